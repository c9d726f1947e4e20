"""The host's own page asks here: who plays where, how the house does, and what the host rules.

Without a token of the host's nothing of this is there.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_network
from typing import Final

from msgspec.structs import astuple

from tablee.server.admission.addresses import address_of, household, is_loopback
from tablee.server.admission.host_token import has_token
from tablee.server.http.host_view import overview_of, tables_of
from tablee.server.http.house import House
from tablee.server.http.request import Request, Response
from tablee.server.http.request_guards import code_in, json_only
from tablee.server.http.routing import get, post
from tablee.server.protocol.admin_types import Ban, Closing, HostOverview, HostPeople, HostSitting, HostTables
from tablee.server.protocol.errors import problem
from tablee.server.tables.hub import NoSuchTable
from tablee.store.codec import whole_body
from tablee.store.persons import NobodySuch, export_person, persons_at

HOUR: Final = 3_600_000  # milliseconds
LONGEST_BAN: Final = 24 * 366  # hours
PAGE: Final = 100
UNKEPT: Final = {"cache-control": "no-store"}


async def host_only(request: Request) -> None:
    """Whoever has the host's token, however often somebody at the same address has tried wrong ones: those
    are told to slow down, so that nobody can shut the host out. No such token is short enough to be found.
    """
    house: House = request.house
    if not house.admin_token:
        raise problem("no-such-page")
    if has_token(request.headers, house.admin_token):
        return
    if not house.joins.take(f"{address_of(request.scope)} host", asyncio.get_running_loop().time()):
        raise problem("slow-down", per_minute=house.joins.number)
    raise problem("not-the-host")


@get("/api/admin", guards=[host_only], listed=False)
async def overview(house: House) -> Response[HostOverview]:
    return Response(overview_of(house), headers=UNKEPT)


@get("/api/admin/tables", guards=[host_only], listed=False)
async def tables(house: House, after: str = "") -> Response[HostTables]:
    return Response(await tables_of(house.hub, after, PAGE), headers=UNKEPT)


@post("/api/admin/tables/{code:str}/close", guards=[host_only, json_only], listed=False)
async def close(code: str, data: Closing, house: House) -> dict[str, bool]:
    known = await _stored(house, code)
    rulings = house.hub.rulings
    await (rulings.close_table(known) if data.closed else rulings.reopen_table(known))
    return {"closed": data.closed}


@post("/api/admin/tables/{code:str}/erase", guards=[host_only, json_only], listed=False)
async def erase(code: str, house: House) -> dict[str, bool]:
    """The whole table, for good; nobody plays there meanwhile."""
    known = await _stored(house, code)
    await house.hub.rulings.close_table(known)
    await house.hub.remove(known)
    await house.hub.rulings.reopen_table(known)
    return {"erased": True}


@get("/api/admin/tables/{code:str}/log", guards=[host_only], listed=False)
async def table_log(code: str, house: House) -> Response[bytes]:
    """Every entry as it is kept, a line each: with all that is hidden at the table."""
    known = await _stored(house, code)
    body = b"".join([whole_body(row) + b"\n" for row in await house.hub.store.rows(known)])
    return _download(body, f"tablee-{known}.jsonl", "application/jsonl")


@get("/api/admin/tables/{code:str}/people", guards=[host_only], listed=False)
async def people(code: str, house: House) -> Response[HostPeople]:
    """Everybody who ever sat there."""
    found = await persons_at(house.hub.store, await _stored(house, code))
    return Response(HostPeople(tuple([HostSitting(*astuple(one)) for one in found])), headers=UNKEPT)


@get("/api/admin/tables/{code:str}/people/{number:str}", guards=[host_only], listed=False)
async def export(code: str, number: str, house: House) -> Response[bytes]:
    """Everything that is kept of one of them."""
    known = await _stored(house, code)
    try:
        whose = int(number)
        body = await export_person(house.hub.store, known, whose)
    except (NobodySuch, ValueError):
        raise problem("nobody-there", seat=number[:24]) from None
    return _download(body, f"tablee-{known}-{whose}.json", "application/json")


@post("/api/admin/tables/{code:str}/people/{number:str}/erase", guards=[host_only, json_only], listed=False)
async def erase_one(code: str, number: str, house: House) -> dict[str, int]:
    """Their name and what they said; whoever is at the table reads it anew."""
    try:
        return {"erased": await house.hub.erase_person(await _stored(house, code), int(number))}
    except (NobodySuch, ValueError):
        raise problem("nobody-there", seat=number[:24]) from None


def _download(body: bytes, name: str, kind: str) -> Response[bytes]:
    named = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(body, media_type=kind, headers={**UNKEPT, **named})


@post("/api/admin/bans", guards=[host_only, json_only], listed=False)
async def ban(data: Ban, house: House) -> dict[str, str]:
    address = _address(data.address)
    if not 0 <= data.hours <= LONGEST_BAN:
        raise problem("unknown-type", detail=f"hours: 0 to {LONGEST_BAN}")
    rulings = house.hub.rulings
    await (rulings.ban(address, data.hours * HOUR) if data.hours else rulings.lift_ban(address))
    return {"address": address}


def _address(text: str) -> str:
    """As limits count it: an IPv6 household is one."""
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise problem("unknown-type", detail="address: expected one in figures") from None
    address = household(str(network.network_address))
    if network.num_addresses > 1 and str(network) != address:
        raise problem("unknown-type", detail="address: expected one, not a network")
    if is_loopback(address):
        raise problem("unknown-type", detail="address: not the house's own machine")
    return address


async def _stored(house: House, text: str) -> str:
    """A code that some table has, closed or not."""
    code = code_in(text)
    if not await house.hub.store.version(code):
        raise NoSuchTable(code)
    return code


HANDLERS = (overview, tables, close, erase, table_log, people, export, erase_one, ban)
