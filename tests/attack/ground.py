"""Where an attack is made from and against, and what it counts; all attacks are bounded by it."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from tablee.client import Answer, HouseClient, Unreachable, request
from tablee.client.client_frames import frame, handshake
from tests.attack.honest import OWN

ORIGINS: Final = {
    "other": ("127.0.0.2",),
    "own": (OWN,),
    "fifty": tuple([f"127.0.0.{number}" for number in range(100, 150)]),
}
JSON: Final = {"content-type": "application/json"}
Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Ground:
    """`codes` are tables of honest people whose link the attacker has, `lobby` one that newcomers join,
    `finished` a game that is over."""

    def __init__(self, port: int, origin: str, seconds: float, facts: dict[str, Any]) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.sources = ORIGINS[origin]
        self.codes: list[str] = facts.get("codes", [])
        self.lobby: str = facts.get("lobby", "")
        self.finished: str = facts.get("finished", "")
        self.tally: Counter[str] = Counter()
        self.breaches: Counter[str] = Counter()
        self._until = time.monotonic() + seconds
        self._next = itertools.cycle(self.sources)

    @property
    def left(self) -> float:
        return self._until - time.monotonic()

    def times(self, most: int) -> Iterable[int]:
        """So many times at most, while there is time left."""
        return itertools.takewhile(lambda _: self.left > 0, range(most))

    def source(self) -> str:
        return next(self._next)

    def client(self, source: str | None = None) -> HouseClient:
        return HouseClient(self.address, source=source or self.source(), patience=max(0.5, self.left))

    def breach(self, what: str) -> None:
        """Something a stranger must never get."""
        self.breaches[what] += 1

    async def connect(self, source: str | None = None) -> Stream:
        opening = asyncio.open_connection("127.0.0.1", self.port, local_addr=(source or self.source(), 0))
        return await asyncio.wait_for(opening, max(0.5, self.left))

    @asynccontextmanager
    async def raw(self, source: str | None = None) -> AsyncIterator[Stream]:
        """A bare connection, cut without a word at the end."""
        reader, writer = await self.connect(source)
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @asynccontextmanager
    async def socket(
        self, code: str, source: str | None = None, hello: dict[str, Any] | None = None
    ) -> AsyncIterator[Stream]:
        """A bare connection that is a socket at that table; watching it, unless hello says otherwise."""
        async with self.raw(source) as (reader, writer):
            writer.write(handshake(code, f"127.0.0.1:{self.port}"))
            await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), max(0.5, self.left))
            if hello is not None:
                writer.write(text({"type": "hello", **hello}))
            yield reader, writer

    async def ask(
        self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] = JSON
    ) -> Answer | None:
        """One request; its status is counted, and an answer of 500 is a breach."""
        asking = request(
            self.address,
            method,
            path,
            body,
            headers=headers,
            source=self.source(),
            patience=max(0.5, self.left),
        )
        try:
            answer = await asking
        except Unreachable:
            self.tally["unanswered"] += 1
            return None
        self.tally[str(answer.status)] += 1
        if answer.status == 500:
            self.breach(f"500 {method} {path[:60]}")
        return answer

    async def together(self, count: int, work: Callable[[int], Awaitable[None]]) -> None:
        """So many at once, each until it is done or time is over; connections lost are counted."""

        async def one(number: int) -> None:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(0.1, self.left)):
                    try:
                        await work(number)
                    except (OSError, asyncio.IncompleteReadError, Unreachable):
                        self.tally["cut off"] += 1

        await asyncio.gather(*[one(number) for number in range(count)])


def text(message: Any) -> bytes:
    return frame(json.dumps(message).encode())
