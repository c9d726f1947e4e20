"""A small proxy that shows a house below a path of its host, as nginx or Caddy would."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from tests.browser.small_server import small_server

HEAD_END = b"\r\n\r\n"


class PathProxy:
    """Passes on what is asked below `path`, with it or without it; everything else is not found."""

    def __init__(self, house: int, path: str, *, keeps_path: bool) -> None:
        self._house, self._path, self._keeps = house, path.encode(), keeps_path

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        method, target, rest = (await reader.readuntil(HEAD_END)).split(b" ", 2)
        if not target.startswith(self._path):
            writer.write(b"HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
            return
        asked = target if self._keeps else target[len(self._path) :] or b"/"
        if b"upgrade: websocket" not in rest.lower():
            rest = rest.replace(b"Connection: keep-alive", b"Connection: close")
        house_reader, house_writer = await asyncio.open_connection("127.0.0.1", self._house)
        house_writer.write(b" ".join((method, asked, rest)))
        await asyncio.gather(_pipe(reader, house_writer), _pipe(house_reader, writer))


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(ConnectionError):
        while piece := await reader.read(65536):
            writer.write(piece)
            await writer.drain()
    writer.close()


@contextmanager
def path_proxy(listening: int, house: int, path: str, *, keeps_path: bool) -> Iterator[None]:
    """The proxy in a thread of its own, on that port."""
    with small_server(listening, PathProxy(house, path, keeps_path=keeps_path).serve):
        yield
