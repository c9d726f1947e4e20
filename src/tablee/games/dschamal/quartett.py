"""Das Dschamálquartett: keep what you already have (DSC-72)."""

from __future__ import annotations

from tablee.core.contract import Step, Told
from tablee.games.dschamal.duell import again, shown, void
from tablee.games.dschamal.events import BoutWon
from tablee.games.dschamal.keeping import Events, keep
from tablee.games.dschamal.pieces import is_black, shape_of
from tablee.games.dschamal.race import ranked, receipt, tied
from tablee.games.dschamal.state import Hand, Searching, State, shapes_owned
from tablee.games.dschamal.winning import finish


def judge_quartett(state: State, phase: Searching) -> Step:
    """The faster one's piece is looked at, then the slower one's; the first that fits is kept (DSC-72)."""
    laid = ranked(phase)
    if not laid:
        return void(state, ())
    events: Events = (receipt(state, laid),)
    if len(laid) == 2 and tied(state, laid[0], laid[1]):
        return again(state, "tie", events)
    for hand in laid:
        events = (*events, shown(hand))
        if has_its_shape(state, hand):
            after, kept = keep(state, hand.seat, hand.held)
            return finish(after, hand.seat, (*events, Told(BoutWon(hand.seat, "DSC-72")), *kept))
    return void(state, events)


def has_its_shape(state: State, hand: Hand) -> bool:
    """One coloured piece of a shape its finder already owned; black ones always go back (DSC-72)."""
    if len(hand.held) > 1 or is_black(hand.held[0]):
        return False
    return shape_of(hand.held[0]) in shapes_owned(state, (hand.seat,))
