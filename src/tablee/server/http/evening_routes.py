"""An evening over HTTP: which box fits next, and the host who leads everybody to its table."""

from __future__ import annotations

import secrets

from tablee.core import shelf
from tablee.server.admission.tokens import hash_of
from tablee.server.http.house import House
from tablee.server.http.request import Request
from tablee.server.http.request_guards import code_in, few_tables, json_only, seated, summary_at
from tablee.server.http.routing import get, post
from tablee.server.protocol.errors import problem
from tablee.server.protocol.evening_types import GoOn, NextBox, NextBoxes
from tablee.server.protocol.http_types import Seated
from tablee.server.tables.requests import SECRET_BYTES
from tablee.server.tables.system_time import wall
from tablee.table.evening import Company, open_next, proposals, seats_for


@get("/api/tables/{code:str}/next")
async def next_boxes(code: str, house: House, request: Request) -> NextBoxes:
    company = (await summary_at(house, request, code_in(code))).company
    people = len(company.people)
    for name in shelf.names():
        await house.hub.preparation.unpacked(name)
    metas = [shelf.load(name).META for name in shelf.names()]
    boxes = proposals(metas, people, company.evening)
    return NextBoxes(people, tuple([NextBox(meta.name, seats_for(meta, people) or 0) for meta in boxes]))


@post("/api/tables/{code:str}/next", guards=[json_only, few_tables])
async def go_on(code: str, data: GoOn, house: House, request: Request) -> Seated:
    """The new table is stored first; then the old one says where everybody has gone."""
    known = code_in(code)
    found = await summary_at(house, request, known)
    if found.next:
        raise problem("table-ended")
    if found.status not in ("lobby", "over"):
        raise problem("not-over")
    _require_host(found.company, data.token)
    await house.hub.preparation.unpacked(data.game)
    opened = seated(
        house,
        request,
        await house.hub.open_decided(
            lambda new: open_next(new, found.company, data.game, secrets.token_bytes(SECRET_BYTES), wall()),
            found.company.host,
            data.token,
        ),
    )
    if wrong := await house.tables.go_on(known, data.token, opened.code):
        raise problem(wrong)
    return opened


def _require_host(company: Company, token: str) -> None:
    host = company.people[company.host] if company.people else None
    if host is None or hash_of(token) not in (host.token, host.key):
        raise problem("not-host")


HANDLERS = (next_boxes, go_on)
