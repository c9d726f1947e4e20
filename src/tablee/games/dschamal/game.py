"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.absent import changes, hidden, scores
from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step
from tablee.core.refusal import Refusal, raise_if_refused, refused
from tablee.games.dschamal import clocked, keeping, measured, setup, simulated, starting, turm
from tablee.games.dschamal.events import Event
from tablee.games.dschamal.guess import guess
from tablee.games.dschamal.judging import move_hand
from tablee.games.dschamal.meta import META, Options, longest, refuse_options
from tablee.games.dschamal.moves import (
    Build,
    Call,
    Choose,
    Close,
    Feel,
    Give,
    GiveUp,
    Lay,
    LetGo,
    Move,
    Pinch,
    Push,
    Roll,
    Start,
    Take,
)
from tablee.games.dschamal.notation import read_move, write_move
from tablee.games.dschamal.offering import offers
from tablee.games.dschamal.searching import refuse_bag_move
from tablee.games.dschamal.soundness import fault_in
from tablee.games.dschamal.state import (
    Building,
    Cameling,
    Choosing,
    Giving,
    Handing,
    Over,
    Ready,
    Searching,
    Seat,
    State,
    Taking,
)
from tablee.games.dschamal.turns import due, to_act
from tablee.games.dschamal.view import View, view

__all__ = [
    "META",
    "Event",
    "Move",
    "Options",
    "State",
    "View",
    "apply",
    "changes",
    "clocked",
    "deal",
    "due",
    "fault_in",
    "guess",
    "hidden",
    "longest",
    "measured",
    "offers",
    "read_move",
    "refuse",
    "refuse_options",
    "scores",
    "simulated",
    "standings",
    "to_act",
    "view",
    "write_move",
]


def deal(seats: int, options: Options, chance: Chance, rules: int = META.rules) -> Step:
    raise_if_refused(refuse_options(seats, options))
    return setup.set_up(seats, options, chance, rules)


Refuse = Callable[[State, Any, Seat, Any], Refusal | None]
Apply = Callable[[State, Any, Seat, Any, Chance], Step]

# For each phase and move: the section that refuses it, and the section that carries it out.
RULES: dict[tuple[type, type], tuple[Refuse, Apply]] = {
    (Choosing, Choose): (
        setup.refuse_choice,
        lambda s, phase, seat, m, chance: setup.choose(s, phase, seat, m),
    ),
    (Ready, Start): (
        lambda s, phase, seat, m: starting.refuse_start(s, seat, m),
        lambda s, phase, seat, m, chance: starting.start(s, seat, m, chance),
    ),
    **{
        (Searching, move): (refuse_bag_move, move_hand)
        for move in (Feel, Push, Close, Pinch, Roll, LetGo, Call, Lay, GiveUp)
    },
    (Taking, Take): (keeping.refuse_take, lambda s, phase, seat, m, chance: keeping.take(s, phase, m)),
    (Giving, Give): (keeping.refuse_gift, lambda s, phase, seat, m, chance: keeping.give(s, phase, m)),
    (Handing, Give): (turm.refuse_handing, lambda s, phase, seat, m, chance: turm.hand_on(s, phase, m)),
    (Cameling, Give): (turm.refuse_camel, lambda s, phase, seat, m, chance: turm.use_camel(s, phase, m)),
    (Cameling, Take): (turm.refuse_camel, lambda s, phase, seat, m, chance: turm.use_camel(s, phase, m)),
    (Building, Build): (turm.refuse_building, lambda s, phase, seat, m, chance: turm.build(s, phase, m)),
}


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    phase = state.phase
    rule = RULES.get((type(phase), type(move)))
    if rule is None:
        return refused("DSC-90", "not-now", phase=str(phase.__struct_config__.tag))
    return rule[0](state, phase, seat, move)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    raise_if_refused(refuse(state, seat, move))
    phase = state.phase
    return RULES[type(phase), type(move)][1](state, phase, seat, move, chance)


def standings(state: State) -> Standings | None:
    return state.phase.standings if isinstance(state.phase, Over) else None
