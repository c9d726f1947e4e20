"""Damaged records: one clear line, whatever part of them is damaged, read, replayed or verified."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tablee.core.record import RecordError, read_record
from tablee.core.record_limits import TURNS
from tablee.core.replay import replay
from tablee.core.shelf import load
from tablee.core.verify import verify
from tests.fuzz.budget import tries
from tests.fuzz.mutations import mutate
from tests.records.kept import kept

LISTED = [path for path in kept() if path.stem == "listed"]
"""Whose chance came of everybody's parts."""
RECORDS = sorted(kept(), key=lambda path: path.stat().st_size)
KEPT = [*[RECORDS[at] for at in (0, len(RECORDS) // 3, len(RECORDS) // 2)], *LISTED]
LINE = 600


def seen(data: bytes) -> str | None:
    """What is wrong with these bytes; only the documented error comes out."""
    try:
        record = read_record(data, load)
        game = load(record.game)
        for _ in replay(game, record):
            pass
    except RecordError as error:
        return str(error)
    return verify(load(record.game), record)


@tries(40)
@given(st.integers(0, 2**32))
@example(4000950)  # a colour of five thousand letters
def test_a_damaged_record_is_one_line(seed: int) -> None:
    random = Random(seed)
    record = msgspec.json.decode(random.choice(KEPT).read_bytes())
    damaged = mutate(record, [record], random)
    try:
        data = msgspec.json.encode(damaged)
    except (ValueError, OverflowError):
        return
    assert len(seen(data) or "") <= LINE


@tries(100)
@given(st.binary(max_size=300), st.integers(0, 2**32))
def test_damaged_bytes_are_one_line(noise: bytes, seed: int) -> None:
    data = KEPT[0].read_bytes()
    at = seed % len(data)
    assert seen(noise) is not None
    seen(data[:at] + noise + data[at + len(noise) :])
    assert seen(data[:at]) is not None


@pytest.mark.parametrize("field", ["format", "game"])
def test_a_long_word_is_said_again_in_part_only(field: str) -> None:
    record = msgspec.json.decode(KEPT[0].read_bytes())
    turn = record["turns"][-1]
    long_move = {**record, "turns": [{**turn, "move": {"type": "x" * 100_000}}]}
    for wrong in ({**record, field: "x" * 100_000}, {**record, "x" * 100_000: 1}, long_move):
        assert len(str(seen(msgspec.json.encode(wrong)))) <= LINE


@pytest.mark.parametrize("deep", [b"[" * 200_000, b'{"a":' * 200_000, b'{"format":' + b"[" * 100_000])
def test_deep_json_is_one_line(deep: bytes) -> None:
    assert seen(deep) is not None


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("names", ["x" * 100_000] * 4, "names[0]: expected 512 entries at most"),
        ("names", ["x"] * 10_000, "names: expected 32 entries at most"),
        (
            "turns",
            lambda turns: turns * (TURNS // len(turns) + 1),
            f"turns: expected {TURNS} entries at most",
        ),
        ("turns", lambda turns: [{**turns[0], "draws": [0] * 100_000}], "turns[0].draws: expected 512"),
        ("turns", lambda turns: [{**turns[0], "at": -1}], "turns[0].at: expected 0 to"),
        ("chance", lambda chance: {**chance, "seeds": ["x"] * 10_000}, "chance.seeds: expected 32"),
        ("chance", lambda chance: {**chance, "secret": "0" * 100_000}, "chance.secret: expected 512"),
    ],
)
def test_what_no_record_has_is_refused_before_it_is_played(field: str, value: Any, told: str) -> None:
    record = msgspec.json.decode(KEPT[0].read_bytes())
    record[field] = value(record[field]) if callable(value) else value
    assert told in str(seen(msgspec.json.encode(record)))
