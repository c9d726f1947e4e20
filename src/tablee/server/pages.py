"""The client's files and routes, and the two addresses that machines ask."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from tablee.server.failures import problem
from tablee.server.house import House
from tablee.server.metrics import exposition


@get("/healthz", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def healthz(house: House) -> Response[str]:
    return Response("closing" if house.hub.closing else "ok", status_code=503 if house.hub.closing else 200)


@get("/metrics", sync_to_thread=False, include_in_schema=False)
def metrics(house: House) -> Response[bytes]:
    return Response(exposition(house.hub), media_type="text/plain; version=0.0.4; charset=utf-8")


@get(["/", "/{path:path}"], sync_to_thread=False, include_in_schema=False)
def page(house: House, request: Request[Any, Any, Any], path: str = "/") -> Response[bytes]:
    """A file of the client, or its one page at every address it draws itself."""
    found = None if path.startswith(("/api/", "/ws/")) else house.client.find(path)
    if found is None:
        raise problem("no-such-page")
    headers = {"cache-control": found.cache, "etag": found.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == found.etag:
        return Response(b"", status_code=304, headers=headers, media_type=found.kind)
    if found.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, headers=headers, media_type=found.kind)
    return Response(found.body, headers=headers, media_type=found.kind)


HANDLERS = (healthz, metrics, page)
