"""The client's files and routes, and the two addresses that machines ask."""

from __future__ import annotations

import asyncio
from typing import Final

import structlog

from tablee.server.admission.addresses import address_of, is_forwarded, is_loopback
from tablee.server.admission.host_token import has_token
from tablee.server.http.house import House
from tablee.server.http.metrics import exposition
from tablee.server.http.request import ASGIApp, Request, Response
from tablee.server.http.responses import respond
from tablee.server.http.routing import get
from tablee.server.protocol.errors import problem
from tablee.store.store_contract import Store, StoreError

PROBE_SECONDS: Final = 3.0
log = structlog.get_logger()


@get("/healthz", listed=False)
async def healthz(house: House) -> Response[str]:
    return Response("closing" if house.hub.closing else "ok", status_code=503 if house.hub.closing else 200)


@get("/readyz", listed=False)
async def readyz(house: House) -> Response[str]:
    """Whether moves can be taken: the store answers, and the house is not closing."""
    trouble = "closing" if house.hub.closing else await store_trouble(house.hub.store)
    return Response(trouble or "ok", status_code=503 if trouble else 200)


async def store_trouble(store: Store) -> str:
    """Why nothing could be kept now; what exactly is the matter is for the house's log alone."""
    try:
        async with asyncio.timeout(PROBE_SECONDS):
            await store.probe()
    except (StoreError, TimeoutError) as error:
        log.warning("the store is not ready", why=str(error) or "it does not answer")
        return "the store does not answer"
    return ""


@get("/metrics", listed=False)
async def metrics(house: House, request: Request) -> Response[bytes]:
    """For programs on the house's own machine, or with the host's token for them: a count read often enough
    tells when others act.

    Behind a proxy that the host has not named everybody seems to be on this machine.
    """
    here = is_loopback(address_of(request.scope)) and not is_forwarded(request.scope["headers"])
    allowed = (here and not house.behind_unknown) or has_token(request.headers, house.metrics_token)
    if not allowed:
        raise problem("not-here")
    return Response(exposition(house.hub), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/", "/{path:path}", listed=False)
async def page(house: House, request: Request, path: str = "/") -> ASGIApp:
    """A file of the client, or its one page at every address it draws itself."""
    found = None if path.startswith(("api/", "ws/")) else house.client.find(path)
    if found is None:
        raise problem("no-such-page")
    return respond(request, found.answer, found.cache)


HANDLERS = (healthz, readyz, metrics, page)
