"""Small states made whole: no card is missing, so that a house takes them as the start of a table."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from tablee.games.camelot.pieces import DECK
from tablee.games.camelot.soundness import fault_in
from tablee.games.camelot.state import State


def whole(state: State) -> State:
    """The same situation; what is nowhere lies at the bottom of the pile, where nobody sees it."""
    left = Counter(DECK)
    columns = (*state.hands, *state.characters, *state.laid, state.pile, state.discards)
    left.subtract([card for column in columns for card in column])
    assert min(left.values()) >= 0, f"more cards than the deck has: {left}"
    state = replace(state, pile=(*left.elements(), *state.pile))
    fault = fault_in(state, len(state.hands), state.options)
    assert fault is None, fault
    return state
