"""A search looked at again once it is over: lights on, and every hand's way through the bag.

It is made from the search itself; nothing of it is told before the last hand is out (DSC-81).
"""

from __future__ import annotations

import msgspec

from tablee.games.dschamal.lying import WIDTH, Layout, distance
from tablee.games.dschamal.moves import GiveUp, Lay, Move
from tablee.games.dschamal.pieces import Form, Pieces, form_of
from tablee.games.dschamal.searching import use_hand
from tablee.games.dschamal.sought import sought
from tablee.games.dschamal.starting import at_rim
from tablee.games.dschamal.state import IN, Hand, Searching, Seat, State, Trace


class HandRetold(msgspec.Struct, frozen=True, gc=False):
    """One hand's way; `met` is when it first had a piece it could win with under its finger, if ever.

    `status` and `ms`: how and when it left the bag.
    """

    seat: Seat
    trail: tuple[Trace, ...]
    status: str
    ms: int
    took: Pieces
    met: int | None


class SearchRetold(msgspec.Struct, frozen=True, gc=False, tag="search"):
    """Where everything lay at the end, what was laid included, and what each hand did."""

    number: int
    width: int
    layout: Layout
    hands: tuple[HandRetold, ...]


def retold(state: State, seat: Seat, move: Move) -> SearchRetold | None:
    """The search this move ends; None for any other move."""
    phase = state.phase
    if not isinstance(phase, Searching) or not isinstance(move, Lay | GiveUp):
        return None
    if [hand.seat for hand in phase.hands if hand.status == IN] != [seat]:
        return None
    after, _ = use_hand(phase, seat, move, state.rules)
    layout = (*after.layout, *[lying for hand in after.hands for lying in hand.took])
    hands = tuple([_hand(state, hand, layout) for hand in after.hands])
    return SearchRetold(state.bout.number, WIDTH, layout, hands)


def _hand(state: State, hand: Hand, layout: Layout) -> HandRetold:
    good = sought(state.options, state.bout, state.owned, hand.seat).pieces
    met = _met(hand.trail, layout, frozenset(map(form_of, good)))
    trail = (Trace(*at_rim(state, hand.seat), 0), *hand.trail)
    return HandRetold(hand.seat, trail, hand.status, hand.clock, hand.held, met)


def _met(trail: tuple[Trace, ...], layout: Layout, good: frozenset[Form]) -> int | None:
    """As things lay at the end: what was pushed about is counted where it came to lie."""
    wanted = [lying for lying in layout if form_of(lying.piece) in good]
    over = (at.ms for at in trail if any(distance(lying, at.x, at.y) <= 0 for lying in wanted))
    return next(over, None)
