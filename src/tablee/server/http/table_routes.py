"""Tables over HTTP: opening one, sitting down, and what somebody with the link sees first."""

from __future__ import annotations

import asyncio
import io
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import segno

from tablee.core.taking_back import irrevocable_of
from tablee.server.http.house import House
from tablee.server.http.prepared_answers import Made, prepared
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.request_guards import (
    answer_or_problem,
    code_in,
    few_seats,
    few_tables,
    json_only,
    not_too_often,
    seated,
    summary_at,
)
from tablee.server.http.responses import respond
from tablee.server.http.routing import get, post
from tablee.server.protocol.http_types import OpenTable, Seated, TableSummary, TakeSeat

DRAWING = ThreadPoolExecutor(1, "codes")
"""A code takes some milliseconds, in which no other thread draws one."""
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


@post("/api/tables", guards=[json_only, few_tables])
async def open_table(data: OpenTable, house: House, request: Request) -> Seated:
    return seated(house, request, await house.hub.open_table(data))


@post("/api/tables/{code:str}/seats", guards=[json_only, few_seats])
async def take_seat(code: str, data: TakeSeat, house: House, request: Request) -> Seated:
    return seated(house, request, await house.tables.take_seat(code_in(code), data))


@get("/api/tables/{code:str}")
async def summary(code: str, house: House, request: Request) -> TableSummary:
    seen = await summary_at(house, request, code_in(code))
    return TableSummary(
        code=seen.code,
        game=seen.game,
        status=seen.status,
        names=seen.names,
        free=seen.names.count(""),
        commitment=seen.commitment,
        link=link_to(house, request, seen.code),
        for_late=seen.for_late,
        takes_back=irrevocable_of(seen.game) is not None,
        late=seen.late,
        people=seen.people,
        next=seen.next,
    )


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def invitation(code: str, house: House, request: Request) -> ASGIApp:
    link = link_to(house, request, (await summary_at(house, request, code_in(code))).code)

    async def draw() -> Made:
        return await asyncio.get_running_loop().run_in_executor(DRAWING, drawn, link)

    if ("qr", link) not in house.answers:
        # Any address in figures is a name of the house, so there are many links.
        not_too_often(request, "codes")
    return respond(request, answer_or_problem(await house.answers.get(("qr", link), draw)))


def drawn(link: str) -> Made:
    svg = io.BytesIO()
    segno.make(link, error="m", micro=False).save(svg, kind="svg", scale=8, border=2, xmldecl=False)
    return prepared(svg.getvalue(), "image/svg+xml")


def link_to(house: House, request: Request, code: str) -> str:
    """The address the asker used, unless the host has named another or nobody else could use it."""
    asked = request.base_url
    local = house.address and urlsplit(asked).hostname in LOOPBACK
    base = house.address if local or house.public else asked
    return f"{base}/t/{code}"


HANDLERS = (open_table, take_seat, summary, invitation)
