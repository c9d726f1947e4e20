"""Whether a record is of the game a receipt was kept of, and tells its seat what it saw."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.chance import GIVEN, LISTED
from tablee.core.contract import Seat
from tablee.core.known_types import decode
from tablee.core.receipt import Receipt, events_after, events_begin
from tablee.core.replay import AnyRecord
from tablee.core.shuffle import list_hash, read_list
from tablee.core.told import events_for
from tablee.core.verify import list_text


class _Told(msgspec.Struct, frozen=True):
    event: Any
    to: tuple[Seat, ...] | None = None


class _Turn(msgspec.Struct, frozen=True):
    events: tuple[_Told, ...]


class Document(msgspec.Struct, frozen=True):
    """A record as its file has it: no type of today's rules comes between."""

    turns: tuple[_Turn, ...]
    start: Any = None

    def seen(self, seat: Seat, first: int) -> list[Any]:
        """The events from that turn on that this seat was told."""
        told = [one for turn in self.turns[first:] for one in turn.events]
        return [one.event for one in told if one.to is None or seat in one.to]


def read_document(data: bytes) -> Document:
    """The record as plain JSON, of bytes that `read_record` could read."""
    return decode(data, Document)


def receipt_flaw(record: AnyRecord, document: Document, receipt: Receipt) -> str | None:
    """None if the record fits the receipt; else what is different. The record itself has verified."""
    return (
        _other_game(record, receipt)
        or _other_part(record, receipt)
        or (None if _same_events(document, receipt) else _other_events(receipt))
    )


def bound_by(record: AnyRecord) -> str:
    """What a receipt of this game is bound to: the list's hash, else the house's commitment."""
    chance = record.chance
    return list_hash(list_text(chance)) if chance.scheme in (LISTED, GIVEN) else chance.commitment


def receipt_of(record: AnyRecord, seat: Seat) -> Receipt:
    """The receipt of a seat that saw the whole game, at a table without a code."""
    bound = bound_by(record)
    seen = [event for turn in record.turns for event in events_for(turn.events, seat)]
    return Receipt("", 1, seat, bound, "", 0, events_after(events_begin(bound, seat, 0), seen))


def _other_game(record: AnyRecord, receipt: Receipt) -> str | None:
    if record.chance.scheme == LISTED:
        listed = read_list(list_text(record.chance))
        if (listed.table, listed.number) != (receipt.table, receipt.number):
            return (
                f"the receipt is of table {receipt.table or '-'}, game {receipt.number}; "
                f"the record of table {listed.table}, game {listed.number}"
            )
    if bound_by(record) != receipt.bound:
        return "the record has another list than the one this seat was shown before the deal"
    if receipt.seat >= len(record.names):
        return f"there is no seat {receipt.seat + 1}"
    return None


def _other_part(record: AnyRecord, receipt: Receipt) -> str | None:
    opened = record.chance.seeds[receipt.seat]
    if not receipt.part or receipt.part == opened:
        return None
    if not opened:
        return f"the part of seat {receipt.seat + 1} was not in this shuffle"
    return f"the record has another part of seat {receipt.seat + 1} than the receipt"


def _same_events(document: Document, receipt: Receipt) -> bool:
    begun = events_begin(receipt.bound, receipt.seat, receipt.first)
    return events_after(begun, document.seen(receipt.seat, receipt.first)) == receipt.events


def _other_events(receipt: Receipt) -> str:
    return f"the record tells seat {receipt.seat + 1} other events than the receipt has seen"
