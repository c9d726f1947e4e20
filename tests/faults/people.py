"""People who write down everything they send and see, and come back by another node when one fails them."""

from __future__ import annotations

import asyncio
import random
import secrets
import time
from bisect import bisect_right
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import msgspec

from tablee.client import HouseClient, HouseProblem, Player, Unreachable, table_player
from tablee.client.table_line import Line
from tablee.core.chance import Stream
from tablee.core.choices import any_of
from tablee.server.protocol.from_client import Hello
from tablee.server.protocol.http_types import Seated
from tablee.server.protocol.to_client import Done, Glimpsed, Kept, Problem, ToClient, Update, Welcome
from tablee.server.wire.frames import SERVICE_RESTART, TRY_LATER
from tests.faults.node import RunNode

table_player.LONGEST_PAUSE = 0.6  # type: ignore[misc]  # a person in a hurry
REACH: Final = 2.0
AT_ONCE: Final = 0.1
encode = msgspec.json.encode
NEVER: Final = 10_000_000
SENT_AWAY: Final = (TRY_LATER, SERVICE_RESTART)  # by a node that leaves, or does not reach the table
MOST_NOTES: Final = 200
QUIET: Final = 1.5  # seconds without a word, and somebody asks to be shown the table as it is


class Seen(NamedTuple):
    """At `at` this seat had that version before it, with the events that came with it.

    Events and view are JSON: a run remembers millions of values, and Python would walk through all of them
    again and again, for seconds at a time, to see which are still needed.
    """

    at: float
    kind: str
    version: int
    events: msgspec.Raw
    view: bytes


class Person:
    """One seat; `sent` are all moves by id, `taken` those acknowledged, `unkept` those told to be lost.

    After `silence` seconds without an answer a line is given up.
    """

    def __init__(
        self, nodes: Sequence[RunNode], first: int, seated: Seated, pace: float, silence: float
    ) -> None:
        self.code, self.seat = seated.code, seated.seat
        self._clients = [HouseClient(node.base, patience=REACH) for node in nodes]
        self._next = first
        self._pace = pace
        self._silence = silence
        self.sent: dict[str, Any] = {}
        self.taken: dict[str, int] = {}
        self.kept: set[str] = set()
        self.unkept: set[str] = set()
        self.seen: list[Seen] = []
        self._signs: list[float] = []
        self._new: list[float] = []
        """When the table was heard of, and when by something new or an answer."""
        self._heard_at = time.monotonic()
        self._let_in_at = time.monotonic()  # over the line there is, or when it was dialled
        self._let_in = False
        self._token = seated.token
        self.notes = deque[tuple[float, str]](maxlen=MOST_NOTES)
        """What it did and met lately, for whoever asks why a table was late."""
        self.player = Player(self._dial, seated.token, listener=self._heard, lost=self._lost, tries=NEVER)

    def _note(self, what: str) -> None:
        self.notes.append((time.monotonic(), what))

    def _lost(self, why: Unreachable) -> None:
        self._note(f"has no line: {why}")
        self._next += why.code in SENT_AWAY

    async def _dial(self) -> Line:
        node = self._next % len(self._clients)
        client = self._clients[node]
        self._next += 1
        self._note(f"dials node {node + 1}")
        line = await client.line(self.code)
        self._next -= 1  # that one is good: the same again next time
        self._line = line
        self._let_in_at, self._let_in = time.monotonic(), False
        return line

    def _heard(self, message: ToClient) -> None:
        now, seen = time.monotonic(), self.player.seen
        self._note(f"hears {type(message).__name__} {_told(message)}".rstrip())
        self._heard_at = now
        new = isinstance(message, Update | Glimpsed) or getattr(message, "re", None) in self.sent
        if new:
            self._new.append(now)
        if new or isinstance(message, Welcome):
            self._signs.append(now)
        if isinstance(message, Welcome):
            if not self._let_in:
                self._let_in_at, self._let_in = now, True
            self._see(Seen(now, "welcome", message.version, _json(message.missed), encode(seen.view)))
        elif isinstance(message, Update):
            self._see(Seen(now, "update", message.version, _json(message.events), encode(seen.view)))
        re = getattr(message, "re", None)
        if re in self.sent:
            self._answered(re, message)

    def _see(self, seen: Seen) -> None:
        same = self.seen[-1].view if self.seen else b""
        self.seen.append(seen._replace(view=same) if seen.view == same else seen)

    def _answered(self, re: str, message: ToClient) -> None:
        if isinstance(message, Update | Done):
            self.taken[re] = message.version
        elif isinstance(message, Kept):
            self.kept.add(re)
        elif isinstance(message, Problem) and message.code == "not-kept":
            self.unkept.add(re)

    def signs_since(self, since: float, new: bool) -> list[float]:
        """When the table was heard of after that moment, or only when it showed something `new`."""
        signs = self._new if new else self._signs
        return signs[bisect_right(signs, since) :]

    async def look_again(self) -> None:
        while True:
            await asyncio.sleep(0.2)
            if time.monotonic() - self._heard_at > QUIET:
                self._heard_at = time.monotonic()
                with suppress(Unreachable):
                    await self._line.send(Hello(self._token))

    async def play(self) -> None:
        """A move that the rules refuse costs no new thought: another one is tried."""
        refused = False
        while True:
            await self.player.until(self._asked)
            await asyncio.sleep(AT_ONCE if refused else self._pace * random.uniform(0.5, 1.5))
            try:
                await self._act(self._listed if refused else self._any)
                refused = False
            except HouseProblem:
                refused = True

    def _asked(self) -> bool:
        offers = self.player.seen.offers
        return bool(offers.moves or offers.choices) or self._idle_host()

    def _idle_host(self) -> bool:
        table = self.player.seen.table
        return table is not None and table.status in ("over", "lobby") and table.host == self.seat

    async def _act(self, choose: Callable[[Any], Any]) -> None:
        offers, table = self.player.seen.offers, self.player.seen.table
        if self._idle_host() and table is not None:
            if table.status == "over":
                await self._in_time(self.player.play_again())
            await self._in_time(self.player.begin("random"))
            return
        if not offers.moves and not offers.choices:
            return
        move = choose(offers)
        id = secrets.token_hex(8)
        self.sent[id] = move
        self._note(f"moves, as {id}")
        await self._in_time(self.player.move(move, id=id))

    def _listed(self, offers: Any) -> Any:
        return random.choice(offers.moves) if offers.moves else self._any(offers)

    def _any(self, offers: Any) -> Any:
        if offers.moves and (not offers.choices or random.random() < 0.7):
            return random.choice(offers.moves)
        choice = random.choice(offers.choices)
        return {"type": choice.move, **any_of(choice, Stream(secrets.token_bytes(32)))}

    async def _in_time(self, asking: Any) -> None:
        """A line on which no answer comes is given up, and the next node is tried.

        What was asked before is asked again when somebody is let in, and waited for from then on.
        """
        task, asked = asyncio.ensure_future(asking), time.monotonic()
        try:
            while not task.done():
                since = max(asked, self._let_in_at)
                done, _ = await asyncio.wait({task}, timeout=since + self._silence - time.monotonic())
                if not done and max(asked, self._let_in_at) == since:
                    asked = time.monotonic()
                    self._note("gives its line up")
                    self._next += 1
                    with suppress(AttributeError):
                        self._line.abort()
        finally:
            task.cancel()
        task.result()


def _json(value: Any) -> msgspec.Raw:
    return msgspec.Raw(encode(value))


def _told(message: ToClient) -> str:
    told = [getattr(message, name, None) for name in ("version", "code", "re")]
    return " ".join(str(one) for one in told if one is not None)


def history_of(person: Person) -> bytes:
    """One line of JSON: what is published."""
    return msgspec.json.encode(
        {
            "table": person.code,
            "seat": person.seat,
            "sent": person.sent,
            "taken": person.taken,
            "kept": sorted(person.kept),
            "seen": [(round(s.at, 3), s.kind, s.version, s.events) for s in person.seen],
        }
    )


__all__ = ["Person", "Seen", "Unreachable", "history_of"]
