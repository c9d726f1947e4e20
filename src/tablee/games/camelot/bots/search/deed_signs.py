"""What a seat's last deeds in each colour say about a card in its hand (`deeds.py`).

Thrifty players put down the smallest card that is enough: a smaller one that would have been enough was not
there then. Whoever left a tournament it could have won lacked cards of that colour, and support. Both fade
with every tournament since.
"""

from __future__ import annotations

from typing import NamedTuple

from tablee.games.camelot.deeds import NOTHING, Deed
from tablee.games.camelot.pieces import COLOUR, COLOURS, LADY, SUPPORT, VALUE, Card, Colour
from tablee.games.camelot.state import Seat
from tablee.games.camelot.view import View

LONG, LONGER = 6, 8  # tournaments after which it no longer matters how many more
FAR = 4  # steps of three points: that much or more was lacking


class Recalled(NamedTuple):
    ago: int  # tournaments
    deed: Deed


def recalled(view: View, seat: Seat, card: Card) -> list[str]:
    """The signs by name."""
    found = _absent(view, seat, card)
    return [*found, *(_of_colour(view, seat, card) if card in COLOUR else _of_any(view, seat, card))]


def last_deed(view: View, seat: Seat, colour: Colour) -> Recalled | None:
    """What a seat last did in a colour, in this tournament or an earlier one."""
    if colour == view.colour and view.deeds and view.deeds[seat] != NOTHING:
        return Recalled(0, view.deeds[seat])
    for past in view.past:
        if past.colour == colour and past.deeds and past.deeds[seat] != NOTHING:
            return Recalled(view.tournament - past.tournament, past.deeds[seat])
    return None


def _absent(view: View, seat: Seat, card: Card) -> list[str]:
    """It would have been enough and smaller than what was put down instead."""
    if card not in VALUE or card == LADY:
        return []
    colours = COLOURS if card in SUPPORT else (COLOUR[card],)
    deeds = [(colour, last_deed(view, seat, colour)) for colour in colours]
    spared = [found.ago for colour, found in deeds if found and _spared(found.deed, colour, card)]
    kind = "support" if card in SUPPORT else "colour"
    return [f"spared {kind} {min(LONG, *spared)} {min(4, view.counts[seat] // 3)}"] if spared else []


def _spared(deed: Deed, colour: Colour, card: Card) -> bool:
    adds = 1 if colour == "green" else VALUE[card]
    return max(1, deed.lacked) <= adds and VALUE[card] < deed.card


def _of_colour(view: View, seat: Seat, card: Card) -> list[str]:
    colour = COLOUR[card]
    found = last_deed(view, seat, colour)
    if found is None:
        return ["never"]
    ago, deed = found
    wanted = "wants" if wants(view, seat, colour) else "has"
    paid = (VALUE[card] > deed.card) - (VALUE[card] < deed.card)
    signs = [f"paid {min(LONGER, ago)} {paid}"] if deed.card else []
    if not deed.left:
        return [*signs, f"stayed {min(LONG, ago)} {wanted} {paid}"]
    came = "came" if deed.card else "idle"
    return [
        *signs,
        f"left {min(LONGER, ago)} {wanted} {came}",
        f"left {min(LONGER, ago) // 2} {wanted} short {min(FAR, deed.left // 3)} {VALUE[card]}",
    ]


def _of_any(view: View, seat: Seat, card: Card) -> list[str]:
    """Support and action cards could have helped in the last tournament worth winning that it left."""
    deeds = [last_deed(view, seat, colour) for colour in COLOURS if wants(view, seat, colour)]
    left = [found for found in deeds if found and found.deed.left]
    if not left:
        return []
    ago, deed = min(left, key=lambda found: found.ago)
    kind, came = card if card in SUPPORT else "action", "came" if deed.card else "idle"
    return [
        f"left {kind} {min(LONGER, ago)} {came}",
        f"left {kind} {min(LONGER, ago) // 2} short {min(FAR, deed.left // 3)}",
    ]


def wants(view: View, seat: Seat, colour: Colour) -> bool:
    return colour == "purple" or colour not in view.tokens[seat]
