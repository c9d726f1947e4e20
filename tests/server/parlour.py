"""A live table on a clock that moves only when it is told to: every frame with its exact time."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest

from tablee.core.shelf import load
from tablee.server.admission.tokens import hash_of
from tablee.server.protocol.from_client import GiveOrders, Hello, MakeMove, Say
from tablee.server.tables import system_time
from tablee.server.tables.hub import Hub
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.socket import Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.sqlite.store import SqliteStore
from tablee.table import actions
from tablee.table.model import Settings
from tablee.table.outcome import Decision
from tests.server.lines import Line

CODE = "WINDQW"
NOW = 1_700_000_000_000
STEP = 0.25
SPINS = 6  # turns of the loop in which nothing happens: then nothing will
POSITION = re.compile(rb'(start\\":\\")[0-9a-f]{64}')
UNREADABLE = rb"\g<1>" + b"0" * 64  # under the house's secret, and as long whatever it is of
Frame = tuple[float, bytes]


class StillLoop(asyncio.SelectorEventLoop):
    """Its time is what the parlour says."""

    now = 0.0

    def time(self) -> float:
        return self.now


class Timed(Line):
    """Keeps every frame as it was sent, and when; but for the hash nobody can read without the secret."""

    def __init__(self, loop: StillLoop) -> None:
        super().__init__()
        self.frames: list[Frame] = []
        self._loop = loop

    def tell(self, frame: bytes, can_wait: bool = False) -> None:
        super().tell(frame)
        self.frames.append((round(self._loop.now, 3), POSITION.sub(UNREADABLE, frame)))


class Guest:
    """Somebody at the table, a watcher or a television, with all they are sent over every line they had."""

    def __init__(
        self, live: LiveTable, loop: StillLoop, token: str | None, *, television: bool = False
    ) -> None:
        self._live, self._loop, self._token = live, loop, token
        self._television = television
        self._count = 0
        self.lines: list[Timed] = []

    async def come(self, *, anew: bool = False) -> None:
        """By a new line; `anew`: with nothing remembered of the last one."""
        version = self.lines[-1].version if self.lines and not anew else None
        line = Timed(self._loop)
        socket = Socket(cast(WebSocketLine, line), self._live.hub.counts)
        self.lines.append(line)
        self._socket = socket
        assert await self._live.let_in(socket, Hello(self._token, version, self._television))

    async def move(self, move: dict[str, Any]) -> None:
        self._count += 1
        request = MakeMove(f"m{self._count}", self.lines[-1].version, msgspec.Raw(msgspec.json.encode(move)))
        self._live.hear(self._socket, request)

    async def give(self, orders: list[dict[str, Any]]) -> None:
        self._count += 1
        self._live.hear(self._socket, GiveOrders(f"o{self._count}", msgspec.Raw(msgspec.json.encode(orders))))

    async def say(self, text: str) -> None:
        self._live.hear(self._socket, Say(f"s{len(text)}", text))

    @property
    def frames(self) -> list[Frame]:
        return [frame for line in self.lines for frame in line.frames]


Doing = Callable[["Parlour"], Awaitable[None]]


class Parlour:
    """People sit where a name is, bots elsewhere; after them come a watcher and a television."""

    def __init__(self, live: LiveTable, loop: StillLoop, people: Sequence[str]) -> None:
        self._live, self._loop = live, loop
        self.people = [Guest(live, loop, name) for name in people if name]
        self.watcher = Guest(live, loop, None)
        self.television = Guest(live, loop, None, television=True)

    async def settled(self) -> None:
        """Everything that was asked for is done, the store's part too."""
        quiet = 0
        while quiet < SPINS:
            await asyncio.sleep(0)
            quiet = quiet + 1 if self._live.inbox.free else 0

    async def until(self, seconds: float) -> None:
        while self._loop.now < seconds:
            self._loop.now = min(seconds, self._loop.now + STEP)
            await self.settled()


class Heard(msgspec.Struct):
    """By person, then the watcher and the television: every frame with its time."""

    frames: list[list[Frame]]

    def by(self, *guests: int) -> list[list[Frame]]:
        return [self.frames[guest] for guest in guests]


def hear(
    folder: Path,
    game: str,
    state: Any,
    people: Sequence[str],
    doings: Sequence[tuple[float, Doing]],
    **settings: Any,
) -> Heard:
    """What everybody is sent while these things are done at these times, until the last of them."""
    loop = StillLoop()
    folder.mkdir()
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=lambda: loop) as runner:
        milliseconds = lambda: NOW * 1_000_000 + int(loop.now * 1e9)  # noqa: E731
        patch.setattr(system_time, "time", SimpleNamespace(monotonic_ns=milliseconds, time_ns=milliseconds))
        return runner.run(
            _hear(folder, loop, game, state, people, sorted(doings, key=lambda one: one[0]), settings)
        )


async def _hear(
    folder: Path,
    loop: StillLoop,
    game: str,
    state: Any,
    people: Sequence[str],
    doings: Sequence[tuple[float, Doing]],
    settings: dict[str, Any],
) -> Heard:
    hub = Hub(SqliteStore(folder / "tablee.db"))
    try:
        decisions = _seated(game, state, people, Settings(**{"away_seconds": 3600, **settings}))
        await hub.store.append_many(CODE, 1, [decision.entry for decision in decisions])
        live = await hub.live_table(CODE)
        parlour = Parlour(live, loop, people)
        everybody = (*parlour.people, parlour.watcher, parlour.television)
        for guest in everybody:
            await guest.come()
        begun = actions.begin(live.table, 0, "easy", system_time.wall())
        assert isinstance(begun, tuple), begun
        await live.ask(live.commit, begun)
        for at, doing in doings:
            await parlour.until(at)
            await doing(parlour)
            await parlour.settled()
        return Heard([guest.frames for guest in everybody])
    finally:
        await hub.close()


def _seated(game: str, state: Any, people: Sequence[str], settings: Settings) -> list[Decision]:
    options = msgspec.to_builtins(state.options)
    opened = actions.open_table(
        CODE, game, len(people), options, settings, bytes(32), NOW, start=state, games=load
    )
    assert isinstance(opened, Decision), opened
    decisions = [opened]
    for seat, name in enumerate(people):
        if name:
            seated = actions.sit(decisions[-1].table, name, seat, hash_of(name), NOW)
            assert isinstance(seated, Decision), seated
            decisions.append(seated)
    return decisions
