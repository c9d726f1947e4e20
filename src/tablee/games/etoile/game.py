"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.absent import changes, clocked, hidden, measured, scores, simulated
from tablee.core.chance import Chance
from tablee.core.contract import Standings, Step
from tablee.core.refusal import Refusal, raise_if_refused
from tablee.games.etoile import agreement, playing, refusing, setup, soufflage, turn
from tablee.games.etoile.events import Event
from tablee.games.etoile.meta import META, Options, longest, refuse_options
from tablee.games.etoile.moves import (
    AcceptDraw,
    DeclineDraw,
    Huff,
    Move,
    Oblige,
    OfferDraw,
    Play,
    Resign,
    Touch,
    Waive,
)
from tablee.games.etoile.notation import read_move, write_move
from tablee.games.etoile.offering import offers
from tablee.games.etoile.soundness import fault_in
from tablee.games.etoile.state import Camp, Seat, State
from tablee.games.etoile.turn import due, to_act
from tablee.games.etoile.view import View, guess, view

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
    return setup.draw_camps(seats, options, chance, rules)


Refuse = Callable[[State, Camp, Any], Refusal | None]
Apply = Callable[[State, Camp, Any], Step]

# For each move, as the star has one phase: the section that refuses it, and the section that carries it out.
RULES: dict[type, tuple[Refuse, Apply]] = {
    Play: (turn.refuse_playing, lambda s, camp, m: playing.play(s, m)),
    Touch: (turn.refuse_touching, lambda s, camp, m: playing.touch(s, m)),
    Huff: (turn.refuse_huffing, lambda s, camp, m: soufflage.huff(s, m)),
    Oblige: (lambda s, camp, m: turn.refuse_claimant(s, camp), lambda s, camp, m: soufflage.oblige(s)),
    Waive: (lambda s, camp, m: turn.refuse_waiving(s, camp), lambda s, camp, m: soufflage.waive(s)),
    OfferDraw: (
        lambda s, camp, m: turn.refuse_draw_offer(s, camp),
        lambda s, camp, m: agreement.offer_draw(s),
    ),
    AcceptDraw: (
        lambda s, camp, m: turn.refuse_draw_answer(s, camp),
        lambda s, camp, m: agreement.accept_draw(s, camp),
    ),
    DeclineDraw: (
        lambda s, camp, m: turn.refuse_draw_answer(s, camp),
        lambda s, camp, m: agreement.decline_draw(s, camp),
    ),
    Resign: (lambda s, camp, m: turn.refuse_turn(s, camp), lambda s, camp, m: agreement.resign(s)),
}


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    rule = RULES.get(type(move))
    return refusing.no_move() if rule is None else rule[0](state, state.seats.index(seat), move)


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    raise_if_refused(refuse(state, seat, move))
    return RULES[type(move)][1](state, state.seats.index(seat), move)


def standings(state: State) -> Standings | None:
    return None if state.end is None else state.end.standings
