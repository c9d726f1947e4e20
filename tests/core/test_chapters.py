from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core import shelf
from tablee.core.chapters import Chapter, Jump, chapters_of, jumps
from tablee.core.record import load_record
from tests.records.kept import kept
from tests.toy_shelf import ours


def told(*tags: str) -> list[Any]:
    return [msgspec.defstruct("E", [], tag=tag)() for tag in tags]


CHAPTERS = (Chapter("round", ("dealt",)), Chapter("trick", ("laid",), ("won", "dealt"), within="round"))


def test_parts_are_counted_and_counted_anew_within_larger_ones() -> None:
    turns = [told("dealt"), told("laid"), told("laid", "won"), told("laid"), told("dealt"), told("laid")]
    assert jumps(CHAPTERS, turns) == (
        Jump("round", 1, 0),
        Jump("trick", 1, 1),
        Jump("trick", 2, 3),
        Jump("round", 2, 4),
        Jump("trick", 1, 5),
    )


def test_one_event_may_end_a_part_and_begin_the_next() -> None:
    assert jumps(CHAPTERS[:1], [told("dealt", "dealt"), told("dealt")]) == (
        Jump("round", 1, 0),
        Jump("round", 2, 1),
    )


@pytest.mark.parametrize("game", [name for name in ours() if shelf.box(name).chapters])
def test_every_kept_game_falls_into_parts(game: str) -> None:
    for path in kept(game):
        record = load_record(path, shelf.load)
        found = jumps(chapters_of(game), [[told.event for told in turn.events] for turn in record.turns])
        assert found or record.start is not None
        assert all(0 <= jump.turn < len(record.turns) for jump in found)
