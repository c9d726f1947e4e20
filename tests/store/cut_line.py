"""A line to the database that can be cut at any moment, or go silent."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Literal

from tests.store.database import folder

SOCKET = ".s.PGSQL.5432"
Cut = Literal["before", "after", "silent", ""]


class CutLine:
    """Passes bytes on both ways until a statement with `mark` in its values comes by.

    It then cuts the line before the statement reaches the database, or after the database has answered
    and before the answer is passed on, or passes nothing on any more without a word.
    """

    def __init__(self, mark: bytes) -> None:
        self._mark = mark
        self._to: list[asyncio.StreamWriter] = []
        self.cut: Cut = ""
        self.away = False
        self.was_cut = asyncio.Event()

    async def attend(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if self.away:
            writer.close()
            return
        inner_reader, inner_writer = await asyncio.open_unix_connection(folder() / SOCKET)
        self._to += [writer, inner_writer]
        state = {"marked": False}
        try:
            async with asyncio.TaskGroup() as group:
                group.create_task(self._asked(reader, inner_writer, state))
                group.create_task(self._answered(inner_reader, writer, state))
        except* (ConnectionError, asyncio.CancelledError):
            pass
        finally:
            writer.close()
            inner_writer.close()

    async def _asked(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, state: dict[str, bool]
    ) -> None:
        while piece := await reader.read(65536):
            if self.cut and self._mark in piece:
                state["marked"] = True
                if self.cut != "after":
                    self.was_cut.set()
                if self.cut == "silent":
                    await asyncio.sleep(3600)
                if self.cut == "before":
                    raise ConnectionResetError
            writer.write(piece)
            await writer.drain()
        raise ConnectionResetError

    async def _answered(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, state: dict[str, bool]
    ) -> None:
        while piece := await reader.read(65536):
            if state["marked"] and self.cut == "after":
                self.was_cut.set()
                raise ConnectionResetError
            writer.write(piece)
            await writer.drain()
        raise ConnectionResetError

    def hang_up(self) -> None:
        for writer in self._to:
            writer.transport.abort()
        self._to.clear()


@contextlib.asynccontextmanager
async def cut_line(at: Path, mark: bytes) -> AsyncIterator[CutLine]:
    """Listens in that folder as PostgreSQL does."""
    line = CutLine(mark)
    server = await asyncio.start_unix_server(line.attend, at / SOCKET)
    try:
        yield line
    finally:
        line.hang_up()
        server.close()
