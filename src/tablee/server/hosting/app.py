"""The house as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final, cast

from litestar import Litestar, Request, get
from litestar.datastructures import State
from litestar.di import Provide
from litestar.enums import HttpMethod, ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.serialization import encode_json
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee import __version__
from tablee.server import limits
from tablee.server.hosting.gc_schedule import scheduled_collection
from tablee.server.http import (
    archive_routes,
    box_routes,
    client_routes,
    library_routes,
    problem_handlers,
    table_routes,
)
from tablee.server.http.house import House
from tablee.server.http.prepared_answers import Made, prepared
from tablee.server.http.replay_answers import once_beside
from tablee.server.http.request_guards import HouseRequest, foreign_name_answer, foreign_name_in
from tablee.server.http.responses import respond

OPENAPI: Final = "/api/openapi.json"


def build(house: House) -> ASGIApp:
    """Requests go to Litestar; sockets do not come this way (`http_line.py`)."""
    pages = litestar(house)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if foreign_name := foreign_name_in(house, scope):
            await foreign_name_answer(foreign_name, scope)(scope, receive, send)
            return
        await pages(as_get(scope), receive, send)

    return app


def as_get(scope: Scope) -> Scope:
    """HEAD is answered like GET; uvicorn, which knows what was asked, leaves the body out."""
    if scope["type"] == ScopeType.HTTP and scope["method"] == HttpMethod.HEAD:
        return cast(Scope, {**scope, "method": HttpMethod.GET})
    return scope


ROUTES: Final = (
    *library_routes.HANDLERS,
    *box_routes.HANDLERS,
    *table_routes.HANDLERS,
    *archive_routes.HANDLERS,
    *client_routes.HANDLERS,
)


def described() -> Made:
    """The OpenAPI page, made in the process beside the house: Litestar brings half a library for it."""
    page = OpenAPIConfig(title="Tablée", version=__version__)
    nowhere = {"house": Provide(lambda: None, sync_to_thread=False)}
    pages = Litestar(ROUTES, dependencies=nowhere, openapi_config=page, logging_config=None)
    return prepared(encode_json(pages.openapi_schema.to_schema()))


@get(OPENAPI, include_in_schema=False)
async def openapi(house: House, request: Request[Any, Any, Any]) -> ASGIApp:
    return respond(request, await once_beside(house, request, described))


def litestar(house: House) -> Litestar:
    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        async with scheduled_collection(house.hub.counts):
            if house.node is not None:
                await house.node.start()
            yield
        house.replays.close()
        await house.hub.close()
        if house.node is not None:
            await house.node.stop()

    return Litestar(
        route_handlers=[*ROUTES, openapi],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers=problem_handlers.HANDLERS,
        lifespan=[living],
        state=State({"house": house}),
        request_class=HouseRequest,
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
        openapi_config=None,
    )
