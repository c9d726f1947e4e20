"""What it costs to read a stranger's record: memory is counted in bytes, never in time."""

from __future__ import annotations

import tracemalloc
from typing import Any

import msgspec
import pytest

from tablee.core import shelf
from tablee.core.record import RecordError, read_record
from tablee.core.record_limits import START
from tests.core.test_hostile_starts import started

MB = 1024 * 1024
SENT = 4 * MB
FULLEST: dict[str, bytes] = {
    "lists": b"[],",
    "lists of lists": b"[[]],",
    "objects": b"{},",
    "objects with a key": b'{"a":{}},',
    "numbers": b"1000,",
    "fractions": b"0.5,",
    "words": b'"ab",',
}


def cost(data: bytes) -> tuple[str, int]:
    """What is told of these bytes, and the most memory that took beside them."""
    tracemalloc.start()
    try:
        with pytest.raises(RecordError) as refused:
            read_record(data, shelf.load)
        return str(refused.value), tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def with_text(record: dict[str, Any], field: str, text: bytes) -> bytes:
    """The record as JSON, with that text in place of a field."""
    data = msgspec.json.encode({**record, field: "HERE"})
    return data.replace(b'"HERE"', text, 1)


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("kind", FULLEST)
def test_a_start_that_is_too_long_is_never_taken_apart(game: str, kind: str) -> None:
    text = b"[" + FULLEST[kind] * (SENT // len(FULLEST[kind])) + b"0]"
    told, memory = cost(with_text(started(game), "start", text))
    assert told == f"the record is damaged: start: expected {START} entries at most, not {len(text)}"
    assert memory < MB / 4


@pytest.mark.parametrize("game", shelf.names())
@pytest.mark.parametrize("kind", FULLEST)
def test_the_longest_start_there_may_be_costs_little(game: str, kind: str) -> None:
    text = b"[" + FULLEST[kind] * ((START - 10) // len(FULLEST[kind])) + b"0]"
    told, memory = cost(with_text(started(game), "start", text))
    assert "start" in told
    assert memory < 2 * MB


TURN = b'{"seat":null,"move":null,"at":0,"draws":[],"events":[]},'
TURNS: dict[str, bytes] = {
    "turns": TURN,
    "draws": TURN.replace(b"[]", b"[" + b"9999," * 1000 + b"0]", 1),
    "draws of several": TURN.replace(b"[]", b"[" + b"[9999]," * 1000 + b"[0]]", 1),
    "what is no event": TURN.replace(b"[]}", b"[" + b'{"event":{}},' * 1000 + b"0]}"),
}


@pytest.mark.parametrize("kind", TURNS)
def test_turns_take_a_few_times_their_own_length_whatever_is_in_them(kind: str) -> None:
    text = b"[" + TURNS[kind] * (SENT // len(TURNS[kind])) + TURN[:-1] + b"]"
    told, memory = cost(with_text(started("toy"), "turns", text))
    assert "turns" in told or "damaged" in told
    assert memory < 12 * len(text)
