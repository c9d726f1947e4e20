"""What characters are worth (CAM-24, CAM-27)."""

from __future__ import annotations

from tablee.games.camelot.pieces import VALUE, Cards, Colour
from tablee.games.camelot.state import Seat, State

_value = VALUE.__getitem__


def worth(character: Cards, colour: Colour | None) -> int:
    """The printed values together; in green every card counts 1 (CAM-27)."""
    return len(character) if colour == "green" else sum(map(_value, character))


def totals(state: State) -> tuple[int, ...]:
    return tuple([worth(character, state.colour) for character in state.characters])


def short(worths: tuple[int, ...], seat: Seat) -> int:
    """How much a seat lacks to be strictly the highest; 0 if it is (CAM-24)."""
    best = max(worths[:seat] + worths[seat + 1 :])
    return max(0, best + 1 - worths[seat])
