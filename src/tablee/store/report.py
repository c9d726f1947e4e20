"""What a check of a store found."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tablee.store.checksum import Checksum, checksum
from tablee.store.codec import Row, decode_rows
from tablee.store.store_contract import BoxNotInstalled, StoreDamaged
from tablee.table.entries import Entry
from tablee.table.game_rules import Games
from tablee.table.log_replay import LogBroken, fold
from tablee.table.model import Table


class Flaw(msgspec.Struct, frozen=True):
    """One thing that is wrong, and where; no code: in the place itself, version 0: in the whole table."""

    code: str
    version: int
    why: str


class StoreReport(msgspec.Struct, frozen=True):
    """`doubts` say why something may be missing though nothing is damaged.

    `asleep` are the tables whose box is not installed here, by their codes: as they were written, as far
    as that can be told without the rules.
    """

    tables: int
    entries: int
    flaws: tuple[Flaw, ...]
    doubts: tuple[str, ...] = ()
    asleep: dict[str, str] = {}

    @property
    def sound(self) -> bool:
        return not self.flaws and not self.doubts


def flaws_of_log(
    code: str, rows: Iterable[Row], games: Games, asleep: dict[str, str], seal: Checksum = checksum
) -> list[Flaw]:
    """Every damaged row; if none is, the first entry that does not fit. Who sleeps is added to `asleep`."""
    flaws, entries = list[Flaw](), list[Entry]()
    for found in decode_rows(code, rows, games, seal=seal):
        match found:
            case StoreDamaged():
                flaws.append(Flaw(code, found.version, found.why))
            case BoxNotInstalled():
                asleep[code] = found.game
            case _:
                entries.append(found)
    return flaws if flaws or code in asleep else _unfit(code, entries, games)


def _unfit(code: str, entries: list[Entry], games: Games) -> list[Flaw]:
    table: Table | None = None
    try:
        for entry in entries:
            table = fold(table, code, entry, games=games)
    except LogBroken as error:
        return [Flaw(code, error.version, error.why)]
    return []
