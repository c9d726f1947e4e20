"""A store in a PostgreSQL database: as durable as its commits, and safe with several houses on it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

import asyncpg

from tablee.store.appends import Appends
from tablee.store.checksum import checksum
from tablee.store.codec import Row, decode_log
from tablee.store.postgres import notes_schema, writer
from tablee.store.postgres.batched_questions import BatchedQuestions
from tablee.store.postgres.connection import Lasting, Patience, make_ready
from tablee.store.postgres.erasure import erase_words
from tablee.store.postgres.failure_reasons import LOST, READ_ONLY_WHY, STOPPING, explain, public_name
from tablee.store.postgres.node_schema import CLAIM_FREE, GIVE_AWAY, OWNER
from tablee.store.postgres.removal import remove_table
from tablee.store.postgres.schema import CLAIM, CODES, LENGTHS, LOGS, READ_ONLY
from tablee.store.postgres.words_schema import WITH_ERASED
from tablee.store.postgres.writer import Job, Writer
from tablee.store.store_contract import (
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
from tablee.table.entries import Entry
from tablee.table.game_rules import Games, load

T = TypeVar("T")
AMONG_NODES: Final = Patience(connect=1.5, answer=3.0)
LOGS_AT_ONCE: Final = 8
"""Of one statement: a long log may take a second of a database that has just been started."""
CLOSING_SECONDS: Final = 3.0
"""For a statement that is under way when the store is closed; then its line is cut."""


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
        self._claims = BatchedQuestions(self._claim_all)
        self._owners = BatchedQuestions(self._owners_of)
        self._lengths = BatchedQuestions(self._lengths_of)
        self._logs = BatchedQuestions(self._logs_after, LOGS_AT_ONCE)
        self._snapshots = BatchedQuestions(self._snapshots_of)
        self._erased = BatchedQuestions(self._with_erased)
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
        claimed = await self._claims.of(code)
        if claimed is None and self._node:
            await self._refuse_claim(code)
        return claimed is not None

    async def _claim_all(self, codes: Sequence[str]) -> dict[str, int]:
        rows = await self._read(CLAIM_FREE if self._node else CLAIM, codes, self._owner)
        epochs = {row["code"]: row["epoch"] for row in rows}
        self._writer.epochs.update(epochs)
        return epochs

    async def _refuse_claim(self, code: str) -> None:
        """Why a table that is there was not claimed: another node has it, or this one has no lease."""
        found = await self._owners.of(code)
        if found is None:
            return
        owner, address = found
        if address is None or owner == self._owner:
            raise NoLease(f"table {code}: this node is not among the living")
        raise RunsElsewhere(code, NodeAddress(owner, address))

    async def _owners_of(self, codes: Sequence[str]) -> dict[str, tuple[int, str | None]]:
        return {row["code"]: (row["owner"], row["address"]) for row in await self._read(OWNER, codes)}

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
        return await self.rows_from(code, 1)

    async def rows_from(self, code: str, first: int) -> list[Row]:
        return await self._logs.of((code, first - 1)) or []

    async def _logs_after(self, wanted: Sequence[tuple[str, int]]) -> dict[tuple[str, int], list[Row]]:
        codes, versions = zip(*wanted, strict=True)
        logs: dict[tuple[str, int], list[Row]] = {}
        for of, after, *row in await self._read(LOGS, codes, versions):
            logs.setdefault((of, after), []).append(tuple(row))
        return logs

    async def erased(self, code: str) -> bool:
        return bool(await self._erased.of(code))

    async def _with_erased(self, codes: Sequence[str]) -> dict[str, bool]:
        return {row["code"]: True for row in await self._read(WITH_ERASED, codes)}

    async def snapshot(self, code: str) -> SnapshotRow | None:
        return await self._snapshots.of(code)

    async def _snapshots_of(self, codes: Sequence[str]) -> dict[str, SnapshotRow]:
        return {code: SnapshotRow(*row) for code, *row in await self._read(notes_schema.SNAPSHOTS, codes)}

    async def keep_snapshot(self, code: str, row: SnapshotRow) -> None:
        await self._read(notes_schema.KEEP_SNAPSHOT, code, *row, self._owner)

    async def version(self, code: str) -> int:
        return max(0, await self._lengths.of(code) or 0)

    async def _lengths_of(self, codes: Sequence[str]) -> dict[str, int]:
        return {row["code"]: row["version"] for row in await self._read(LENGTHS, codes)}

    async def since(self, code: str, version: int, game: str) -> list[Entry]:
        rows = await self.rows_from(code, version + 1)
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
        async with self._reading:
            for last in (False, True):
                self._refuse_closed()
                try:
                    return await self._line.ask(work)
                except (*LOST, *STOPPING) as error:
                    self._line.drop()
                    if last:
                        raise explain(error, self._address) from error
                except asyncpg.PostgresError as error:
                    raise explain(error, self._address) from error
        raise AssertionError("unreachable")

    def heard(self) -> None:
        """The database has answered somebody: whoever waits on a line that is silent asks over a new one."""
        self._line.drop_if_silent()

    def _refuse_closed(self) -> None:
        if self._closed:
            raise StoreClosed(f"{public_name(self._address)} is closed")

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self._writer.close()
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSING_SECONDS), self._reading:
                    await self._line.close()
            self._line.drop()
