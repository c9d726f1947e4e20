"""The address of an invitation: the client's page, with a preview for messengers."""

from __future__ import annotations

import asyncio

from tablee.core.rulebook import BOX_PICTURE, read_picture
from tablee.core.shelf import box, load
from tablee.server.http.house import House
from tablee.server.http.invitation_page import invitation, language_of
from tablee.server.http.prepared_answers import prepared
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.request_guards import code_in, summary_at
from tablee.server.http.responses import ASK_AGAIN, respond
from tablee.server.http.routing import get
from tablee.server.http.table_routes import link_to
from tablee.server.protocol.errors import ProblemRaised
from tablee.server.tables.hub import NoSuchTable, TableClosed
from tablee.server.tables.link_summary import LinkSummary
from tablee.store.store_contract import StoreError

HOUSE_PICTURE = "preview.png"


@get("/t/{code:str}", listed=False)
async def invited(code: str, house: House, request: Request) -> ASGIApp:
    """The client finds out itself what is wrong with a code that is no table's."""
    try:
        seen = await summary_at(house, request, code_in(code))
    except (NoSuchTable, TableClosed, StoreError, ProblemRaised):
        plain = house.client.page
        return respond(request, plain.answer, plain.cache)
    page = await asyncio.to_thread(_page, house, request, seen)
    return respond(
        request, prepared(page, "text/html"), ASK_AGAIN, {"vary": "accept-encoding, accept-language"}
    )


def _page(house: House, request: Request, seen: LinkSummary) -> bytes:
    link = link_to(house, request, seen.code)
    base = link.removesuffix(f"/t/{seen.code}")
    title, language = load(seen.game).META.title, language_of(request.headers.get("accept-language", ""))
    plain = house.client.page.answer.plain or b""
    return invitation(plain, seen, title, link, f"{base}{_picture_of(seen.game)}", language)


def _picture_of(game: str) -> str:
    """The box's own, else the house's."""
    try:
        read_picture(box(game), BOX_PICTURE)
    except FileNotFoundError:
        return f"/{HOUSE_PICTURE}"
    return f"/api/rules/{game}/pictures/{BOX_PICTURE}"


HANDLERS = (invited,)
