"""One request as its handler sees it, and the plain answers a handler may give."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from functools import cached_property
from typing import Any, Final, Generic, TypeVar

import msgspec

from tablee.server.protocol.errors import problem

Scope = dict[str, Any]
Message = Mapping[str, Any]
Receive = Callable[[], Awaitable[Any]]
Send = Callable[[Any], Awaitable[None]]
ASGIApp = Callable[[Any, Any, Any], Awaitable[None]]
T = TypeVar("T")
JSON: Final = "application/json"


def content_type(kind: str) -> str:
    """Text says how it is written."""
    return f"{kind}; charset=utf-8" if kind.startswith("text/") and "charset" not in kind else kind


class Disconnected(Exception):
    """Whoever asked has hung up before the whole request was read."""


class Request:
    """`house` is the one that is asked; `path_params` are the parts of its address that a route names."""

    def __init__(self, scope: Scope, receive: Receive, house: Any, most_bytes: int) -> None:
        self.scope = scope
        self.house = house
        self.path_params: dict[str, str] = {}
        self.most_bytes = most_bytes
        self._receive = receive

    @cached_property
    def headers(self) -> dict[str, str]:
        """By their names in small letters; of several the last."""
        return {name.decode("latin-1"): value.decode("latin-1") for name, value in self.scope["headers"]}

    @property
    def path(self) -> str:
        path: str = self.scope["path"]
        return path

    @property
    def base_url(self) -> str:
        """How the asker calls the house."""
        return f"{self.scope.get('scheme', 'http')}://{self.headers.get('host', '')}"

    async def body(self) -> bytes:
        """The whole of it; a problem as soon as it is too long."""
        pieces, length = [], 0
        while True:
            message = await self._receive()
            if message["type"] == "http.disconnect":
                raise Disconnected
            piece: bytes = message.get("body", b"")
            length += len(piece)
            if length > self.most_bytes:
                raise problem("too-large", bytes=self.most_bytes)
            pieces.append(piece)
            if not message.get("more_body", False):
                return b"".join(pieces)


class Response(Generic[T]):
    """An answer: text and bytes as they are, anything else as JSON."""

    def __init__(
        self,
        content: T,
        *,
        status_code: int = 200,
        media_type: str = "",
        headers: Mapping[str, str] | None = None,
    ) -> None:
        plain = isinstance(content, str | bytes)
        self.content = content
        self.status_code = status_code
        self.media_type = media_type or ("text/plain" if plain else JSON)
        self.headers = dict(headers or {})

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        body = self.body()
        told = {
            "content-type": content_type(self.media_type),
            "content-length": str(len(body)),
            **self.headers,
        }
        lines = [(name.encode(), value.encode("latin-1")) for name, value in told.items()]
        await send({"type": "http.response.start", "status": self.status_code, "headers": lines})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    def body(self) -> bytes:
        if isinstance(self.content, bytes):
            return self.content
        return self.content.encode() if isinstance(self.content, str) else msgspec.json.encode(self.content)
