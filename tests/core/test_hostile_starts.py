"""A record with a start of its own is a stranger's word: what could not be is refused before it costs."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.chance import Stream, key_of
from tablee.core.record import ChanceRecord, Record, RecordError, Turn, read_record, write_record
from tablee.core.shelf import load, names


def started(name: str) -> dict[str, Any]:
    """A record of a game that begins as one was dealt and has not gone on."""
    game = load(name)
    seats = 4 if 4 in game.META.seats else game.META.seats[0]
    options = game.Options()
    state = game.deal(seats, options, Stream(key_of(b"start", []))).state
    begun: Turn[Any, Any] = Turn(None, None, 0, (), ())
    chance = ChanceRecord("0" * 64, None, ("",) * seats)
    people = tuple("abcdefghij"[:seats])
    record = Record(name, game.META.rules, people, options, chance, (begun,), None, start=state)
    plain: dict[str, Any] = msgspec.json.decode(write_record(record))
    return plain


def check_named(game: str, field: str, value: Any, told: str) -> None:
    """A start with this in it is refused in these words."""
    record = started(game)
    record["start"][field] = value
    assert refusal_of(record) == f"the record is damaged: start: {told}"


def refusal_of(record: dict[str, Any]) -> str:
    with pytest.raises(RecordError) as refused:
        read_record(msgspec.json.encode(record), load)
    return str(refused.value)


@pytest.mark.parametrize("name", names())
def test_a_start_of_the_game_s_own_is_taken(name: str) -> None:
    assert read_record(msgspec.json.encode(started(name)), load).start is not None


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("luck", [0, 1, 2, 2], "luck: something is there twice"),
        ("taken", [0] * 10_000, "taken: expected 4 entries, not 10000"),
        ("turn", 10**30, "turn: expected 0 to 3, not a huge number"),
        ("pile", 11, "pile: the pieces are not those of the box"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(field: str, value: Any, told: str) -> None:
    check_named("toy", field, value, told)


@pytest.mark.parametrize("name", names())
def test_a_start_for_fewer_or_more_people_is_refused(name: str) -> None:
    for people in ([], ["a"], ["a"] * 30):
        assert "start: " in refusal_of({**started(name), "names": people})
