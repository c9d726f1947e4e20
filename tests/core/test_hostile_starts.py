"""A record with a start of its own is a stranger's word: what could not be is refused before it costs."""

from __future__ import annotations

import tracemalloc
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


def refusal_of(record: dict[str, Any]) -> str:
    with pytest.raises(RecordError) as refused:
        read_record(msgspec.json.encode(record), load)
    return str(refused.value)


def test_one_hand_of_300_000_cards_takes_no_memory() -> None:
    """Once it took 9.5 GB: views and offers count out what a hand holds."""
    record = started("dalmuti")
    record["start"]["hands"][0][12] = 300_000
    assert len(msgspec.json.encode(record)) < 2000
    tracemalloc.start()
    try:
        told = refusal_of(record)
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert told == "the record is damaged: start: hands[0][12]: expected 0 to 12, not 300000"
    assert peak < 1024 * 1024


@pytest.mark.parametrize("name", names())
def test_a_start_of_the_game_s_own_is_taken(name: str) -> None:
    assert read_record(msgspec.json.encode(started(name)), load).start is not None


@pytest.mark.parametrize(
    ("name", "field", "value", "told"),
    [
        ("dalmuti", "order", [0, 1, 2, 2], "order: something is there twice"),
        ("dalmuti", "scores", [0] * 10_000, "scores: expected 4 entries, not 10000"),
        ("dalmuti", "round", 10**30, "round: expected 1 to 5, not a huge number"),
        ("camelot", "pile", [], "hands: the pieces are not those of the box"),
        ("camelot", "discards", ["x" * 5000], f"discards[0]: unknown: '{'x' * 24}…'"),
        ("camelot", "tokens", [["red", "purple"], [], [], []], "tokens[0]: not in order"),
        ("etoile", "turn", -1, "turn: expected 0 to 1, not -1"),
        ("etoile", "board", {"men": [1, 1, 0], "queens": [0, 0, 0]}, "board.men[1]: it does not fit board"),
        ("etoile", "lost", [1, 0, 0], "lost[0]: the pieces are not those of the box"),
        ("dschamal", "bag", [0] * 59, "bag: the pieces are not those of the box"),
        (
            "dschamal",
            "course",
            {"master": 0, "met": [1, 2, 3]},
            "course.met: expected 2 entries at most, not 3",
        ),
        ("dschamal", "options", {"duels": 1}, "options: not those of the table"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(name: str, field: str, value: Any, told: str) -> None:
    record = started(name)
    record["start"][field] = value
    assert refusal_of(record) == f"the record is damaged: start: {told}"


@pytest.mark.parametrize("name", names())
def test_a_start_for_fewer_or_more_people_is_refused(name: str) -> None:
    for people in ([], ["a"], ["a"] * 30):
        assert "start: " in refusal_of({**started(name), "names": people})
