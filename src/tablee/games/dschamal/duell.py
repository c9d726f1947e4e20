"""Duell um Dschamál: what the faster one's piece leads to (DSC-13, DSC-14, DSC-20 to DSC-31)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.games.dschamal.events import BoutRepeated, BoutVoid, BoutWon, PiecesShown
from tablee.games.dschamal.keeping import Events, keep, keep_middle, let_give, let_take, take_one_of
from tablee.games.dschamal.pieces import CAMEL, Pieces, coloured, is_black, shape_of
from tablee.games.dschamal.race import ranked, receipt, tied
from tablee.games.dschamal.state import (
    DECISIVE,
    DUEL,
    Bout,
    Hand,
    Ready,
    Searching,
    Seat,
    State,
    shapes_owned,
)
from tablee.games.dschamal.winning import finish, make_ready, repeat


def shown(hand: Hand) -> Told:
    return Told(PiecesShown(hand.seat, hand.held, hand.called))


def judge_duel(state: State, phase: Searching, chance: Chance) -> Step:
    laid = ranked(phase)
    if not laid:
        return nobody_pulled(state, chance)
    events: Events = (receipt(state, laid),)
    if len(laid) == 2 and tied(state, laid[0], laid[1]):
        return again(state, "tie", events)
    first = laid[0]
    events = (*events, shown(first))
    if called_wrongly(first) and (slower := also_wrong(state, phase, first)) is not None:
        laid_too = (shown(slower),) if slower.held else ()
        return again(state, "wrong-calls", (*events, *laid_too))  # DSC-26
    other = next(seat for seat in state.bout.fighters if seat != first.seat)
    if state.bout.purpose == DECISIVE:
        return judge_decisive(state, first, other, events)
    return judge_first(state, first, other, events, chance)


def again(state: State, reason: str, events: Events) -> Step:
    """Both put back what they pulled, and the duel starts anew (DSC-14)."""
    return repeat(state, (*events, Told(BoutRepeated(state.bout.fighters, reason))))


def called_wrongly(hand: Hand) -> bool:
    return hand.called and hand.held != (CAMEL,)


def also_wrong(state: State, phase: Searching, first: Hand) -> Hand | None:
    """The other hand, if it has called for nothing too, whether it laid or was stopped before (DSC-26).

    By version 1 of the rules a hand that was stopped had never called.
    """
    other = next(hand for hand in phase.hands if hand.seat != first.seat)
    counts = state.rules > 1 or other in ranked(phase)
    return other if counts and called_wrongly(other) else None


def called_camel(hand: Hand) -> bool:
    return hand.called and hand.held == (CAMEL,)


def judge_first(state: State, first: Hand, other: Seat, events: Events, chance: Chance) -> Step:
    """The eight cases, in the order in which one excludes the next (DSC-20 to DSC-28)."""
    if len(first.held) > 1:
        return _goes_to(state, other, first.held, "DSC-27", events)
    piece = first.held[0]
    if called_camel(first):
        return let_take(state, first.seat, (other,), "DSC-22", _won(events, first.seat, "DSC-22"), chance)
    if first.called and not is_black(piece):
        return _goes_to(state, other, (piece,), "DSC-26", events)
    if first.called:
        return let_give(state, first.seat, other, _won(events, other, "DSC-26"), chance)
    if is_black(piece):
        clause = "DSC-25" if piece == CAMEL else "DSC-24"
        return let_take(state, other, (first.seat,), clause, _won(events, other, clause), chance)
    return _judge_shape(state, first.seat, other, piece, events)


def _judge_shape(state: State, first: Seat, other: Seat, piece: int, events: Events) -> Step:
    """A coloured piece, not called: whose shape is it (DSC-20, DSC-21, DSC-23)?"""
    shape = shape_of(piece)
    if shape in shapes_owned(state, (first,)):
        return _goes_to(state, first, (piece,), "DSC-20", events)
    if shape in shapes_owned(state, (other,)):
        state, moved = take_one_of(state, first, other, shape)
        return _goes_to(state, first, (piece,), "DSC-21", events, moved)
    return _goes_to(state, other, (piece,), "DSC-23", events)


def _won(events: Events, seat: Seat, clause: str) -> Events:
    return (*events, Told(BoutWon(seat, clause)))


def _goes_to(
    state: State, winner: Seat, pieces: Pieces, clause: str, events: Events, moved: Events = ()
) -> Step:
    after, kept = keep(state, winner, pieces)
    return finish(after, winner, (*_won(events, winner, clause), *moved, *kept))


def nobody_pulled(state: State, chance: Chance) -> Step:
    """A decisive piece of a shape nobody owns is laid in the middle, once (DSC-31)."""
    everybody = tuple(range(state.seats))
    free = [p for p in coloured(state.bag) if shape_of(p) not in shapes_owned(state, everybody)]
    if state.bout.purpose != DUEL or not free:
        return void(state, ())
    piece = free[chance.below(len(free))]
    bout = Bout(state.bout.number + 1, state.bout.fighters, DECISIVE, piece)
    bag = tuple([p for p in state.bag if p != piece])
    return make_ready(state, replace(state, bag=bag, bout=bout, phase=Ready()), None, ())


def void(state: State, events: Events) -> Step:
    """Nobody wins; the next ones follow (DSC-31)."""
    return finish(state, None, (*events, Told(BoutVoid(state.bout.fighters))))


def is_right(state: State, hand: Hand) -> bool:
    """The decisive shape, or the camel, called (DSC-31)."""
    if called_camel(hand):
        return True
    assert state.bout.middle is not None
    alone = len(hand.held) == 1 and not hand.called
    return alone and shape_of(hand.held[0]) == shape_of(state.bout.middle)


def judge_decisive(state: State, first: Hand, other: Seat, events: Events) -> Step:
    if is_right(state, first):
        return win_decisive(state, first, events)
    after, kept = keep_middle(state, other)
    return finish(after, other, (*_won(events, other, "DSC-31"), *kept))


def win_decisive(state: State, hand: Hand, events: Events) -> Step:
    """Whoever finds the shape keeps the piece they pulled; the camel brings the decisive piece (DSC-31)."""
    if called_camel(hand):
        after, kept = keep_middle(state, hand.seat)
    else:
        after, kept = keep(state, hand.seat, hand.held)
    return finish(after, hand.seat, (*_won(events, hand.seat, "DSC-31"), *kept))


def judge_reach(state: State, phase: Searching) -> Step:
    """Alone in the bag: a coloured piece of a shape that no player owns may be kept (DSC-30)."""
    laid = ranked(phase)
    winner = state.bout.fighters[0]
    if not laid:
        return finish(state, winner, ())
    hand = laid[0]
    owned = shapes_owned(state, tuple(range(state.seats)))
    if len(hand.held) > 1 or is_black(hand.held[0]) or shape_of(hand.held[0]) in owned:
        return finish(state, winner, (shown(hand),))
    after, kept = keep(state, winner, hand.held)
    return finish(after, winner, (shown(hand), *kept))
