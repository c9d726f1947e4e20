"""The 110 cards and the tokens as data (CAM-01 to CAM-04).

A card is its name: "red-4", "squire-2", "riposte"; equal cards are not told apart.
Hands are tuples in the order of the deck; characters are tuples in the order of play.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from typing import Annotated

import msgspec

from tablee.core.roles import role

Card = Annotated[str, role("card")]
Cards = tuple[Card, ...]
Colour = Annotated[str, role("colour")]

COLOURS: tuple[Colour, ...] = ("purple", "red", "blue", "yellow", "green")
TOKENS_OF_A_COLOUR = 5
CHANGING: tuple[Colour, ...] = ("red", "blue", "yellow")  # what CAM-42 turns into one another


class Kind(msgspec.Struct, frozen=True):
    """A sort of card: `group` is "colour", "support" or "action"; action cards have no value."""

    card: Card
    group: str
    count: int
    value: int = 0
    colour: Colour = ""


def _colour(colour: Colour, *counts: tuple[int, int]) -> tuple[Kind, ...]:
    return tuple(Kind(f"{colour}-{value}", "colour", count, value, colour) for value, count in counts)


KINDS: tuple[Kind, ...] = (
    *_colour("purple", (3, 4), (4, 4), (5, 4), (7, 2)),
    *_colour("red", (3, 6), (4, 6), (5, 2)),
    *_colour("blue", (2, 4), (3, 4), (4, 4), (5, 2)),
    *_colour("yellow", (2, 4), (3, 8), (4, 2)),
    *_colour("green", (1, 14)),
    Kind("squire-2", "support", 8, 2),
    Kind("squire-3", "support", 8, 3),
    Kind("lady-6", "support", 4, 6),
    Kind("desarconne", "action", 1),
    Kind("changement-d-arme", "action", 1),
    Kind("maladresse", "action", 1),
    Kind("lance-brisee", "action", 1),
    Kind("riposte", "action", 3),
    Kind("esquive", "action", 1),
    Kind("retraite", "action", 1),
    Kind("chute", "action", 2),
    Kind("feinte", "action", 1),
    Kind("charge", "action", 1),
    Kind("contre-charge", "action", 1),
    Kind("disgrace", "action", 1),
    Kind("adaptation", "action", 1),
    Kind("finesse", "action", 1),
    Kind("bouclier", "action", 1),
    Kind("assomme", "action", 1),
    Kind("lancelot", "action", 1),
)
DECK: Cards = tuple(kind.card for kind in KINDS for _ in range(kind.count))

LADY: Card = "lady-6"
BOUCLIER: Card = "bouclier"
ASSOMME: Card = "assomme"
LANCELOT: Card = "lancelot"
LAID: frozenset[Card] = frozenset((BOUCLIER, ASSOMME))  # they lie beside a character (CAM-40)

PLACE: dict[Card, int] = {kind.card: place for place, kind in enumerate(KINDS)}
VALUE: dict[Card, int] = {kind.card: kind.value for kind in KINDS if kind.group != "action"}
COLOUR: dict[Card, Colour] = {kind.card: kind.colour for kind in KINDS if kind.group == "colour"}
SUPPORT: frozenset[Card] = frozenset(kind.card for kind in KINDS if kind.group == "support")
ACTIONS: Cards = tuple(kind.card for kind in KINDS if kind.group == "action")

_place = PLACE.__getitem__


def in_order(cards: Iterable[Card]) -> Cards:
    return tuple(sorted(cards, key=_place))


def with_card(hand: Cards, card: Card) -> Cards:
    at = bisect_left(hand, PLACE[card], key=_place)
    return (*hand[:at], card, *hand[at:])


def without(hand: Cards, card: Card) -> Cards:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def less(cards: Iterable[Card], taken: Iterable[Card]) -> list[Card]:
    """The cards that are left when others are taken out, as far as they are there."""
    left = list(cards)
    for card in taken:
        if card in left:
            left.remove(card)
    return left
