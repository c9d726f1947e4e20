"""People who remember all they were shown and told, to be held against the log afterwards."""

from __future__ import annotations

import asyncio
import random
from typing import Any

from tablee.store.store_choice import open_store
from tablee.table.entries import Answered, Moved
from tablee.table.visibility import seen_events
from tests.server.house import Guest, House

SEATS = 4
TABLES = 2


class Witness(Guest):
    """Plays, and remembers every version it was shown and every move it was told was taken or kept."""

    def __init__(self, house: House, seated: dict[str, Any]) -> None:
        super().__init__(house, seated)
        self.shown: dict[int, list[Any]] = {}
        self.taken: dict[str, int] = {}
        self.kept: set[str] = set()
        self.pending: dict[str, Any] | None = None

    async def next(self) -> dict[str, Any]:
        message = await super().next()
        if message["type"] == "update":
            self.shown[message["version"]] = message.get("events", [])
        if message.get("re") and message["type"] in ("update", "done"):
            self.taken[message["re"]] = message["version"]
        if message.get("re") and message["type"] == "kept":
            self.kept.add(message["re"])
        return message

    async def resume(self) -> None:
        """Back after the restart: nothing seen may be missing, nothing acknowledged undone."""
        before = self.version or 0
        await self.dial()
        welcome = await self.hello()
        assert welcome["version"] >= before, "somebody saw a version that was not kept"
        if self.pending is not None:
            await self._send_again(self.pending)

    async def _send_again(self, request: dict[str, Any]) -> None:
        """The acknowledgement may be what was lost: the same id is taken once at most."""
        answer = await self.ask("move", **request)
        taken = ("update", "done", "kept")
        assert answer["type"] in taken or answer["code"] in ("stale", "refused", "answered"), answer
        self.pending = None

    async def play_on(self) -> None:
        """Until the house dies; the turns of all guests together make the game."""
        while True:
            if not self.offers:
                await self.next()
                continue
            await asyncio.sleep(0.02)
            chosen = random.choice(self.offers)
            self.pending = {"id": f"{random.getrandbits(60):x}", "move": chosen, "seen": self.version}
            answer = await self.ask("move", **self.pending)
            told_nothing = self.version == self.pending["seen"]
            self.pending = None
            if answer["type"] == "problem" and told_nothing:
                await self.next()


def seat_people(house: House) -> list[Witness]:
    people = []
    for _ in range(TABLES):
        settings = {"pace": 0, "away_seconds": 3600, "close_early": True}
        host = house.open(seats=SEATS, options={"counters": 100_000}, settings=settings)
        rest = [house.sit(host["code"], f"P{seat}") for seat in range(1, SEATS)]
        people += [Witness(house, seated) for seated in (host, *rest)]
    return people


async def sit_down(house: House) -> list[Witness]:
    people = seat_people(house)
    for guest in people:
        await guest.__aenter__()
    for host in people[::SEATS]:
        await host.say("begin", id="begin", level="random")
    return people


async def check_all(house: House, people: list[Witness]) -> None:
    assert house.stop() == 0
    await check_log(house.place, people)


async def check_log(place: str, people: list[Witness]) -> None:
    """Against the log itself: each version shown is the one kept, each move taken is there once."""
    store = await asyncio.to_thread(open_store, place)
    try:
        for guest in people:
            log = await store.load(guest.url.rpartition("/")[2])
            entries = [entry for entry in log if not isinstance(entry, Answered)]
            for version, events in guest.shown.items():
                kept = seen_events(entries[version - 1], guest.you)
                assert [event.__struct_config__.tag for event in kept] == [event["type"] for event in events]
            versions = {e.id: n for n, e in enumerate(entries, 1) if isinstance(e, Moved) and e.id}
            mine = [e.id for e in entries if isinstance(e, Moved) and e.seat == guest.you and e.id]
            assert len(mine) == len(set(mine))
            answers = [e.id for e in log if isinstance(e, Answered) and e.seat == guest.you]
            assert len(answers) == len(set(answers))
            assert guest.kept <= set(answers)
            moves = {re: n for re, n in guest.taken.items() if re != "begin" and re not in answers}
            assert moves.items() <= versions.items()
    finally:
        await store.close()
