"""A start of a stranger's making is refused in one line that names the place."""

from __future__ import annotations

import tracemalloc
from typing import Any

import msgspec
import pytest

from tests.core.test_hostile_starts import check_named, refusal_of, started


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("order", [0, 1, 2, 2], "order: something is there twice"),
        ("scores", [0] * 10_000, "scores: expected 4 entries, not 10000"),
        ("round", 10**30, "round: expected 1 to 5, not a huge number"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(field: str, value: Any, told: str) -> None:
    check_named("dalmuti", field, value, told)


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
