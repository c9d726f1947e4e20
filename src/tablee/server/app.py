"""The house as one ASGI application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.di import Provide
from litestar.enums import ScopeType
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Receive, Scope, Send

from tablee import __version__
from tablee.server import api, failures, limits, pages
from tablee.server.endpoint import attend
from tablee.server.house import House
from tablee.server.tidying import tidied


def build(house: House) -> ASGIApp:
    """Sockets go straight to their endpoint; Litestar has everything else."""
    pages = litestar(house)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await attend(house.hub, scope, receive, send)
        else:
            await pages(scope, receive, send)

    return app


def litestar(house: House) -> Litestar:
    @asynccontextmanager
    async def living(_: Litestar) -> AsyncIterator[None]:
        async with tidied(house.hub.counts):
            yield
        await house.hub.close()

    return Litestar(
        route_handlers=[*api.HANDLERS, *pages.HANDLERS],
        dependencies={"house": Provide(lambda: house, sync_to_thread=False)},
        exception_handlers=failures.HANDLERS,
        lifespan=[living],
        request_max_body_size=limits.BODY_BYTES,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Tablée",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/")],
        ),
    )
