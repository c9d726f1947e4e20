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
VECTORS: dict[str, Any] = json.loads(Path(__file__).with_name("shuffle.json").read_text("utf-8"))


def test_hashes_and_commitments() -> None:
    for text, hashed in VECTORS["sha256"]:
        assert sha256(text) == hashed
    for table, number, seat, part, hashed in VECTORS["commitments"]:
        assert commitment_to(table, number, seat, part) == hashed
    assert commitment_of(bytes.fromhex(VECTORS["secret"])) == VECTORS["house"]


def test_the_list_its_hash_and_the_key() -> None:
    text = VECTORS["list"]
    assert write_list(read_list(text)) == text
    assert list_hash(text) == VECTORS["list_hash"]
    key = listed_key(bytes.fromhex(VECTORS["secret"]), text, VECTORS["parts"])
    assert key.hex() == VECTORS["key"]
    stream = Stream(key)
    assert [stream.below(1000) for _ in range(8)] == VECTORS["below_1000"]


def test_the_running_hash_and_the_receipt() -> None:
    running = [events_begin(VECTORS["list_hash"], 0, 0)]
    for event in VECTORS["events"]:
        running.append(events_after(running[-1], [event]))
    assert running == VECTORS["running"]
    receipt = read_receipt(VECTORS["receipt"])
    assert write_receipt(receipt) == VECTORS["receipt"]
    assert (receipt.table, receipt.number, receipt.seat, receipt.first) == ("ABCDEF", 1, 0, 0)
    assert (receipt.part, receipt.events) == (VECTORS["parts"][0], running[-1])


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
