"""Tables of Dschamál with people only, on real sockets: fresh ones, and ones with a known bag."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import msgspec

from tablee.games.dschamal.lying import Layout
from tablee.games.dschamal.state import Hand, Searching, State
from tests.games.dschamal.building import some, state_of
from tests.server.house import Guest, House

NAMES = ("Anne", "Bruno", "Carla", "David")
OWNED = (some("blue-ball"), some("blue-cube"), some("blue-egg"))


def in_the_bag(layout: Layout, *spots: tuple[int, int], **more: Any) -> State:
    """Seats 0 and 1 search in a bag that lies like this."""
    hands = tuple([Hand(seat, *spot) for seat, spot in enumerate(spots or ((100, 100), (300, 300)))])
    owned = more.pop("owned", list(OWNED))
    return state_of(owned, Searching(layout, hands), fighters=tuple(range(len(hands))), **more)


def record_from(state: State) -> Any:
    """A record that begins there and has not gone on."""
    return {
        "format": "tablee-record/1",
        "game": "dschamal",
        "rules": 1,
        "names": list(NAMES[: state.seats]),
        "options": msgspec.to_builtins(state.options),
        "chance": {"commitment": "", "secret": None, "seeds": []},
        "turns": [{"seat": None, "move": None, "at": 0, "draws": [], "events": []}],
        "standings": None,
        "start": msgspec.json.decode(msgspec.json.encode(state)),
    }


@asynccontextmanager
async def table_from(house: House, state: State, watchers: int = 0) -> AsyncIterator[list[Guest]]:
    """Everybody at a table that begins there; watchers come last."""
    request = {"turn": 0, "seat": 0, "name": NAMES[0], "record": record_from(state)}
    first = house.post("/api/tables/from", request)
    rest = [house.sit(first["code"], name, seat=n + 1) for n, name in enumerate(NAMES[1 : state.seats])]
    async with seated_at(house, [first, *rest], watchers) as guests:
        yield guests


@asynccontextmanager
async def seated_at(
    house: House, seats: list[dict[str, Any]], watchers: int = 0
) -> AsyncIterator[list[Guest]]:
    """All of them connected, and the game begun."""
    async with AsyncExitStack() as stack:
        guests = [Guest(house, seat) for seat in seats]
        guests += [Guest(house, code=seats[0]["code"]) for _ in range(watchers)]
        for guest in guests:
            guest.leaps = True
            await stack.enter_async_context(guest)
        await guests[0].ask("begin", level="random")
        for guest in guests:
            await guest.so(lambda g=guest: g.table.get("status") == "playing")  # type: ignore[misc]
        yield guests


@asynccontextmanager
async def fresh(house: House, **options: Any) -> AsyncIterator[list[Guest]]:
    """A new game of three people; every piece is chosen, the first two are at the bag."""
    first = house.open(game="dschamal", name=NAMES[0], seats=3, options=options)
    rest = [house.sit(first["code"], name) for name in NAMES[1:3]]
    async with seated_at(house, [first, *rest]) as guests:
        while guests[0].view["phase"] == "choose":
            chooser = guests[guests[0].view["waiting"][0]]
            await chooser.my_turn()
            await chooser.move()
            await all_at(guests, chooser.version)
        yield guests


async def all_at(guests: list[Guest], version: int | None) -> None:
    for guest in guests:
        await guest.so(lambda g=guest: (g.version or 0) >= (version or 0))  # type: ignore[misc]


def parts_of(guests: list[Guest]) -> tuple[Guest, Guest, Guest]:
    """The two at the bag, and who looks on."""
    one, other = guests[0].view["bout"]["fighters"]
    return guests[one], guests[other], guests[3 - one - other]


def feel(dx: int = 0, dy: int = 0, ms: int = 60) -> dict[str, Any]:
    return {"type": "feel", "dx": dx, "dy": dy, "ms": ms}
