"""Whole positions and games in writing, for boxes whose rule book has a notation for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.record import Record

LONGEST_WRITTEN: Final = 64 * 1024
"""Characters: more than any game's; whoever sends more is not read."""


class NotationError(ValueError):
    """What is wrong with a text and where: `column` counts from 1, `line` too (0: a text of one line)."""

    def __init__(self, what: str, column: int = 1, line: int = 0) -> None:
        super().__init__(f"{f'line {line}, ' if line else ''}column {column}: {what}")
        self.what, self.column, self.line = what, column, line


class Notation(Protocol):
    """What a box's part `notation` can do.

    What cannot be read is a `ValueError` of one line, a `NotationError` where the box can say at which place.
    """

    def write_position(self, state: Any) -> str: ...

    def sides(self, state: Any) -> tuple[int, ...]:
        """By seat, the side of the board it plays, for `picture`."""

    def write_game(self, record: Record[Any, Any, Any], states: Sequence[Any]) -> str:
        """The game in writing, `states` being those after each of its turns."""

    def read(self, text: str) -> Record[Any, Any, Any]:
        """A position or a game that somebody wrote, as a record that begins there."""

    def picture(self, position: str, bottom: int, path: tuple[str, ...]) -> str:
        """An SVG of a written position, with that player's side below and a move drawn."""


def notation_of(game: str) -> Notation | None:
    reference = shelf.box(game).notation
    found: Notation | None = part(reference) if reference else None
    return found
