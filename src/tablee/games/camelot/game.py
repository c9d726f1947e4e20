"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.absent import changes, clocked, measured, scores, simulated
from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step
from tablee.core.refusal import Refusal, raise_if_refused
from tablee.games.camelot import dealing, keeping, reactions, starting, turn, winning, withdrawing
from tablee.games.camelot.events import Event
from tablee.games.camelot.guess import guess
from tablee.games.camelot.meta import META, Options, longest, refuse_options
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.notation import read_move, write_move
from tablee.games.camelot.offering import offers
from tablee.games.camelot.soundness import fault_in
from tablee.games.camelot.state import (
    Keeping,
    Losing,
    Naming,
    Over,
    Playing,
    Reacting,
    Seat,
    State,
    Taking,
)
from tablee.games.camelot.turns import due, hidden, to_act
from tablee.games.camelot.view import View, view

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
    return dealing.deal_cards(seats, options, chance, rules)


Refuse = Callable[[State, Any, Seat, Any], Refusal | None]
Apply = Callable[[State, Any, Seat, Any, Chance], Step]

# For each phase and move: the section that refuses it, and the section that carries it out.
RULES: dict[tuple[type, type], tuple[Refuse, Apply]] = {
    (Playing, PlayCard): (
        turn.refuse_playing,
        lambda s, phase, seat, m, chance: turn.play_card(s, phase.turn, m.card),
    ),
    (Playing, PlayAction): (
        reactions.refuse_announcing,
        lambda s, phase, seat, m, chance: reactions.announce(s, phase.turn, m, chance),
    ),
    (Playing, Stay): (
        lambda s, phase, seat, m: turn.refuse_staying(s, phase.turn, seat),
        lambda s, phase, seat, m, chance: turn.stay(s, phase.turn, chance),
    ),
    (Playing, Withdraw): (
        lambda s, phase, seat, m: withdrawing.refuse_withdrawing(s, phase.turn, seat),
        lambda s, phase, seat, m, chance: withdrawing.withdraw(s, seat, chance),
    ),
    (Reacting, LetPass): (
        lambda s, phase, seat, m: reactions.refuse_answer(s, phase, seat),
        reactions.let_pass,
    ),
    (Reacting, PlayLancelot): (
        lambda s, phase, seat, m: reactions.refuse_lancelot(s, phase, seat),
        lambda s, phase, seat, m, chance: reactions.play_lancelot(s, phase, seat),
    ),
    (Naming, NameColour): (
        starting.refuse_naming,
        lambda s, phase, seat, m, chance: starting.name_colour(s, seat, m, chance),
    ),
    (Keeping, Keep): (
        keeping.refuse_keeping,
        lambda s, phase, seat, m, chance: keeping.keep(s, phase, seat, m),
    ),
    (Losing, LoseToken): (
        withdrawing.refuse_loss,
        lambda s, phase, seat, m, chance: withdrawing.lose_token(s, seat, m, chance),
    ),
    (Taking, TakeToken): (
        winning.refuse_taking,
        lambda s, phase, seat, m, chance: winning.take_token(s, seat, m, chance),
    ),
}


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    phase = state.phase
    rule = RULES.get((type(phase), type(move)))
    return reactions.not_now(phase, move) if rule is None else rule[0](state, phase, seat, move)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    raise_if_refused(refuse(state, seat, move))
    phase = state.phase
    return RULES[type(phase), type(move)][1](state, phase, seat, move, chance)


def standings(state: State) -> Standings | None:
    return winning.places(state) if isinstance(state.phase, Over) else None
