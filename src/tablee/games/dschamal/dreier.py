"""Der dschamile Dreier: three hands, two places (DSC-61 to DSC-66, DSC-68)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.games.dschamal.duell import (
    again,
    called_camel,
    is_right,
    nobody_pulled,
    shown,
    void,
    win_decisive,
)
from tablee.games.dschamal.events import BoutWon
from tablee.games.dschamal.keeping import Events, keep, keep_middle, let_take, take_one_of
from tablee.games.dschamal.pieces import is_black, shape_of
from tablee.games.dschamal.race import ranked, receipt, tied
from tablee.games.dschamal.state import DECISIVE, Hand, Searching, Seat, State, shapes_owned
from tablee.games.dschamal.winning import finish


def judge_triel(state: State, phase: Searching, chance: Chance) -> Step:
    """The fastest, else the second, else the slowest (DSC-62)."""
    laid = ranked(phase)
    if not laid:
        return nobody_pulled(state, chance)
    events: Events = (receipt(state, laid),)
    if len(laid) > 1 and tied(state, laid[0], laid[1]):
        return again(state, "tie", events)
    events = (*events, shown(laid[0]))
    if fulfils(state, laid[0]):
        return win_triel(state, laid[0], events, chance, second=False)
    if len(laid) == 1:
        return void(state, events)  # two hands stayed in the bag: neither was the slower
    if len(laid) == 3 and tied(state, laid[1], laid[2]):
        return again(state, "tie", events)
    events = (*events, shown(laid[1]))
    if fulfils(state, laid[1]):
        return win_triel(state, laid[1], events, chance, second=True)
    return slowest_wins(state, laid[:2], events)


def fulfils(state: State, hand: Hand) -> bool:
    """A shape one of the three owns, or the called camel (DSC-62); one piece, no false call (DSC-68)."""
    if state.bout.purpose == DECISIVE:
        return is_right(state, hand)
    if called_camel(hand):
        return True
    if hand.called or len(hand.held) > 1 or is_black(hand.held[0]):
        return False
    return shape_of(hand.held[0]) in shapes_owned(state, state.bout.fighters)


def win_triel(state: State, hand: Hand, events: Events, chance: Chance, *, second: bool) -> Step:
    if state.bout.purpose == DECISIVE:
        return _win_decisive(state, hand, events, second)
    others = tuple([seat for seat in state.bout.fighters if seat != hand.seat])
    if called_camel(hand):
        won = (*events, Told(BoutWon(hand.seat, "DSC-65")))
        return let_take(state, hand.seat, others, "DSC-65", won, chance)
    return _win_by_shape(state, hand, others, events)


def _win_by_shape(state: State, hand: Hand, others: tuple[Seat, ...], events: Events) -> Step:
    """The winner keeps it and takes one of that shape from each of the others who has it (DSC-63)."""
    events = (*events, Told(BoutWon(hand.seat, "DSC-63")))
    for other in others:
        state, moved = take_one_of(state, hand.seat, other, shape_of(hand.held[0]))
        events = (*events, *moved)
    after, kept = keep(state, hand.seat, hand.held)
    return finish(after, hand.seat, (*events, *kept))


def _win_decisive(state: State, hand: Hand, events: Events, second: bool) -> Step:
    """The second, being right, gets the decisive piece itself (DSC-66)."""
    if not second:
        return win_decisive(state, hand, events)
    after, kept = keep_middle(state, hand.seat)
    return finish(after, hand.seat, (*events, Told(BoutWon(hand.seat, "DSC-66")), *kept))


def slowest_wins(state: State, laid: tuple[Hand, ...], events: Events) -> Step:
    """The slowest gets the coloured pieces the two others laid (DSC-64, DSC-66)."""
    seats = [hand.seat for hand in laid]
    slowest = next(seat for seat in state.bout.fighters if seat not in seats)
    clause = "DSC-66" if state.bout.purpose == DECISIVE else "DSC-64"
    after, kept = keep(state, slowest, tuple([piece for hand in laid for piece in hand.held]))
    return finish(after, slowest, (*events, Told(BoutWon(slowest, clause)), *kept))
