"""Vectors of the shuffle and the receipt that must never change; the browser's tests take the same."""

from __future__ import annotations

import hmac
import json
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Stream, commitment_of
from tablee.core.receipt import ReceiptError, events_after, events_begin, read_receipt, write_receipt
from tablee.core.shuffle import (
    commitment_to,
    list_hash,
    listed_key,
    read_list,
    sha256,
    start_hash,
    write_list,
)

SECRET = bytes(range(32))
HERE = Path(__file__).parent
FILES = [HERE / "shuffle.json", *sorted(HERE.parent.glob("games/*/shuffle.json"))]
"""The shared vectors, and those of games whose first lists are kept."""
VECTORS: dict[str, Any] = json.loads(FILES[0].read_text("utf-8"))


@pytest.fixture(params=FILES, ids=lambda file: file.parent.name)
def vectors(request: pytest.FixtureRequest) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(request.param.read_text("utf-8"))
    return read


def test_hashes_and_commitments(vectors: dict[str, Any]) -> None:
    for text, hashed in vectors["sha256"]:
        assert sha256(text) == hashed
    for table, number, seat, part, hashed in vectors["commitments"]:
        assert commitment_to(table, number, seat, part) == hashed
    assert commitment_of(bytes.fromhex(vectors["secret"])) == vectors["house"]


def test_the_list_its_hash_and_the_key(vectors: dict[str, Any]) -> None:
    text = vectors["list"]
    assert write_list(read_list(text)) == text
    assert list_hash(text) == vectors["list_hash"]
    key = listed_key(bytes.fromhex(vectors["secret"]), text, vectors["parts"])
    assert key.hex() == vectors["key"]
    stream = Stream(key)
    assert [stream.below(1000) for _ in range(8)] == vectors["below_1000"]


def test_the_running_hash_and_the_receipt(vectors: dict[str, Any]) -> None:
    running = [events_begin(vectors["list_hash"], 0, 0)]
    for event in vectors["events"]:
        running.append(events_after(running[-1], [event]))
    assert running == vectors["running"]
    receipt = read_receipt(vectors["receipt"])
    assert write_receipt(receipt) == vectors["receipt"]
    assert (receipt.table, receipt.number, receipt.seat, receipt.first) == ("ABCDEF", 1, 0, 0)
    assert (receipt.part, receipt.events) == (vectors["parts"][0], running[-1])


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda words: words[:-1], "8 words, this line has 7"),
        (lambda words: ["tablee-receipt/9", *words[1:]], "begins with 'tablee-receipt/1'"),
        (lambda words: [], "begins with"),
        (lambda words: [*words[:2], "one", *words[3:]], "are numbers"),
        (lambda words: [*words[:3], "-1", *words[4:]], "are numbers"),
        (lambda words: [*words[:6], "1" * 9, words[7]], "are numbers"),
        (lambda words: [*words[:7], words[7].upper()], "64 digits"),
        (lambda words: [*words[:5], "--", *words[6:]], "64 digits"),
    ],
)
def test_a_line_that_is_no_receipt_is_named(change: Any, why: str) -> None:
    with pytest.raises(ReceiptError, match=why):
        read_receipt(" ".join(change(VECTORS["receipt"].split())))


@pytest.mark.parametrize("text", ["", "{", "[]", "{}", "null", "[" * 100_000, '"\ud800"'])
def test_a_text_that_is_no_list_is_named(text: str) -> None:
    with pytest.raises(ValueError, match="list"):
        read_list(text)


def test_a_position_is_hashed_without_the_version_of_its_rules() -> None:
    assert start_hash(None, SECRET) == ""
    hashed = hmac.new(SECRET, b'tablee-start/2 {"hand":[1]}', "sha256").hexdigest()
    assert start_hash({"hand": [1], "rules": 2}, SECRET) == start_hash({"hand": [1]}, SECRET) == hashed


def test_nobody_without_the_houses_secret_can_try_out_positions() -> None:
    assert start_hash({"hand": [1]}, SECRET) != start_hash({"hand": [1]}, b"another")
