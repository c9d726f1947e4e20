"""One HTTP request on a connection of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from urllib.parse import urlsplit

import httptools
import msgspec

from tablee.client.failures import Unreachable

PATIENCE = 20.0
PIECE = 65536


class Answer(msgspec.Struct, frozen=True):
    """What the house answered; header names are in small letters."""

    status: int
    headers: dict[str, str]
    body: bytes


async def request(
    address: str,
    method: str,
    path: str,
    body: bytes = b"",
    *,
    headers: Mapping[str, str] | None = None,
    source: str | None = None,
    patience: float = PATIENCE,
) -> Answer:
    """Ask the house at that address (`http://host:port`), from the address `source` of this machine."""
    asked = _written(address, method, path, body, headers or {})
    try:
        async with asyncio.timeout(patience):
            return await _exchange(address, asked, source, bodiless=method == "HEAD")
    except (OSError, TimeoutError, httptools.HttpParserError) as error:
        raise Unreachable(f"{method} {path}: {str(error) or 'no answer'}") from error


def _written(address: str, method: str, path: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    where = urlsplit(address)
    given = {"host": where.netloc, "connection": "close", "content-length": str(len(body)), **headers}
    lines = [f"{method} {where.path.rstrip('/')}{path} HTTP/1.1"]
    lines += [f"{name}: {value}" for name, value in given.items()]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + body


async def _exchange(address: str, asked: bytes, source: str | None, *, bodiless: bool) -> Answer:
    where = urlsplit(address)
    secure = where.scheme == "https"
    bound = (source, 0) if source else None
    port = where.port or (443 if secure else 80)
    reader, writer = await asyncio.open_connection(where.hostname, port, ssl=secure or None, local_addr=bound)
    try:
        writer.write(asked)
        return await _Reading(bodiless).answer(reader)
    finally:
        writer.close()


class _Reading:
    """The answer as its parser finds it; one without a body is whole with its headers."""

    def __init__(self, bodiless: bool) -> None:
        self._bodiless = bodiless
        self._headers: dict[str, str] = {}
        self._body = bytearray()
        self._whole = False

    def on_header(self, name: bytes, value: bytes) -> None:
        self._headers[name.decode("latin-1").lower()] = value.decode("latin-1")

    def on_headers_complete(self) -> None:
        self._whole = self._bodiless

    def on_body(self, body: bytes) -> None:
        self._body += body

    def on_message_complete(self) -> None:
        self._whole = True

    async def answer(self, reader: asyncio.StreamReader) -> Answer:
        parser = httptools.HttpResponseParser(self)
        while not self._whole:
            piece = await reader.read(PIECE)
            if not piece:
                raise ConnectionResetError("the house hung up")
            parser.feed_data(piece)
        return Answer(parser.get_status_code(), self._headers, bytes(self._body))
