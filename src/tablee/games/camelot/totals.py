"""What characters are worth (CAM-24, CAM-27)."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from tablee.games.camelot.pieces import VALUE, Cards, Colour
from tablee.games.camelot.state import Columns, Seat, State

REMEMBERED: Final = 256  # a table's totals are asked for by the rules and by every view of the same state
_value = VALUE.__getitem__


def worth(character: Cards, colour: Colour | None) -> int:
    """The printed values together; in green every card counts 1 (CAM-27)."""
    return len(character) if colour == "green" else sum(map(_value, character))


def totals(state: State) -> tuple[int, ...]:
    return _totals(state.characters, state.colour)


def lacking_points(state: State, seat: Seat) -> int:
    """What a seat lacks to be strictly the highest; 0 if it is."""
    return shorts(totals(state))[seat]


@lru_cache(maxsize=REMEMBERED)
def _totals(characters: Columns, colour: Colour | None) -> tuple[int, ...]:
    return tuple([worth(character, colour) for character in characters])


@lru_cache(maxsize=REMEMBERED)
def shorts(worths: tuple[int, ...]) -> tuple[int, ...]:
    """How much each seat lacks to be strictly the highest; 0 if it is (CAM-24)."""
    best = [max(worths[:seat] + worths[seat + 1 :]) for seat in range(len(worths))]
    return tuple([max(0, other + 1 - mine) for other, mine in zip(best, worths, strict=True)])
