"""A store in a PostgreSQL database: as durable as its commits, and safe with several houses on it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from tablee.store.appends import Appends
from tablee.store.checksum import checksum
from tablee.store.codec import Row, decode_log
from tablee.store.contract import (
    Body,
    Erasure,
    Heard,
    NodeAddress,
    NoLease,
    RunsElsewhere,
    SnapshotRow,
    StoreClosed,
    StoreFailed,
    TableLine,
)
from tablee.store.postgres import notes_schema, writer
from tablee.store.postgres.connection import Lasting, Patience, make_ready
from tablee.store.postgres.erasure import erase_words
from tablee.store.postgres.node_schema import CLAIM_FREE, GIVE_AWAY, OWNER
from tablee.store.postgres.reasons import LOST, READ_ONLY_WHY, STOPPING, explain, public_name
from tablee.store.postgres.removal import remove_table
from tablee.store.postgres.schema import CLAIM, CODES, LENGTH, LOG, READ_ONLY
from tablee.store.postgres.writer import Job, Writer
from tablee.table.entries import Entry
from tablee.table.game_rules import Games, load

T = TypeVar("T")
AMONG_NODES: Final = Patience(connect=1.5, answer=3.0)


class PostgresStore(Appends):
    """Made ready once (`make_ready`), it connects when it is first used, and again when the line was cut.

    Whoever loads a table owns it from then on: an earlier owner's next append is a `Conflict`.
    `kept` hears how many appends each commit made durable. As one `node` of several, by its incarnation,
    it claims only what no other living node has, and waits less long for a line that is silent.
    """

    warnings: Sequence[str] = ()

    def __init__(
        self,
        address: str,
        *,
        games: Games = load,
        kept: Callable[[int], None] = lambda count: None,
        node: int | None = None,
    ) -> None:
        self._address = address
        self._games = games
        self._closed = False
        self._node = node is not None
        self._owner = secrets.randbits(63) if node is None else node
        patience = AMONG_NODES if self._node else None
        self._line = Lasting(address, patience)
        self._reading = asyncio.Lock()
        self._writer = Writer(address, self._owner, kept, patience)

    @classmethod
    def ready(cls, address: str, **more: Any) -> PostgresStore:
        """For a process without a loop yet; `StoreFailed` says in one line why the database will not do."""
        asyncio.run(make_ready(address))
        return cls(address, **more)

    def _put(self, code: str, version: int, bodies: Sequence[Body], heard: Heard) -> None:
        self._refuse_closed()
        name = code.encode()
        rows, words = list[writer.Row](), list[writer.Word]()
        for number, (at, body, word) in enumerate(bodies, version):
            rows.append((number, at, checksum(name, number, body), body))
            if word is not None:
                words.append((number, checksum(name, number, word), word))
        self._writer.put(Job(code, rows, words, heard))

    async def claim(self, code: str) -> bool:
        claimed = await self._read(CLAIM_FREE if self._node else CLAIM, code, self._owner)
        if claimed:
            self._writer.epochs[code] = claimed[0]["epoch"]
        elif self._node:
            await self._refuse_claim(code)
        return bool(claimed)

    async def _refuse_claim(self, code: str) -> None:
        """Why a table that is there was not claimed: another node has it, or this one has no lease."""
        for row in await self._read(OWNER, code):
            if row["address"] is None or row["owner"] == self._owner:
                raise NoLease(f"table {code}: this node is not among the living")
            raise RunsElsewhere(code, NodeAddress(row["owner"], row["address"]))

    async def give_away(self, code: str, to: int = 0) -> bool:
        """Stop owning a table, whoever is named owns it next (0: whoever claims it); whether it was owned.

        Nothing of it may be waiting to be kept.
        """
        epoch = self._writer.epochs.pop(code, None)
        if epoch is None:
            return False
        return bool(await self._read(GIVE_AWAY, code, self._owner, epoch, to))

    async def load(self, code: str) -> list[Entry]:
        """Claimed first, then read: nobody else can have added anything since."""
        if not await self.claim(code):
            return []
        rows = await self.rows(code)
        return await asyncio.to_thread(decode_log, code, rows, self._games)

    async def rows(self, code: str) -> list[Row]:
        return [tuple(row) for row in await self._read(LOG, code, 0)]

    async def rows_from(self, code: str, first: int) -> list[Row]:
        return [tuple(row) for row in await self._read(LOG, code, first - 1)]

    async def snapshot(self, code: str) -> SnapshotRow | None:
        found = await self._read(notes_schema.SNAPSHOT, code)
        return SnapshotRow(*found[0]) if found else None

    async def keep_snapshot(self, code: str, row: SnapshotRow) -> None:
        await self._read(notes_schema.KEEP_SNAPSHOT, code, *row, self._owner)

    async def version(self, code: str) -> int:
        found = await self._read(LENGTH, code)
        return max(0, found[0]["version"]) if found else 0

    async def since(self, code: str, version: int, game: str) -> list[Entry]:
        rows = [tuple(row) for row in await self._read(LOG, code, version)]
        return decode_log(code, rows, self._games, version + 1, self._games(game))

    async def probe(self) -> None:
        if (await self._read(READ_ONLY))[0]["read_only"] == "on":
            raise StoreFailed(f"{public_name(self._address)}: {READ_ONLY_WHY}")

    async def codes(self) -> list[str]:
        return [row["code"] for row in await self._read(CODES)]

    async def tables(self, after: str = "", most: int = 1000) -> list[TableLine]:
        return [TableLine(*row) for row in await self._read(notes_schema.TABLES, after, most)]

    async def note(self, kind: str, name: str, body: bytes | None) -> None:
        if body is None:
            await self._read(notes_schema.DROP_NOTE, kind, name)
        else:
            await self._read(notes_schema.KEEP_NOTE, kind, name, body)

    async def notes(self, kind: str) -> dict[str, bytes]:
        return {row["name"]: row["body"] for row in await self._read(notes_schema.NOTES, kind)}

    async def remove(self, code: str, note: bytes) -> bool:
        """Safe to repeat: the note stands from the first time on."""
        return await self._try(partial(remove_table, code=code, note=note))

    async def erase(self, erasure: Erasure) -> None:
        """Whoever runs the table, this house too, finds that it must be claimed and read again."""
        if await self._try(partial(erase_words, erasure=erasure)):
            self._writer.epochs.pop(erasure.code, None)

    async def _read(self, statement: str, *values: Any) -> list[asyncpg.Record]:
        async def read(connection: asyncpg.Connection) -> list[asyncpg.Record]:
            return await connection.fetch(statement, *values)

        return await self._try(read)

    async def _try(self, work: Callable[[asyncpg.Connection], Awaitable[T]]) -> T:
        """What is safe to repeat: one more try over a new line."""
        self._refuse_closed()
        async with self._reading:
            for last in (False, True):
                try:
                    return await self._line.ask(work)
                except (*LOST, *STOPPING) as error:
                    self._line.drop()
                    if last:
                        raise explain(error, self._address) from error
                except asyncpg.PostgresError as error:
                    raise explain(error, self._address) from error
        raise AssertionError("unreachable")

    def _refuse_closed(self) -> None:
        if self._closed:
            raise StoreClosed(f"{public_name(self._address)} is closed")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            await self._line.close()
