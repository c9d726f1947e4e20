"""Which handler answers which address: routes are functions that say what they need by their parameters.

A handler is given the `house`, the `request`, the parts of the address its route names, its body as
`data`, read with that parameter's type, and from the query whatever else it has a default for.
"""

from __future__ import annotations

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Final, get_type_hints
from urllib.parse import parse_qs

import msgspec

from tablee.core.known_types import convert
from tablee.core.soundness import told_by
from tablee.server import limits
from tablee.server.http.request import Request, Response
from tablee.server.http.request_bodies import read_json
from tablee.server.protocol.errors import problem

Guard = Callable[[Request], Awaitable[None]]
Handler = Callable[..., Any]
GIVEN: Final = ("house", "request", "data")
PART: Final = re.compile(r"\{(\w+):(str|path)\}")


class Route:
    """`answers` and `takes` are for the OpenAPI page where a handler reads or writes bytes itself."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        *,
        status: int,
        guards: Sequence[Guard] = (),
        answers: Any = None,
        takes: str = "",
        media_type: str = "application/json",
        most_bytes: int = limits.BODY_BYTES,
        listed: bool = True,
    ) -> None:
        self.method, self.path, self.handler, self.status = method, path, handler, status
        self.guards = guards
        self.answers, self.takes, self.media_type, self.listed = answers, takes, media_type, listed
        self.most_bytes = most_bytes
        self.parts = [name for name, _ in PART.findall(path)]
        self.hints = get_type_hints(handler)
        parameters = inspect.signature(handler).parameters.values()
        self.needs = [one.name for one in parameters]
        self.defaults = {one.name: one.default for one in parameters if one.default is not one.empty}
        self.query = [name for name in self.needs if name not in (*GIVEN, *self.parts)]
        pattern = PART.sub(lambda part: f"(?P<{part[1]}>{'.*' if part[2] == 'path' else '[^/]+'})", path)
        self.pattern = re.compile(pattern)

    async def answer(self, request: Request) -> Any:
        """What the handler answers, as an application of its own."""
        request.most_bytes = self.most_bytes
        for guard in self.guards:
            await guard(request)
        needed = {name: await self._needed(name, request) for name in self.needs}
        if inspect.iscoroutinefunction(self.handler):
            made = await self.handler(**needed)
        else:
            made = await asyncio.to_thread(self.handler, **needed)
        return made if callable(made) else Response(made, status_code=self.status)

    async def _needed(self, name: str, request: Request) -> Any:
        if name == "house":
            return request.house
        if name == "request":
            return request
        if name == "data":
            return _read(await request.body(), self.hints["data"])
        if name in self.parts:
            return request.path_params.get(name, self.defaults.get(name))
        return self._asked(name, request)

    def _asked(self, name: str, request: Request) -> Any:
        """A value of the query, as the parameter's type."""
        found = parse_qs(request.scope.get("query_string", b"").decode("latin-1")).get(name)
        if not found:
            if name not in self.defaults:
                raise problem("unknown-type", detail=f"{name}: expected in the address")
            return self.defaults[name]
        try:
            return convert(found[-1], self.hints[name], strict=False)
        except msgspec.ValidationError as error:
            raise problem("unknown-type", detail=f"{name}: {told_by(error)}") from None


def _read(body: bytes, kind: Any) -> Any:
    """JSON first, then its type: what is no JSON, or lies too deep, is told so whatever was expected."""
    if not body:
        raise problem("unknown-type", detail="a body is expected")
    value = read_json(body)
    try:
        return convert(value, kind)
    except msgspec.ValidationError as error:
        raise problem("unknown-type", detail=told_by(error)) from None


def get(*paths: str, status: int = 200, **more: Any) -> Callable[[Handler], list[Route]]:
    """The handler answers GET at these addresses."""
    return lambda handler: [Route("GET", path, handler, status=status, **more) for path in paths]


def post(*paths: str, status: int = 201, **more: Any) -> Callable[[Handler], list[Route]]:
    return lambda handler: [Route("POST", path, handler, status=status, **more) for path in paths]


class Routes:
    """All of them; an address in full wins over one with parts, and of these the one named first."""

    def __init__(self, handlers: Iterable[list[Route]]) -> None:
        self.all = [route for routes in handlers for route in routes]
        self._plain: dict[str, list[Route]] = {}
        self._with_parts: list[Route] = []
        for route in self.all:
            if route.parts:
                self._with_parts.append(route)
            else:
                self._plain.setdefault(route.path, []).append(route)

    def find(self, request: Request) -> Route:
        """The route for this request, its parts noted there; a problem if there is none."""
        path, method = request.path, request.scope["method"]
        path = path.rstrip("/") or "/"
        known = False
        for route in self._plain.get(path, ()):
            known = True
            if route.method == method:
                return route
        for route in self._with_parts:
            found = route.pattern.fullmatch(path)
            if found is not None:
                known = True
                if route.method == method:
                    request.path_params = found.groupdict()
                    return route
        raise problem("no-such-method" if known else "no-such-page")
