"""What a game of the Grand Dalmuti is remembered for."""

from __future__ import annotations

from tablee.core.record import read_record
from tablee.core.shelf import box, load
from tablee.core.story import Story, story_of
from tests.records.kept import folder_of


def told(name: str) -> Story:
    record = read_record((folder_of("dalmuti") / name).read_bytes(), load)
    return story_of(box("dalmuti"), record)


def test_the_rounds_of_the_sheet_add_up_to_the_totals() -> None:
    *rounds, total = told("rounds.json").sheet
    columns = zip(*[row.numbers for row in rounds], strict=True)
    assert tuple(sum(column) for column in columns) == total.numbers


def test_a_revolution_is_told_first_with_who_and_when() -> None:
    first = told("great-revolution.json").lines[0]
    assert first.key == "revolution"
    assert first.values["great"] == "yes"
    assert {"seat", "round"} <= first.values.keys()
