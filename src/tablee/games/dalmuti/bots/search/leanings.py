"""Who is likely to hold what: how played cards, passes, taxes and the size of a hand weigh on a guess.

A fair guess deals unseen cards in proportion to the room in each hand. Here every seat also leans
towards or away from a card by what everybody saw it do: somebody who has played 9s rarely keeps another
one, Dalmutis have had the péons' best cards, who passed has no cheap answer. How much each of these
weighs was fitted to games of the readable players (`tests/games/dalmuti/bench/beliefs.py`, one command).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from tablee.games.dalmuti.knowledge import taxes_done
from tablee.games.dalmuti.pieces import JOKER, Card
from tablee.games.dalmuti.state import Seat
from tablee.games.dalmuti.view import View

BOUNDS = (0, 1, 2, 4, 7)  # how many cards: none, one, two, up to four, up to seven, more
Weights = dict[str, float]
"""The logarithm by which a sign makes a seat likelier to hold a card."""


@lru_cache(maxsize=1)
def fitted() -> Weights:
    text = files(__package__).joinpath("leanings.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, float])


def signs(view: View, seat: Seat, card: Card, taxed: bool) -> list[str]:
    """What speaks for or against this seat holding this card, by name."""
    played = view.played[seat]
    stronger = sum(played[1:card]) if card < JOKER else played[0]
    weaker = sum(played[card + 1 : JOKER])
    told = [
        f"same {card == JOKER} {min(played[card], 2)}",
        f"stronger {grade(stronger)} {card // 3}",
        f"weaker {grade(weaker)} {card // 3}",
        f"left {grade(view.counts[seat])} {card}",
    ]
    if taxed:
        told.append(f"place {standing(view, seat)} {card}")
    if view.trick is not None and seat in view.passed:
        beats = "joker" if card == JOKER else "better" if card < view.trick.rank else "worse"
        told.append(f"passed {min(len(view.trick.cards), 4)} {beats}")
    return told


def grade(many: int) -> int:
    return sum([many > bound for bound in BOUNDS])


def standing(view: View, seat: Seat) -> str:
    """A Dalmuti, a péon, or one of the people."""
    place, last = view.order.index(seat), len(view.order) - 1
    if place < 2:
        return f"top {place}"
    return f"bottom {last - place}" if last - place < 2 else "people"


def leaning(view: View, seat: Seat, card: Card, weights: Weights, taxed: bool) -> float:
    return sum([weights.get(sign, 0.0) for sign in signs(view, seat, card, taxed)])


def is_taxed(view: View) -> bool:
    return taxes_done(view)
