"""Sets of equal cards: what may be played, and on what (DAL-03, DAL-30, DAL-31)."""

from __future__ import annotations

from functools import cache

from tablee.core.refusal import Refusal, refused
from tablee.games.dalmuti.moves import PlaySet
from tablee.games.dalmuti.pieces import JOKER, RANKS, Cards, Hand, holds
from tablee.games.dalmuti.state import Trick


def rank_of(cards: Cards) -> int | None:
    """The rank of a set; jokers take the others' rank, alone they are 13 (DAL-03)."""
    rank = min(cards)
    for card in cards:
        if card != rank and card != JOKER:
            return None
    return rank


def refuse_set(cards: Cards, hand: Hand, to_beat: Trick | None) -> Refusal | None:
    """Why these cards may not be played, or None if they may (DAL-30, DAL-31)."""
    if not cards:
        return refused("DAL-30", "no-cards")
    if not holds(hand, cards):
        return refused("DAL-90", "not-held")
    rank = rank_of(cards)
    if rank is None:
        return refused("DAL-30", "unequal-ranks")
    if to_beat is None:
        return None  # the leader may play any set
    if len(cards) != len(to_beat.cards):
        return refused("DAL-31", "wrong-count", wanted=len(to_beat.cards), got=len(cards))
    if rank >= to_beat.rank:  # 1 is the best rank
        return refused("DAL-31", "not-better", rank=rank, to_beat=to_beat.rank)
    return None


def legal_sets(hand: Hand, to_beat: Trick | None) -> list[PlaySet]:
    """Every set `refuse_set` lets through, strongest rank first."""
    jokers = hand[JOKER]
    if to_beat is None:
        ranks, size = RANKS, 0
    else:
        ranks, size = range(1, to_beat.rank), len(to_beat.cards)
    sets: list[PlaySet] = []
    least = size - jokers if size > jokers else 1
    for rank in ranks:
        if hand[rank] >= least:
            sets += sets_of(rank, hand[rank], jokers, size)
    if to_beat is None and jokers:
        sets += sets_of(JOKER, jokers, 0, 0)
    return sets


@cache
def sets_of(rank: int, held: int, jokers: int, size: int) -> tuple[PlaySet, ...]:
    """The sets of one rank with `held` such cards and some jokers; size 0 is any size."""
    return tuple(
        PlaySet((rank,) * numbered + (JOKER,) * wild)
        for numbered in range(1, held + 1)
        for wild in range(jokers + 1)
        if size in (0, numbered + wild)
    )
