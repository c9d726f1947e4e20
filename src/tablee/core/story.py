"""A finished game in a few sentences and one sheet, made of what happened in it.

A box that has a story (`Box.story`) is given all events of a record, in order, and the number of seats. Its
sentences are `story-<key>` in the game's words; the rows of the sheet are called by `sheet-<key>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

import msgspec

from tablee.core.box import Box, part
from tablee.core.refusal import Value

LINES = 3
"""A story is told in two or three sentences."""


class StoryLine(msgspec.Struct, frozen=True, gc=False):
    """A sentence by its key, and what fills it; told by the roles that fields of these names have."""

    key: str
    values: dict[str, Value] = {}


class SheetRow(msgspec.Struct, frozen=True, gc=False):
    """A part of the game, as a round, and what it brought each seat."""

    label: StoryLine
    numbers: tuple[int, ...]


class Story(msgspec.Struct, frozen=True, gc=False):
    """GET /api/tables/{code}/story: what a finished game is remembered for."""

    lines: tuple[StoryLine, ...] = ()
    sheet: tuple[SheetRow, ...] = ()


class Teller(Protocol):
    def __call__(self, events: Sequence[Any], seats: int) -> Story: ...


def line(key: str, **values: Value) -> StoryLine:
    return StoryLine(key, values)


def row(numbers: Sequence[int], key: str, **values: Value) -> SheetRow:
    return SheetRow(StoryLine(key, values), tuple(numbers))


def told(lines: Sequence[StoryLine | None], sheet: Sequence[SheetRow]) -> Story:
    """The first few lines there are, the most telling said first."""
    return Story(tuple([one for one in lines if one is not None][:LINES]), tuple(sheet))


def most(numbers: Sequence[int], least: int = 1) -> tuple[int, int] | None:
    """The one seat that has more than every other, and how many; None if shared, or too few."""
    best = max(numbers)
    return (numbers.index(best), best) if best >= least and list(numbers).count(best) == 1 else None


def events_in(record: Any) -> Iterator[Any]:
    """What happened and was not taken back."""
    kept: list[tuple[int, Any]] = []
    for number, turn in enumerate(record.turns):
        if isinstance(turn.back, int):
            kept = [one for one in kept if one[0] <= turn.back]
        kept.append((number, turn))
    return (each.event for _, turn in kept for each in turn.events)


def story_of(box: Box, record: Any) -> Story:
    """What a box tells of a record; nothing where it tells none, or where the game began in the middle."""
    if not box.story or record.start is not None:
        return Story()
    tell: Teller = part(box.story)
    return tell(tuple(events_in(record)), len(record.names))
