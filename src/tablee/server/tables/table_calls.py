"""Who is called at one table, and when: from its log, by whoever runs it, once for each question."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec
import structlog
from msgspec.structs import replace

from tablee.core.contract import Seat
from tablee.core.known_types import decode
from tablee.server.calls.call import Call
from tablee.server.calls.sender import FAILED, GONE, Calls
from tablee.server.calls.ways import MOST, Chosen, Way, choice_of, id_of, kind_of, ways_at
from tablee.server.tables.audience import Audience
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.system_time import wall
from tablee.store.persons import CALLED
from tablee.store.store_contract import Store
from tablee.table.deadlines import time_for
from tablee.table.model import PLAYING, Place, Table
from tablee.table.table_orders import ordered_move

log = structlog.get_logger()
PATIENCE: Final = (30_000, 120_000, 600_000, 3_600_000)
"""Milliseconds until a call that was not taken is sent again, the last of them again and again."""
HERE: Final = 60_000
"""Milliseconds that somebody with the table open has before they are called elsewhere too."""
REMEMBERED: Final = 4 * MOST
"""Choices that came to nothing: those that still stand are among the latest."""


class Mark(msgspec.Struct, frozen=True):
    """How far the call about one question has come: which ways were told, how often others were tried.

    `gone` are choices of ways where nobody will ever hear. They are noted here and not among the ways,
    because those are written by their person alone, who may be choosing at this very moment.
    """

    version: int
    sent: tuple[str, ...] = ()
    tries: int = 0
    next: int = 0
    gone: tuple[str, ...] = ()


def marks_of(code: str) -> str:
    """The kind of the notes that hold the marks of a table, each under the hash of its person's token."""
    return f"{CALLED} {code}"


async def marks_at(store: Store, code: str) -> dict[str, Mark]:
    notes = await store.notes(marks_of(code))
    return {name: decode(body, Mark) for name, body in notes.items()}


def ways_left(chosen: Chosen, mark: Mark | None) -> tuple[Way, ...]:
    """Without those where nobody will ever hear."""
    gone = mark.gone if mark else ()
    return tuple([way for way in chosen.ways if choice_of(way) not in gone])


class TableCalls:
    """`alive` says whether this table is still this house's to act for."""

    def __init__(
        self, current: CurrentTable, audience: Audience, store: Store, calls: Calls, alive: Callable[[], bool]
    ) -> None:
        self._current = current
        self._audience = audience
        self._store = store
        self._calls = calls
        self._alive = alive
        self._version = 0  # of the table when it was last called for
        self._now = 0

    def look(self) -> None:
        """Whatever is due by now may be done. Else only a version makes time go on: whoever sees when a call
        comes learns of no answer that is hidden."""
        self._now = wall()

    async def call(self) -> int | None:
        """Call everybody who is to be called now; when to look again, if anybody is to be called later."""
        while True:
            table = self._current.table
            if table.version != self._version:
                self._version = table.version
                self.look()
            asked = [
                (seat, version) for seat, version in enumerate(table.asked) if version and _waits(table, seat)
            ]
            ways = await self._ways() if asked else {}
            if not ways:
                return None
            marks = await marks_at(self._store, table.code)
            calls = [self._call_one(seat, version, ways, marks) for seat, version in asked]
            later = await _all_of(calls)  # nobody waits for another's addresses
            if await self._ways() == ways:  # else somebody chose while others were called
                return min([at for at in later if at is not None], default=None)

    async def _ways(self) -> dict[str, Chosen]:
        """Of whoever is at this table; what people chose who have left it is dropped."""
        code = self._current.table.code
        ways = await ways_at(self._store, code)
        table = self._current.table  # as it is now: whoever chose meanwhile had sat down before
        places = [*table.places, *[place for _, place in table.waiting]]
        here = {name for place in places for name in (place.token, place.key)}
        for name in ways.keys() - here if self._alive() else ():
            for kind in (kind_of(code), marks_of(code)):
                await self._store.note(kind, name, None)
        return {name: chosen for name, chosen in ways.items() if name in here}

    async def _call_one(
        self, seat: Seat, version: int, ways: dict[str, Chosen], marks: dict[str, Mark]
    ) -> int | None:
        table = self._current.table
        place = table.places[seat]
        person = _person(place, ways)
        if person is None:
            return None
        mark = marks.get(person, Mark(0))
        left = ways_left(ways[person], mark)
        if mark.version != version:
            here = table.since[seat] + HERE if seat in self._audience.groups else 0
            mark = Mark(version, next=here, gone=mark.gone)
        unsent = [way for way in left if id_of(way) not in mark.sent]
        if unsent and mark.next > self._now:
            return mark.next
        for way in unsent:
            if not self._still(seat, version):
                return None
            until = table.since[seat] + time_for(table, seat)
            call = Call(table.code, seat, version, until, ways[person].lang, ways[person].link)
            result = await self._calls.send(way, call, wall())
            mark = await self._mark(person, mark, way, result)
        return mark.next if mark.next > wall() else None

    def _still(self, seat: Seat, version: int) -> bool:
        """Whether the question stands, and this house is the one to say so."""
        table = self._current.table
        return self._alive() and table.asked[seat] == version and _waits(table, seat)

    async def _mark(self, person: str, mark: Mark, way: Way, result: str) -> Mark:
        """After a call was sent, never before: killed between, the same call is sent again under its id."""
        if result == FAILED:
            wait = PATIENCE[min(mark.tries, len(PATIENCE) - 1)]
            mark = replace(mark, tries=mark.tries + 1, next=wall() + wait)
        elif result == GONE:
            mark = replace(mark, gone=(*mark.gone, choice_of(way))[-REMEMBERED:])
        else:
            mark = replace(mark, sent=(*mark.sent, id_of(way)))
        await self._store.note(marks_of(self._current.table.code), person, msgspec.json.encode(mark))
        return mark


async def _all_of(calls: Sequence[Awaitable[int | None]]) -> list[int | None]:
    """Every call is over when this returns or fails, so that none is sent again beside itself."""
    told: list[int | None] = []
    for one in await asyncio.gather(*calls, return_exceptions=True):
        if isinstance(one, BaseException):
            raise one
        told.append(one)
    return told


def _waits(table: Table, seat: Seat) -> bool:
    """Whether a person is waited for there, at a slow table that goes on: not who has ordered the answer."""
    slow = bool(table.settings.slow_hours) and table.status == PLAYING and not table.paused
    person = slow and not table.places[seat].played_by_bot
    asked = person and all(answer.seat != seat for answer in table.answers)
    return asked and ordered_move(table, seat) is None


def _person(place: Place, ways: dict[str, Chosen]) -> str | None:
    """Under which of their tokens this person chose."""
    return next((name for name in (place.token, place.key) if name and name in ways), None)
