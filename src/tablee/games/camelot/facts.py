"""What somebody who watches and remembers knows of other people's hands (CAM-60).

A fact says that one of some seats holds a card: surely when it was shown (CAM-13), taken back
(CAM-46) or stolen (CAM-47); with odds after it may have been stolen on, unseen. Facts of one
observer speak of different cards, so dropping one never makes the others untrue.
"""

from __future__ import annotations

from math import gcd

import msgspec

from tablee.core.roles import Seat
from tablee.games.camelot.pieces import Card, Cards

FORGOTTEN = 1_000_000
"""Odds finer than one in that many are not remembered."""


class Known(msgspec.Struct, frozen=True, gc=False):
    """One of these seats holds this card; each with its weight in the odds."""

    card: Card
    holders: tuple[tuple[Seat, int], ...]


Facts = tuple[Known, ...]
AllFacts = tuple[Facts, ...]


def left_hand(known: AllFacts, seat: Seat, card: Card) -> AllFacts:
    """A seat played a card for all to see: the surest fact it can settle is settled."""
    if not any(known):
        return known
    return tuple([_settled(facts, seat, card) for facts in known])


def taken_back(known: AllFacts, seat: Seat, card: Card) -> AllFacts:
    """Everybody saw a seat take this card into its hand."""
    fact = Known(card, ((seat, 1),))
    return tuple([facts if who == seat else (*facts, fact) for who, facts in enumerate(known)])


def hand_shown(known: AllFacts, seat: Seat, hand: Cards) -> AllFacts:
    """Everybody saw a seat's whole hand."""
    seen = tuple([Known(card, ((seat, 1),)) for card in hand])
    return tuple(
        [facts if who == seat else _not_with(facts, seat, hand) + seen for who, facts in enumerate(known)]
    )


def stolen(known: AllFacts, thief: Seat, victim: Seat, hand: Cards, card: Card) -> AllFacts:
    """`card` went from the victim's `hand`; thief and victim saw which, nobody else did."""
    after: list[Facts] = []
    for who, facts in enumerate(known):
        if who == thief:
            after.append(_settled(facts, victim, card))
        elif who == victim:
            after.append((*facts, Known(card, ((thief, 1),))))
        else:
            after.append(tuple([f for fact in facts if (f := _spread(fact, thief, victim, len(hand)))]))
    return tuple(after)


def _settled(facts: Facts, seat: Seat, card: Card) -> Facts:
    fitting = [f for f in facts if f.card == card and any(holder == seat for holder, _ in f.holders)]
    if not fitting:
        return facts
    surest = min(fitting, key=lambda fact: len(fact.holders))
    at = facts.index(surest)
    return facts[:at] + facts[at + 1 :]


def _not_with(facts: Facts, seat: Seat, hand: Cards) -> Facts:
    """Facts that do not concern this seat, now that its whole hand is seen."""
    kept: list[Known] = []
    for fact in facts:
        others = tuple([entry for entry in fact.holders if entry[0] != seat])
        if others == fact.holders or (others and fact.card not in hand):
            kept.append(Known(fact.card, others))
    return tuple(kept)


def _spread(fact: Known, thief: Seat, victim: Seat, size: int) -> Known | None:
    """One of the victim's `size` cards went to the thief: perhaps this one."""
    odds = dict(fact.holders)
    if victim not in odds:
        return fact
    moved = odds[victim]
    odds = {seat: weight * size for seat, weight in odds.items()}
    odds[victim] -= moved
    odds[thief] = odds.get(thief, 0) + moved
    whole = gcd(*odds.values())
    holders = tuple(sorted((seat, weight // whole) for seat, weight in odds.items() if weight))
    return Known(fact.card, holders) if sum(w for _, w in holders) < FORGOTTEN else None
