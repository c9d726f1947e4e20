"""The house as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

import msgspec

from tablee.server import limits
from tablee.server.hosting.gc_schedule import scheduled_collection
from tablee.server.hosting.housekeeping import housekeeping
from tablee.server.http import (
    admin_routes,
    archive_routes,
    box_routes,
    call_routes,
    client_routes,
    coach_routes,
    evening_routes,
    given_routes,
    invitation_routes,
    library_routes,
    openapi,
    practice_routes,
    table_routes,
)
from tablee.server.http.house import House
from tablee.server.http.prepared_answers import Made, prepared
from tablee.server.http.problem_handlers import problem_of
from tablee.server.http.replay_answers import once_beside
from tablee.server.http.request import ASGIApp, Disconnected, Receive, Request, Scope, Send
from tablee.server.http.request_guards import foreign_name_answer, foreign_name_in
from tablee.server.http.responses import respond
from tablee.server.http.routing import Routes, get


def described() -> Made:
    """The OpenAPI page, made in the process beside the house."""
    return prepared(msgspec.json.encode(openapi.document(ROUTES.all)))


@get("/api/openapi.json", listed=False)
async def description(house: House, request: Request) -> ASGIApp:
    return respond(request, await once_beside(house, request, described))


ROUTES: Final = Routes(
    [
        *library_routes.HANDLERS,
        *coach_routes.HANDLERS,
        *given_routes.HANDLERS,
        *evening_routes.HANDLERS,
        *practice_routes.HANDLERS,
        *box_routes.HANDLERS,
        *table_routes.HANDLERS,
        *call_routes.HANDLERS,
        *invitation_routes.HANDLERS,
        *archive_routes.HANDLERS,
        *admin_routes.HANDLERS,
        description,
        *client_routes.HANDLERS,
    ]
)


def build(house: House) -> ASGIApp:
    """Sockets do not come this way (`http_line.py`)."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await _live(house, receive, send)
        elif foreign_name := foreign_name_in(house, scope):
            await foreign_name_answer(foreign_name, scope)(scope, receive, send)
        else:
            await _answer(house, as_get(scope), receive, send)

    return app


async def _answer(house: House, scope: Scope, receive: Receive, send: Send) -> None:
    request = Request(scope, receive, house, limits.BODY_BYTES)
    try:
        answer = await ROUTES.find(request).answer(request)
    except Disconnected:
        return
    except Exception as error:
        answer = problem_of(error, request.path)
    await answer(scope, receive, send)


def as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET; uvicorn, which knows what was asked, leaves the body out."""
    return {**scope, "method": "GET"} if scope["method"] == "HEAD" else scope


@asynccontextmanager
async def _opened(house: House) -> AsyncIterator[None]:
    """All that lasts as long as the house is open."""
    hub = house.hub
    await hub.rulings.look()
    async with scheduled_collection(hub.counts):
        if house.node is not None:
            await house.node.start()
        with housekeeping(house):
            yield
    house.end_work_beside()
    await hub.close()
    if house.node is not None:
        await house.node.stop()


async def _live(house: House, receive: Receive, send: Send) -> None:
    """From the server's first word to its last (ASGI's lifespan)."""
    await receive()
    async with _opened(house):
        await send({"type": "lifespan.startup.complete"})
        await receive()
    await send({"type": "lifespan.shutdown.complete"})
