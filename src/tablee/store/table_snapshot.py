"""A table as its log made it once, kept beside the log: a cache, believed only where all about it fits.

It is keyed by the sources it was made by. Whoever reads it also reads the log's entry of that length: where
its checksum is another, or the sources are, the whole log is folded as if there were no snapshot.
"""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any
from zlib import crc32

import msgspec
from msgspec.structs import replace

from tablee.core import shelf
from tablee.core.contract import Game
from tablee.core.taking_back import Past
from tablee.store.codec import own_type, prepare_type
from tablee.store.store_contract import SnapshotRow
from tablee.table.entries import Said
from tablee.table.game_rules import Games
from tablee.table.model import Table


class TableSnapshot(msgspec.Struct, frozen=True):
    """`last` is the checksum of the log's entry that made it, `chat` the last lines that were said."""

    last: int
    table: Table
    chat: tuple[Said, ...] = ()


_decode = msgspec.json.Decoder(TableSnapshot).decode
"""Worked out here, once: two threads that do so at once, for the first tables opened, end the process."""


def snapshot_row(snapshot: TableSnapshot) -> SnapshotRow:
    body = msgspec.json.encode(snapshot)
    return SnapshotRow(snapshot.table.length, key_of(snapshot.table.game), crc32(body), body)


def read_snapshot(row: SnapshotRow, games: Games) -> TableSnapshot | None:
    """None where it is not whole, or was made by other sources than these."""
    if crc32(row.body) != row.crc:
        return None
    try:
        plain = _decode(row.body)
        if row.key != key_of(plain.table.game) or plain.table.length != row.length:
            return None
        return replace(plain, table=_typed(plain.table, games(plain.table.game)))
    except (KeyError, TypeError, ValueError, msgspec.MsgspecError):
        return None


def _typed(table: Table, game: Game) -> Table:
    """The table with the game's own types."""

    def state(value: Any) -> Any:
        return None if value is None else own_type(value, game.State)

    steps = tuple([replace(step, state=state(step.state)) for step in table.past.steps])
    answers = tuple([replace(one, move=own_type(one.move, game.Move)) for one in table.answers])
    return replace(
        table,
        options=own_type(table.options, game.Options),
        state=state(table.state),
        start=state(table.start),
        past=Past(steps, table.past.stands),
        answers=answers,
    )


def prepare_to_read(name: str, game: Game) -> None:
    """What the first snapshot and the first log of a game would wait for: its sources' key, and its types."""
    key_of(name)
    for kind in (game.Options, game.State, game.Move, game.Event):
        prepare_type(kind)


@cache
def key_of(game: str) -> str:
    """Of everything that could make another table of the same log: the table's own sources and the game's."""
    return sources_of("tablee.core", "tablee.table", game=game)[:32]


def sources_of(*packages: str, game: str) -> str:
    """A hash of all sources in these packages and in the game's own."""
    seen = sha256()
    for package in (*packages, _package_of(shelf.box(game).rules)):
        for name, text in sorted(_sources(files(package), package)):
            seen.update(f"{name} {len(text)} ".encode())
            seen.update(text)
    return seen.hexdigest()


def _package_of(module: str) -> str:
    """The package itself, or the one the module stands in."""
    spec = find_spec(module)
    return module if spec is not None and spec.submodule_search_locations else module.rpartition(".")[0]


def _sources(folder: Traversable, above: str) -> list[tuple[str, bytes]]:
    found = []
    for one in folder.iterdir():
        if one.is_dir() and one.name != "__pycache__":
            found += _sources(one, f"{above}/{one.name}")
        elif one.name.endswith(".py"):
            found.append((f"{above}/{one.name}", one.read_bytes()))
    return found
