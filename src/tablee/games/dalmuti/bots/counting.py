"""Counting cards at the Grand Dalmuti: what is still out there, and what could beat a set."""

from __future__ import annotations

from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.pieces import JOKER, Cards, Hand, hand_of
from tablee.games.dalmuti.view import View


def unseen_cards(view: View) -> Hand:
    """The cards in other hands: the deck less one's own hand and all that was played."""
    counts = list(hand_of(deck_for(len(view.order), view.options)))
    own = hand_of(view.hand)
    for rank in range(14):
        counts[rank] -= own[rank] + sum(played[rank] for played in view.played)
    return tuple(counts)


def beaten_by_unseen(rank: int, size: int, unseen: Hand) -> bool:
    """Whether the cards out there could make a better set of that size."""
    jokers = unseen[JOKER]
    return any(unseen[r] and unseen[r] + jokers >= size for r in range(1, rank))


def groups_of(hand: Hand) -> list[Cards]:
    """The hand as the sets it would be shed in; jokers strengthen the strongest group."""
    groups = [(rank,) * hand[rank] for rank in range(1, 13) if hand[rank]]
    jokers = (JOKER,) * hand[JOKER]
    if not groups:
        return [jokers]
    return [groups[0] + jokers, *groups[1:]]
