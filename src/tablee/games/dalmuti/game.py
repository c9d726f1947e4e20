"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.absent import clocked, measured, simulated
from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step
from tablee.core.refusal import Refusal, raise_if_refused, refused
from tablee.games.dalmuti import dealing, play, revolution, taxes
from tablee.games.dalmuti.changes import changes
from tablee.games.dalmuti.events import Event
from tablee.games.dalmuti.guess import guess
from tablee.games.dalmuti.meta import META, Options, longest, refuse_options
from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    KeepSilent,
    Move,
    OfferSwap,
    Pass,
    PlaySet,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.notation import read_move, write_move
from tablee.games.dalmuti.offering import offers
from tablee.games.dalmuti.round_end import places
from tablee.games.dalmuti.soundness import fault_in
from tablee.games.dalmuti.state import Calling, Over, Playing, Seat, Slipping, State, Taxing
from tablee.games.dalmuti.turns import due, hidden, to_act
from tablee.games.dalmuti.view import View, view

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
    return dealing.deal_first_round(seats, options, rules, chance)


Refuse = Callable[[State, Any, Seat, Any], Refusal | None]
Apply = Callable[[State, Any, Seat, Any, Chance], Step]

# For each phase and move: the section that refuses it, and the section that carries it out.
RULES: dict[tuple[type, type], tuple[Refuse, Apply]] = {
    (Playing, PlaySet): (play.refuse_playing, play.play_set),
    (Playing, Pass): (play.refuse_passing, play.pass_turn),
    (Calling, KeepSilent): (
        lambda s, phase, seat, m: revolution.refuse_calling(phase, seat),
        lambda s, phase, seat, m, chance: revolution.keep_silent(s, phase, seat),
    ),
    (Calling, Declare): (
        lambda s, phase, seat, m: revolution.refuse_declaring(s, phase, seat),
        lambda s, phase, seat, m, chance: revolution.declare(s, seat),
    ),
    (Taxing, GiveTax): (
        taxes.refuse_tax,
        lambda s, phase, seat, m, chance: taxes.give_tax(s, phase, seat, m),
    ),
    (Taxing, OfferSwap): (
        taxes.refuse_offer,
        lambda s, phase, seat, m, chance: taxes.offer_swap(s, phase, seat, m),
    ),
    (Taxing, SkipSwap): (
        lambda s, phase, seat, m: taxes.refuse_swap(s, phase, seat),
        lambda s, phase, seat, m, chance: taxes.skip_swap(s, phase, seat),
    ),
    (Taxing, AnswerSwap): (
        taxes.refuse_answer,
        lambda s, phase, seat, m, chance: taxes.answer_swap(s, phase, seat, m),
    ),
    (Slipping, SettleSlip): (
        lambda s, phase, seat, m: dealing.refuse_settling(s, seat),
        lambda s, phase, seat, m, chance: dealing.settle_slip(s, seat, m, chance),
    ),
}


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    phase = state.phase
    rule = RULES.get((type(phase), type(move)))
    if rule is None:
        return refused("DAL-90", "not-now", phase=str(phase.__struct_config__.tag))
    return rule[0](state, phase, seat, move)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    raise_if_refused(refuse(state, seat, move))
    phase = state.phase
    return RULES[type(phase), type(move)][1](state, phase, seat, move, chance)


def standings(state: State) -> Standings | None:
    return places(state.scores) if isinstance(state.phase, Over) else None


def scores(state: State) -> tuple[int, ...]:
    return state.scores
