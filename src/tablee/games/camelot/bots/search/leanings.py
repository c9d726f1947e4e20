"""Who is likely to hold what: how colours, tokens, withdrawals and the size of a hand weigh on a guess.

A fair guess deals unseen cards in proportion to the room in each hand and in the pile. Here every hand
also leans towards or away from a card by what everybody sees of its player: whoever opened in blue holds
blue, whoever left holds little of the colour, a thief's card is played as soon as it is drawn, and of a
colour won already cards are kept; and by what it did before (`deed_signs.py`). How much each of these weighs
depends on the kind of player it is taken for (`player_kinds.py`): a card that was spared says much of one
that always pays with the smallest. It was fitted to games of the readable players
(`tests/games/camelot/bench/beliefs.py`, one command).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files

import msgspec

from tablee.games.camelot.bots.search.deed_signs import recalled
from tablee.games.camelot.bots.search.player_kinds import KINDS
from tablee.games.camelot.pieces import COLOUR, LADY, SUPPORT, VALUE, Card
from tablee.games.camelot.state import Seat
from tablee.games.camelot.view import View

BOUNDS = (3, 6, 9, 13)  # how many cards: up to three, up to six, up to nine, up to thirteen, more
Weights = dict[str, float]
"""The logarithm by which a sign makes a seat likelier to hold a card than the pile."""


@lru_cache(maxsize=1)
def fitted() -> dict[str, Weights]:
    """By the kind of player; in the file a sign's first word is the kind."""
    text = files(__package__).joinpath("leanings.json").read_bytes()
    found: dict[str, Weights] = {kind: {} for kind in KINDS}
    for name, weight in msgspec.json.decode(text, type=dict[str, float]).items():
        kind, _, sign = name.partition(" ")
        found[kind][sign] = weight
    return found


def signs(view: View, seat: Seat, card: Card) -> list[str]:
    """What speaks for or against this seat holding this card, by name."""
    sort, doing = sort_of(view, seat, card), doing_of(view, seat)
    hand = sum([view.counts[seat] > bound for bound in BOUNDS])
    return [
        f"card {card}",
        f"{sort} {VALUE.get(card, 0)} {doing}",
        f"{sort} hand {hand}",
        f"{sort} column {min(len(view.characters[seat]), 6)} {doing}",
        f"{sort} tokens {len(view.tokens[seat])}",
        f"seats {len(view.counts)}",
        *column_signs(view, seat, card),
        *recalled(view, seat, card),
    ]


def sort_of(view: View, seat: Seat, card: Card) -> str:
    """What the card is to this seat now."""
    colour = COLOUR.get(card)
    if colour is None:
        return "lady" if card == LADY else "support" if card in SUPPORT else "action"
    if colour == view.colour:
        return "named"
    won = colour in view.tokens[seat] and colour != "purple"
    return ("won" if won else "wanted") + (" last" if colour == view.previous else "")


def doing_of(view: View, seat: Seat) -> str:
    """What everybody sees this seat do in the tournament."""
    if view.colour is None:
        return "between starter" if seat == view.starter else "between"
    if seat not in view.inside:
        return "out"
    entered = "in" if view.characters[seat] else "waiting"
    return "starter" if seat == view.starter else entered


def column_signs(view: View, seat: Seat, card: Card) -> list[str]:
    """How a card that fits compares with the first, the last and the greatest of the character."""
    values = [VALUE[before] for before in view.characters[seat]]
    if not values or card not in VALUE or COLOUR.get(card, view.colour) != view.colour:
        return []
    first, last, best = [_sign(VALUE[card] - value) for value in (values[0], values[-1], max(values))]
    opened = "opened" if seat == view.starter else "came"
    alone = "alone" if len(values) == 1 else "more"
    return [f"{opened} {alone} {first} {last}", f"best {best} {min(3, len(values))}"]


def _sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def leaning(found: list[str], weights: Weights) -> float:
    return sum([weights.get(sign, 0.0) for sign in found])
