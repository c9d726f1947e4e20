"""How somebody wants to be called, over HTTP: any node takes it, whoever runs the table finds it."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

from msgspec.structs import replace

from tablee.server.admission.tokens import hash_of
from tablee.server.calls.ways import (
    MOST,
    MOST_PEOPLE,
    Chosen,
    Way,
    Webhook,
    WebPush,
    id_of,
    keep_ways,
    refuse_way,
    ways_at,
)
from tablee.server.http.house import House
from tablee.server.http.request import Request
from tablee.server.http.request_guards import code_in, few_seats, json_only
from tablee.server.http.routing import post
from tablee.server.http.table_routes import link_to
from tablee.server.protocol.call_types import ChooseWays, ChosenWay, WayShown, WaysShown
from tablee.server.protocol.errors import problem
from tablee.server.tables.system_time import wall
from tablee.server.tables.table_calls import marks_at, ways_left
from tablee.server.tables.wake_notes import SOON, WAKE


@post("/api/tables/{code:str}/ways", status=200, guards=[json_only, few_seats])
async def choose(code: str, data: ChooseWays, house: House, request: Request) -> WaysShown:
    known = code_in(code)
    if not await house.tables.has_seat(known, data.token):
        raise problem("not-seated")
    store, person = house.hub.store, hash_of(data.token)
    changes = data.add is not None or bool(data.remove)
    if changes and not house.choices.take(person, asyncio.get_running_loop().time()):
        raise problem("slow-down", per_minute=house.choices.number)
    everybody = await ways_at(store, known)
    if person not in everybody and data.add is not None and len(everybody) >= MOST_PEOPLE:
        raise problem("bad-way", reason="people", most=MOST_PEOPLE)
    chosen = everybody.get(person, Chosen())
    chosen = replace(chosen, ways=ways_left(chosen, (await marks_at(store, known)).get(person)))
    if changes:
        link = link_to(house, request, known)
        chosen = replace(chosen, lang=data.lang, link=link, ways=_after(chosen, data, house))
        await keep_ways(store, known, person, chosen)
        await store.note(WAKE, known, SOON)  # whoever runs the table, or may, looks whether it is their turn
    shown = tuple([_shown(way) for way in chosen.ways])
    return WaysShown(shown, await house.hub.calls.public_key(), house.hub.calls.private)


def _after(chosen: Chosen, data: ChooseWays, house: House) -> tuple[Way, ...]:
    ways = [way for way in chosen.ways if id_of(way) != data.remove]
    if data.add is not None:
        way = _read(data.add)
        if reason := refuse_way(way, house.hub.calls.private):
            raise problem("bad-way", reason=reason)
        ways = [*[one for one in ways if id_of(one) != id_of(way)], way]
    if len(ways) > MOST:
        raise problem("bad-way", reason="many", most=MOST)
    return tuple(ways)


def _read(way: ChosenWay) -> Way:
    if way.style == "push":
        return WebPush(way.endpoint, way.p256dh, way.auth, wall())
    return Webhook(way.endpoint, way.style, wall())


def _shown(way: Way) -> WayShown:
    style = "push" if isinstance(way, WebPush) else way.style
    return WayShown(id_of(way), style, urlsplit(way.endpoint).hostname or "")


HANDLERS = (choose,)
