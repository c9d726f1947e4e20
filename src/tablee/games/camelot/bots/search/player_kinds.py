"""Which kind of player each of the others is likely to be, by what everybody saw it do.

A thrifty player puts down the smallest card that is enough, and leaves early with a full hand; one that
never counts pays with its smallest cards though they are not enough; a hothead throws great ones, stays in
whatever there is to win, and has few cards left. How much each of these weighs was fitted to games of all
three (`tests/games/camelot/bench/kinds.py`, one command); whoever searches is taken to do as the thrifty do.
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from itertools import pairwise
from math import exp
from typing import Final

import msgspec

from tablee.games.camelot.bots.search.deed_signs import Recalled, last_deed, wants
from tablee.games.camelot.deeds import Deed
from tablee.games.camelot.pieces import COLOURS, VALUE, Colour
from tablee.games.camelot.state import Seat
from tablee.games.camelot.view import View

KINDS: Final = ("normal", "easy", "beginner")
"""The readable players, by level; signs speak for or against the last two."""
Shares = dict[str, int]
"""Of every kind, in thousandths; what they leave of 1000 searches as the thinker itself does."""
Weights = dict[str, list[float]]
"""Of every sign the logarithms by which it makes the kinds after the first likelier."""

HANDS, FAR = (1, 3, 5, 8, 12), 4


@lru_cache(maxsize=1)
def fitted() -> Weights:
    text = files(__package__).joinpath("player_kinds.json").read_bytes()
    return msgspec.json.decode(text, type=Weights)


def shares_by_deeds(view: View, seat: Seat, usual: Shares) -> Shares:
    """What this seat is likely to be, who is `usual` in games where nothing is known yet."""
    likelier = likelihoods(signs(view, seat), fitted())
    searching = 1000 - sum(usual.values())
    weighed = {kind: usual.get(kind, 0) * factor for kind, factor in zip(KINDS, likelier, strict=True)}
    whole = sum(weighed.values()) + searching * likelier[0]
    return {kind: int(1000 * part / whole) for kind, part in weighed.items()}


def likelihoods(found: list[str], weights: Weights) -> list[float]:
    """How likely these signs are with each kind, the greatest as 1."""
    none = [0.0] * (len(KINDS) - 1)
    logs = [0.0, *map(sum, zip(none, *[weights.get(sign, none) for sign in found], strict=True))]
    return [exp(log - max(logs)) for log in logs]


def signs(view: View, seat: Seat) -> list[str]:
    """What speaks for a kind, by name; a sign that is seen twice counts twice."""
    found = [f"hand {sum([view.counts[seat] > bound for bound in HANDS])} {min(12, view.tournament) // 3}"]
    for colour in COLOURS:
        recalled = last_deed(view, seat, colour)
        if recalled is not None:
            found += _of_deed(view, seat, colour, recalled)
    return found + _of_character(view, seat)


def _of_deed(view: View, seat: Seat, colour: Colour, recalled: Recalled) -> list[str]:
    deed, when = recalled.deed, "now" if recalled.ago == 0 else "past"
    wanted = "wanted" if wants(view, seat, colour) else "won"
    found = []
    if deed.card:
        found += [f"paid {colour} {deed.card}", f"{_paying(deed, colour)} {wanted}"]
    if deed.left:
        came = "came" if deed.card else "idle"
        found.append(f"left {when} {wanted} {came} short {min(FAR, deed.left // 3)}")
        found.append(f"left {when} {came} hand {sum([view.counts[seat] > bound for bound in HANDS])}")
    elif deed.card:
        found.append(f"stayed {when} {wanted}")
    return found


def _paying(deed: Deed, colour: Colour) -> str:
    """Whether its last card was enough, and how much too great."""
    adds = 1 if colour == "green" else deed.card
    return "too little" if adds < deed.lacked else f"over {min(FAR, deed.card - max(1, deed.lacked))}"


def _of_character(view: View, seat: Seat) -> list[str]:
    """Whether its cards, in the order in which they came, go up or down."""
    values = [VALUE[card] for card in view.characters[seat]]
    steps = [(after > before) - (after < before) for before, after in pairwise(values)]
    return [f"step {step}" for step in steps]
