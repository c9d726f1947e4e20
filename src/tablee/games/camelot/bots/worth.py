"""What a table between two tournaments is worth to a seat: signs, and how much each of them promises.

The weights were fitted to thousands of whole games of `normal`, apart for two players and for more, by one
command (`tests/games/camelot/bench/worth.py`). The search has the same in C types (`search/world.py`).
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from importlib.resources import files

import msgspec

from tablee.games.camelot.pieces import COLOUR, COLOURS, VALUE, Cards, Colour

GREEN_CARD = 3  # points a card is worth in green, where it counts 1
STEP, STRONGEST = 3, 7  # points from one strength to the next, and the greatest that is told apart
WON = 9.0  # what no missing token promises: all there is
Weights = dict[str, float]
"""The logarithm by which a sign makes a seat likelier to win."""


@lru_cache(maxsize=1)
def _fitted() -> dict[str, Weights]:
    text = files(__package__).joinpath("worths.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, dict[str, float]])


def weights_for(seats: int) -> Weights:
    return _fitted()["duel" if seats == 2 else "table"]


def signs(hand: Cards, tokens: tuple[Colour, ...], goal: int, *, starts: bool) -> Counter[str]:
    """How many tokens are missing, how strong the hand is in every colour that can still win one, the rest.

    Purple can always win one (CAM-35); a card of another colour that is won already is only `spent`.
    """
    found = Counter({f"missing {goal - len(tokens)}": 1, "start": int(starts)})
    for colour in COLOURS:
        if colour == "purple" or colour not in tokens:
            found[strength_sign(colour, hand)] += 1
    for card in hand:
        if card not in COLOUR:
            found[card] += 1
        elif COLOUR[card] != "purple" and COLOUR[card] in tokens:
            found["spent"] += 1
    return found


def strength_sign(colour: Colour, hand: Cards) -> str:
    each = GREEN_CARD if colour == "green" else 1
    points = each * sum([VALUE[card] for card in hand if COLOUR.get(card) == colour])
    name = "purple" if colour == "purple" else "colour"
    return f"{name} {min(STRONGEST, (points + STEP - 1) // STEP)}"


def promise(found: Counter[str], weights: Weights) -> float:
    return sum([weights.get(sign, 0.0) * count for sign, count in found.items()])
