"""What a seat can keep of a game: one line that any record of that game must fit.

The running hash goes over the events of the game that this seat was told, each as the JSON that
was sent; a device that came late, or lost too many, begins with the turn from which it saw all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tablee.core.contract import Seat
from tablee.core.shuffle import NOTHING, is_hash, sha256

RECEIPT: Final = "tablee-receipt/1"
FIELDS: Final = 8


class Receipt(msgspec.Struct, frozen=True, gc=False):
    """`bound` is the list's hash, or the house's commitment where there was no list."""

    table: str
    number: int
    seat: Seat
    bound: str
    part: str
    first: int  # the turn from which all events are in `events`
    events: str


class ReceiptError(ValueError):
    """A line that is no receipt; the message is for people."""


def events_begin(bound: str, seat: Seat, first: int) -> str:
    return sha256(f"tablee-events/2 {bound} {seat} {first}")


def events_after(running: str, events: Iterable[Any]) -> str:
    """The running hash after these events; `msgspec.Raw` and structs alike are hashed as JSON."""
    for event in events:
        running = hashlib.sha256(f"{running} ".encode() + msgspec.json.encode(event)).hexdigest()
    return running


def write_receipt(receipt: Receipt) -> str:
    words = (receipt.table or NOTHING, receipt.number, receipt.seat, receipt.bound, receipt.part or NOTHING)
    return " ".join(map(str, (RECEIPT, *words, receipt.first, receipt.events)))


def read_receipt(line: str) -> Receipt:
    words = line.split()
    if not words or words[0] != RECEIPT:
        raise ReceiptError(f"a receipt begins with {RECEIPT!r}")
    if len(words) != FIELDS:
        raise ReceiptError(f"a receipt has {FIELDS} words, this line has {len(words)}")
    _, table, number, seat, bound, part, first, events = words
    if not (_is_count(number) and _is_count(seat) and _is_count(first)):
        raise ReceiptError("the third, fourth and seventh words of a receipt are numbers")
    if not (is_hash(bound) and is_hash(events) and (part == NOTHING or is_hash(part))):
        raise ReceiptError("the hashes of a receipt have 64 digits, 0 to 9 and a to f")
    own = "" if part == NOTHING else part
    return Receipt("" if table == NOTHING else table, int(number), int(seat), bound, own, int(first), events)


def _is_count(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 6
