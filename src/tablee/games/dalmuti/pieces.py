"""The deck as data, and hands of cards as counts (DAL-01 to DAL-03).

A card is its rank: 1 (the best) to 12, and 13 for a joker; equal cards are not told apart.
A hand is a tuple of counts: `hand[rank]` cards of that rank, `hand[0]` cards in all.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated

from tablee.core.roles import role

Card = Annotated[int, role("card")]
Cards = tuple[Card, ...]
Set = Annotated[Cards, role("set")]
"""Cards of one rank, as they are played."""
Hand = tuple[int, ...]

RANKS = range(1, 13)
JOKER: Card = 13
EMPTY: Hand = (0,) * 14


@lru_cache(maxsize=8)  # of what is left out there are few ways
def deck(without: tuple[int, ...] = ()) -> Cards:
    """k copies of each rank k, and two jokers (DAL-01), less the ranks left in the box."""
    left_out = frozenset(without)
    numbered = tuple(rank for rank in RANKS if rank not in left_out for _ in range(rank))
    return (*numbered, JOKER, JOKER)


def hand_of(cards: Iterable[Card]) -> Hand:
    counts = [0] * 14
    for card in cards:
        counts[card] += 1
        counts[0] += 1
    return tuple(counts)


@lru_cache(maxsize=4096)  # four of five hands stay the same from one move to the next
def cards_of(hand: Hand) -> Cards:
    """The cards of a hand, best first, jokers last (DAL-21)."""
    return tuple(rank for rank in range(1, 14) for _ in range(hand[rank]))


def without(hand: Hand, cards: Iterable[Card]) -> Hand:
    counts = list(hand)
    for card in cards:
        counts[card] -= 1
        counts[0] -= 1
    return tuple(counts)


def with_cards(hand: Hand, cards: Iterable[Card]) -> Hand:
    counts = list(hand)
    for card in cards:
        counts[card] += 1
        counts[0] += 1
    return tuple(counts)


def holds(hand: Hand, cards: Cards) -> bool:
    """More cards than the hand has are not even looked at: a stranger may name a million."""
    if len(cards) > hand[0]:
        return False
    return not [card for card in cards if not 0 < card < 14 or cards.count(card) > hand[card]]
