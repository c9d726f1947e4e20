"""The wiring: every move to its section of the rule book. No rule lives here."""

from __future__ import annotations

from tablee.core.absent import changes, clocked, hidden, measured, simulated
from tablee.core.chance import Chance
from tablee.core.contract import Due, Standings, Step
from tablee.core.refusal import MoveRefused, Refusal, refused
from tablee.games.etoile import agreement, playing, refusing, setup, soufflage, turn
from tablee.games.etoile.events import Event
from tablee.games.etoile.meta import META, Options, refuse_options
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
from tablee.games.etoile.state import Seat, State
from tablee.games.etoile.turn import to_act
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
    "measured",
    "offers",
    "read_move",
    "refuse",
    "refuse_options",
    "simulated",
    "standings",
    "to_act",
    "view",
    "write_move",
]


def deal(seats: int, options: Options, chance: Chance, rules: int = META.rules) -> Step:
    refusal = refuse_options(seats, options)
    if refusal is not None:
        raise MoveRefused(refusal)
    return setup.draw_camps(seats, options, chance, rules)


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why this seat may not make this move now, or None if it may."""
    camp = state.seats.index(seat)
    match move:
        case AcceptDraw() | DeclineDraw():
            return turn.refuse_over(state) or agreement.refuse_answer(state, camp)
        case Waive():
            return turn.refuse_over(state) or soufflage.refuse_owner(state, camp)
        case Oblige():
            return turn.refuse_claimant(state, camp)
    return turn.refuse_turn(state, camp) or _refuse_in_turn(state, move)


def _refuse_in_turn(state: State, move: Move) -> Refusal | None:
    match move:
        case Play():
            return refusing.refuse_play(state, move)
        case Touch():
            return refusing.refuse_touch(state, move)
        case Huff():
            return soufflage.refuse_huff(state, move)
        case OfferDraw():
            return agreement.refuse_offer(state)
        case Resign():
            return None
    return refused("ETO-90", "no-landing-cell")


def apply(state: State, seat: Seat, move: Move, chance: Chance) -> Step:
    refusal = refuse(state, seat, move)
    if refusal is not None:
        raise MoveRefused(refusal)
    match move:
        case AcceptDraw():
            return agreement.accept_draw(state, state.seats.index(seat))
        case DeclineDraw():
            return agreement.decline_draw(state, state.seats.index(seat))
        case Waive():
            return soufflage.waive(state)
    return _apply_in_turn(state, move)


def _apply_in_turn(state: State, move: Play | Touch | Huff | Oblige | OfferDraw | Resign) -> Step:
    match move:
        case Play():
            return playing.play(state, move)
        case Touch():
            return playing.touch(state, move)
        case Huff():
            return soufflage.huff(state, move)
        case Oblige():
            return soufflage.oblige(state)
        case OfferDraw():
            return agreement.offer_draw(state)
        case Resign():
            return agreement.resign(state)


def due(state: State) -> Due | None:
    """Nothing happens by itself on the star; clocks belong to the table."""
    return None


def standings(state: State) -> Standings | None:
    return None if state.end is None else state.end.standings
