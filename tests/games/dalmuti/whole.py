"""Small states made whole: no card is missing, so that a house takes them as the start of a table."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.pieces import Cards, cards_of, hand_of
from tablee.games.dalmuti.soundness import fault_in
from tablee.games.dalmuti.state import Playing, State, Trick


def whole(state: State) -> State:
    """The first round in this situation: what nobody holds has been played, what lies first of all.

    Before the first trick nothing is played: hands are filled with what is missing, the worst first.
    """
    seats = len(state.order)
    state = replace(state, round=1, last=None)
    held = [cards_of(hand) for hand in state.hands]
    left = Counter(deck_for(seats, state.options))
    left.subtract([card for cards in held for card in cards])
    assert min(left.values()) >= 0, "more cards than the deck has"
    more = _shared_out(state, held, left)
    if isinstance(state.phase, Playing):
        gained = {seat: seats - 1 - place for place, seat in enumerate(state.out)}
        points = tuple([gained.get(seat, 0) for seat in range(seats)])
        state = replace(state, played=tuple([hand_of(cards) for cards in more]), scores=points, points=points)
    else:
        full = zip(held, more, strict=True)
        state = replace(state, hands=tuple([hand_of((*cards, *added)) for cards, added in full]))
    assert fault_in(state, seats, state.options) is None
    return state


def _shared_out(state: State, held: list[Cards], left: Counter[int]) -> list[Cards]:
    """The cards nobody holds, so that everybody has been dealt as many as the order says (DAL-15)."""
    each, over = divmod(sum(left.values()) + sum(map(len, held)), len(held))
    trick = state.phase.trick if isinstance(state.phase, Playing) else None
    more = [_lying(trick, seat) for seat in range(len(held))]
    left.subtract([card for cards in more for card in cards])
    pile = sorted(left.elements())
    for place, seat in enumerate(state.order):
        missing = each + (place < over) - len(held[seat]) - len(more[seat])
        assert missing >= 0, "more cards than are dealt"
        more[seat] += tuple([pile.pop() for _ in range(missing)])
    return more


def _lying(trick: Trick | None, seat: int) -> Cards:
    return trick.cards if trick is not None and trick.seat == seat else ()
