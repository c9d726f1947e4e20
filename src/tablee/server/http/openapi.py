"""The routes as an OpenAPI 3.1 document, from the types their handlers take and give."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec

from tablee import __version__
from tablee.server.http.request import ASGIApp
from tablee.server.http.routing import PART, Route
from tablee.server.protocol.http_types import HttpProblem

REFERENCE: Final = "#/components/schemas/{name}"
JSON: Final = "application/json"


def document(routes: Iterable[Route]) -> dict[str, Any]:
    listed = [route for route in routes if route.listed]
    kinds = list(dict.fromkeys([HttpProblem, *(kind for route in listed for kind in _kinds(route))]))
    schemas, components = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
    shapes = dict(zip(kinds, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in listed:
        path = PART.sub(r"{\1}", route.path)
        paths.setdefault(path, {})[route.method.lower()] = _operation(route, shapes)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Tablée", "version": __version__},
        "paths": paths,
        "components": {"schemas": components},
    }


def _kinds(route: Route) -> list[Any]:
    """The types that a route speaks of."""
    query = [route.hints[name] for name in route.query]
    return [kind for kind in (route.hints.get("data"), _given(route), *query) if kind is not None]


def _given(route: Route) -> Any:
    """What it answers; None where that is no JSON of a type of its own."""
    kind = route.answers or route.hints.get("return")
    return None if kind == ASGIApp or route.media_type != JSON else kind


def _operation(route: Route, shapes: dict[Any, Any]) -> dict[str, Any]:
    given = shapes.get(_given(route), {})
    problem = {"description": "a problem", "content": {JSON: {"schema": shapes[HttpProblem]}}}
    told: dict[str, Any] = {
        "operationId": f"{route.method.lower()}_{route.handler.__name__}",
        "summary": (inspect_line(route.handler.__doc__) or route.handler.__name__.replace("_", " ")),
        "responses": {
            str(route.status): {"description": "done", "content": {route.media_type: {"schema": given}}},
            "default": problem,
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in route.parts
    ]
    parameters += [{"name": name, "in": "query", "schema": shapes[route.hints[name]]} for name in route.query]
    if parameters:
        told["parameters"] = parameters
    if taken := _taken(route, shapes):
        told["requestBody"] = {"required": True, "content": {JSON: {"schema": taken}}}
    return told


def _taken(route: Route, shapes: dict[Any, Any]) -> dict[str, Any]:
    if "data" in route.hints:
        body: dict[str, Any] = shapes[route.hints["data"]]
        return body
    return {"type": "object", "title": route.takes} if route.takes else {}


def inspect_line(text: str | None) -> str:
    return (text or "").strip().partition("\n")[0]
