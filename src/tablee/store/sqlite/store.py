"""The default store: one SQLite file, one writer, many entries a sync."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, TypeVar

import structlog

from tablee.store.appends import Appends
from tablee.store.checksum import checksum
from tablee.store.codec import Row, decode_log
from tablee.store.sqlite.erasure import ErasureList, apply_erasures, erase_words
from tablee.store.sqlite.failure_reasons import explain, why
from tablee.store.sqlite.file_connections import close_writing, open_reading, open_writing
from tablee.store.sqlite.files import OpenFiles, hide_from_others, identity, log_of, standing
from tablee.store.sqlite.lock import FileLock
from tablee.store.sqlite.removal import empty_log, remove_table
from tablee.store.sqlite.schema import (
    CODES,
    DROP_NOTE,
    ERASED,
    KEEP_NOTE,
    KEEP_SNAPSHOT,
    LATER,
    LENGTH,
    LOG,
    NOTES,
    SNAPSHOT,
    TABLES,
)
from tablee.store.sqlite.writer import Job, Task, Word, Work, Writer, do_nothing
from tablee.store.store_contract import (
    Body,
    Erasure,
    Heard,
    SnapshotRow,
    StoreClosed,
    StoreFailed,
    TableLine,
    settle,
)
from tablee.table.entries import Entry
from tablee.table.game_rules import Games, load

log = structlog.get_logger()
T = TypeVar("T")


class SqliteStore(Appends):
    """Opens at once; `StoreError` says in one line why it cannot.

    `kept` hears, in the writer's thread, how many appends each sync made durable. `warnings` are what a host
    should know about the file, a line each.
    """

    def __init__(
        self, path: Path | str, *, games: Games = load, kept: Callable[[int], None] = lambda count: None
    ) -> None:
        self._path = Path(path)
        self._games = games
        self._closed = False
        self.warnings: list[str] = []
        try:
            file = self._path.resolve()
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = FileLock(file)
        except (OSError, RuntimeError) as error:  # a link that leads to itself is a RuntimeError
            raise explain(error, self._path) from error
        try:
            self._open(file, kept)
        except sqlite3.Error as error:
            self._lock.release()
            raise explain(error, self._path) from error
        except BaseException:
            self._lock.release()
            raise
        self._reader = ThreadPoolExecutor(1, "store-reader")
        self._writer.start()

    def _open(self, file: Path, kept: Callable[[int], None]) -> None:
        self._writing, doubts = open_writing(file, standing(file, self._lock.handle))
        self.warnings += [f"{self._path}: {doubt}" for doubt in doubts]
        if hide_from_others(file):
            self.warnings.append(f"{self._path}: others could read it, and no longer can")
        self._erasures = ErasureList(file)
        try:
            if apply_erasures(self._writing, self._erasures):
                self.warnings.append(f"{self._path}: what was erased before came back, and is erased again")
            self._reading = open_reading(file)
        except BaseException:
            self._writing.close()
            raise
        log_file = log_of(file)
        self._files = OpenFiles({self._path: self._lock.identity, log_file: identity(log_file)})
        self._writer = Writer(self._writing, self._path, self._files, kept)

    def _put(self, code: str, version: int, bodies: Sequence[Body], heard: Heard) -> None:
        if self._closed:
            raise StoreClosed(f"{self._path} is closed")
        name = code.encode()
        values: list[int | str | bytes] = []
        words: list[Word] = []
        for number, (at, body, word) in enumerate(bodies, version):
            values += (code, number, at, checksum(name, number, body), body)
            if word is not None:
                words.append((code, number, checksum(name, number, word), word))
        self._writer.put(Job(asyncio.get_running_loop(), heard, code, version, values, words))

    async def claim(self, code: str) -> bool:
        return await self.version(code) > 0

    async def load(self, code: str) -> list[Entry]:
        return await self._read(self._load, code)

    def _load(self, code: str) -> list[Entry]:
        return decode_log(code, self._found(LOG, code), self._games)

    async def rows(self, code: str) -> list[Row]:
        return await self._read(self._found, LOG, code)

    async def rows_from(self, code: str, first: int) -> list[Row]:
        return await self._read(self._found, LATER, code, first - 1)

    async def erased(self, code: str) -> bool:
        return bool(await self._read(self._found, ERASED, code))

    async def snapshot(self, code: str) -> SnapshotRow | None:
        found = await self._read(self._found, SNAPSHOT, code)
        return SnapshotRow(*found[0]) if found else None

    async def keep_snapshot(self, code: str, row: SnapshotRow) -> None:
        await self._write(lambda connection: connection.execute(KEEP_SNAPSHOT, (code, *row)))

    async def version(self, code: str) -> int:
        return (await self._read(self._found, LENGTH, code))[0][0] or 0

    async def since(self, code: str, version: int, game: str) -> list[Entry]:
        return await self._read(self._since, code, version, game)

    def _since(self, code: str, version: int, game: str) -> list[Entry]:
        rows = self._found(LATER, code, version)
        return decode_log(code, rows, self._games, version + 1, self._games(game))

    async def probe(self) -> None:
        if (lost := self._files.lost()) is not None:
            raise StoreFailed(f"{lost}: it was deleted or replaced while in use")
        await self.version("")

    async def codes(self) -> list[str]:
        return [code for (code,) in await self._read(self._found, CODES)]

    async def tables(self, after: str = "", most: int = 1000) -> list[TableLine]:
        return [TableLine(*row) for row in await self._read(self._found, TABLES, after, most)]

    async def note(self, kind: str, name: str, body: bytes | None) -> None:
        statement, values = (DROP_NOTE, (kind, name)) if body is None else (KEEP_NOTE, (kind, name, body))
        await self._write(lambda connection: connection.execute(statement, values))

    async def notes(self, kind: str) -> dict[str, bytes]:
        return dict(await self._read(self._found, NOTES, kind))

    async def remove(self, code: str, note: bytes) -> bool:
        found: list[bool] = []
        await self._write(
            lambda connection: found.append(remove_table(connection, code, note)), then=empty_log
        )
        return found[0]

    async def erase(self, erasure: Erasure) -> None:
        """Also listed beside the file, so that an older copy put in its place forgets the same."""
        await self._write(lambda connection: erase_words(connection, erasure), then=empty_log)
        await asyncio.to_thread(self._erasures.add, erasure)

    async def _write(self, work: Callable[[sqlite3.Connection], object], then: Work = do_nothing) -> None:
        """In the writer's turn, as one transaction, and something after it."""
        if self._closed:
            raise StoreClosed(f"{self._path} is closed")
        loop = asyncio.get_running_loop()
        done = loop.create_future()
        self._writer.put(Task(loop, partial(settle, done), work, then))
        await done

    def _found(self, statement: str, *values: str | int) -> list[Any]:
        """Its rows; for the reader's thread."""
        return self._reading.execute(statement, values).fetchall()

    async def _read(self, work: Callable[..., T], *args: str | int) -> T:
        if self._closed:
            raise StoreClosed(f"{self._path} is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, work, *args)
        except sqlite3.Error as error:
            raise explain(error, self._path) from error

    async def close(self) -> None:
        """Afterwards the one file is whole; where it cannot be, the log says why."""
        if self._closed:
            return
        self._closed = True
        self._writer.stop()
        await asyncio.to_thread(self._writer.join)
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        try:
            await asyncio.to_thread(close_writing, self._writing, in_place=self._files.lost() != self._path)
        except sqlite3.Error as error:
            log.warning("the newest entries stay in the -wal file", store=str(self._path), why=why(error))
        finally:
            self._lock.release()
