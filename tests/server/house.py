"""A real house in a process of its own, and guests with real sockets."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection

from tablee.client import Line, Mirror
from tablee.client.table_line import decoder
from tests.ports import HeldPort

SERVE = "import sys; from tablee.server.hosting.run import serve; sys.exit(serve({args}))"
HEEDING = ("env", "--default-signal=INT,HUP")
"""Before the command: whoever runs the tests in the background may ignore interrupts and hang-ups."""
PATIENCE = 60.0
HTTP_PATIENCE = 60.0  # a process of its own may have to be started on a busy machine


class House:
    """`tablee serve` on a free port; it can be stopped, killed and started again.

    With `log`, what it says goes into that file; `within` is a command that runs it in surroundings of its
    own; `first` is done in its process before it serves (limits of its own); tables are
    kept in the database at `address` if there is one; `settings` are those of `HostSettings`.
    """

    def __init__(
        self,
        db: Path,
        joins_per_minute: float = 1e9,
        log: Path | None = None,
        within: Sequence[str] = (),
        first: str = "",
        address: str = "",
        **settings: Any,
    ) -> None:
        self.db = db
        self.place = address or str(db)
        self._within = within
        self._first = first
        self._held = HeldPort()
        self.port = self._held.number
        self.base = f"http://127.0.0.1:{self.port}"
        self._log = log
        self._settings = {"joins_per_minute": joins_per_minute, "quiet": True, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        args = f"'127.0.0.1', {self.port}, {self.place!r}, **{self._settings!r}"
        command = [*self._within, *HEEDING, sys.executable, "-c", self._first + SERVE.format(args=args)]
        with nullcontext() if self._log is None else self._log.open("ab") as log:
            self._process = subprocess.Popen(command, stderr=log)
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if httpx.get(f"{self.base}/healthz").status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.02)
        ended = self.process.poll()
        raise AssertionError(f"the house did not open in time, or ended before (exit code {ended})")

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(by)
        return self.process.wait(PATIENCE)

    @property
    def process(self) -> subprocess.Popen[bytes]:
        assert self._process is not None
        return self._process

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self) -> None:
        self.process.kill()
        self.process.wait(PATIENCE)

    def open(self, **request: Any) -> dict[str, Any]:
        """A table; by default of the toy with five seats, nobody waiting for bots or for windows to close."""
        body = {
            "game": "toy",
            "name": "Anne",
            "seats": 5,
            "options": {} if "game" in request else {"counters": 500, "secret": True},
            "settings": {"pace": 0, "close_early": True},
            **request,
        }
        return self.post("/api/tables", body)

    def sit(self, code: str, name: str, **request: Any) -> dict[str, Any]:
        return self.post(f"/api/tables/{code}/seats", {"name": name, **request})

    def refused_seat(self, code: str, name: str, **request: Any) -> tuple[int, str] | None:
        """With what status and problem a seat is refused; None if it is given."""
        answer = httpx.post(
            f"{self.base}/api/tables/{code}/seats", json={"name": name, **request}, timeout=HTTP_PATIENCE
        )
        return None if answer.status_code == 201 else (answer.status_code, answer.json()["code"])

    def post(self, path: str, body: Any) -> dict[str, Any]:
        answer = httpx.post(self.base + path, json=body, timeout=HTTP_PATIENCE)
        assert answer.status_code == 201, answer.text
        seated: dict[str, Any] = answer.json()
        return seated

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.base + path, **{"timeout": HTTP_PATIENCE} | more)


class Guest:
    """One socket, and what its owner knows by it; every message is taken in when it is asked for.

    `greeting` is what it says in its hello besides token and version.
    """

    def __init__(
        self, house: House, seated: dict[str, Any] | None = None, code: str = "", **greeting: Any
    ) -> None:
        self.greeting = greeting
        self.url = f"{house.base.replace('http', 'ws')}/ws/{seated['code'] if seated else code}"
        self.token: str | None = seated["token"] if seated else None
        self.seen = Mirror()
        self.events: list[Any] = []
        self.told: list[dict[str, Any]] = []
        self.leaps = False  # whether some versions may not concern this seat
        self.ws: ClientConnection

    @property
    def version(self) -> int | None:
        return self.seen.version

    @property
    def you(self) -> int | None:
        return self.seen.you

    @property
    def view(self) -> dict[str, Any]:
        return self.seen.view

    @property
    def table(self) -> dict[str, Any]:
        plain: dict[str, Any] = msgspec.to_builtins(self.seen.table) if self.seen.table else {}
        return plain

    @property
    def offers(self) -> tuple[Any, ...]:
        return self.seen.offers.moves

    async def __aenter__(self) -> Guest:
        await self.dial()
        await self.hello()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.ws.close()

    async def dial(self) -> None:
        self.ws = (await Line.dial(self.url, patience=PATIENCE)).connection

    async def hello(self) -> dict[str, Any]:
        await self.say("hello", token=self.token, version=self.version, **self.greeting)
        return await self.hear("welcome")

    async def say(self, type: str, **fields: Any) -> None:
        await self.ws.send(json.dumps({"type": type, **fields}))

    async def next(self) -> dict[str, Any]:
        """The next message, taken in."""
        async with asyncio.timeout(PATIENCE):  # `wait_for` may lose a cancellation that comes with a message
            text = await self.ws.recv(decode=False)
        message: dict[str, Any] = json.loads(text)
        self.told.append(message)
        if message["type"] == "update":
            self._no_gap(message["version"])
        self.events += self.seen.take(decoder.decode(text))
        return message

    def _no_gap(self, version: int) -> None:
        assert self.version is not None
        assert version > self.version, "told twice"
        assert version == self.version + 1 or self.leaps, "a gap"

    async def hear(self, type: str, **fields: Any) -> dict[str, Any]:
        """The next message of that type with these fields."""
        return await self.until(lambda m: m["type"] == type and fields.items() <= m.items())

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def so(self, wanted: Callable[[], bool]) -> None:
        """Listen until that is so; it may be so already."""
        while not wanted():
            await self.next()

    async def ask(self, type: str, **fields: Any) -> dict[str, Any]:
        """Say something with an id of its own, and hear the answer to it."""
        id = fields.setdefault("id", f"{random.getrandbits(60):x}")
        await self.say(type, **fields)
        return await self.until(lambda m: m.get("re") == id)

    async def move(self, move: Any = None, **fields: Any) -> dict[str, Any]:
        """A move: that one, or any of the offered."""
        chosen = random.choice(self.offers) if move is None else move
        return await self.ask("move", move=chosen, seen=fields.pop("seen", self.version), **fields)

    async def catch_up(self) -> None:
        """Everything that was told to this socket until now is taken in; for one that has no seat."""
        answer = await self.ask("say", text="let me speak")
        assert answer["code"] == "not-seated"

    async def my_turn(self) -> None:
        await self.so(lambda: bool(self.offers))

    async def play(self, until: Callable[[], bool]) -> None:
        """Answer whatever is asked, at a pace the house allows, until that is so."""
        while not until():
            if self.offers:
                await asyncio.sleep(0.034)
                await self.move()
            else:
                await self.next()


async def nothing_heard(guest: Guest, seconds: float = 0.3) -> None:
    """Nothing but who is here, of which everybody is told in the house's own time."""
    try:
        async with asyncio.timeout(seconds):
            while '"type":"presence"' in (message := str(await guest.ws.recv())):
                pass
    except TimeoutError:
        return
    raise AssertionError(f"heard {message!r}")
