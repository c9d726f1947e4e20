"""The client's files and routes, and the two addresses that machines ask."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get
from litestar.types import ASGIApp

from tablee.server.admission.addresses import address_of, is_forwarded, is_loopback
from tablee.server.http.house import House
from tablee.server.http.metrics import exposition
from tablee.server.http.responses import respond
from tablee.server.protocol.errors import problem

AnyRequest = Request[Any, Any, Any]


@get("/healthz", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def healthz(house: House) -> Response[str]:
    return Response("closing" if house.hub.closing else "ok", status_code=503 if house.hub.closing else 200)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(house: House, request: AnyRequest) -> Response[bytes]:
    """For programs on the house's own machine: a count read often enough tells when others act.

    Behind a proxy that the host has not named everybody seems to be on this machine.
    """
    here = is_loopback(address_of(request.scope)) and not is_forwarded(request.scope["headers"])
    if not here or house.behind_unknown:
        raise problem("not-here")
    return Response(exposition(house.hub), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(house: House, request: AnyRequest, path: str = "/") -> ASGIApp:
    """A file of the client, or its one page at every address it draws itself."""
    found = None if path.startswith(("/api/", "/ws/")) else house.client.find(path)
    if found is None:
        raise problem("no-such-page")
    return respond(request, found.answer, found.cache)


HANDLERS = (healthz, metrics, page)
