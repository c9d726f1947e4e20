"""What a box brings for the browser: the roles of its fields, its sentences, a client of its own."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from tablee.core.box import Box
from tablee.core.moments import moments_of
from tablee.core.roles import roles_of
from tablee.core.rulebook import LANGUAGES
from tablee.core.shelf import box, load, names
from tablee.server.http.client_files import FOREVER, File, read
from tablee.server.http.house import House
from tablee.server.http.library_routes import once
from tablee.server.http.prepared_answers import PreparedAnswer, prepared, prepared_json
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.responses import respond
from tablee.server.http.routing import get
from tablee.server.protocol.errors import problem
from tablee.server.protocol.http_types import BoxParts

ENTRY = "index.js"


@get("/api/boxes/{game:str}", answers=BoxParts)
async def parts(game: str, house: House, request: Request) -> ASGIApp:
    found = _find(game)
    return respond(request, await once(house, ("box", game), lambda: prepared_json(parts_of(found))))


@get("/api/boxes/{game:str}/words/{language:str}", media_type="text/plain")
async def words(game: str, language: str, house: House, request: Request) -> ASGIApp:
    found = _find(game)
    if language not in LANGUAGES:
        raise problem("no-such-page")
    return respond(request, await once(house, ("words", game, language), lambda: sentences(found, language)))


@get("/api/boxes/{game:str}/client/{version:str}/{path:path}", listed=False)
def client_file(game: str, version: str, path: str, request: Request) -> ASGIApp:
    """A file of the client that the box's package brings; its address changes with its content."""
    found = client_files(_find(game).client)
    file = found.get(path.removeprefix("/"))
    if file is None or version != version_of(found):
        raise problem("no-such-page")
    return respond(request, file.answer, FOREVER)


def _find(game: str) -> Box:
    if game not in names():
        raise problem("no-such-page")
    return box(game)


def parts_of(found: Box) -> BoxParts:
    brought = client_files(found.client)
    address = f"/api/boxes/{found.name}/client/{version_of(brought)}/{ENTRY}" if ENTRY in brought else ""
    return BoxParts(roles_of(load(found.name)), address, moments_of(found))


def sentences(found: Box, language: str) -> PreparedAnswer:
    try:
        text = (files(found.words) / "locale" / f"{language}.ftl").read_bytes()
    except FileNotFoundError:
        raise problem("no-such-page") from None
    return prepared(text, "text/plain")


@cache
def client_files(package: str) -> dict[str, File]:
    """The files of a package's folder `client` by their names: what is not among them is not served."""
    folder = files(package) / "client" if package else None
    if folder is None or not folder.is_dir():
        return {}
    return {name: read(name, file.read_bytes()) for name, file in _walk(folder, "")}


def version_of(found: dict[str, File]) -> str:
    told = "".join([f"{name} {file.answer.etag}\n" for name, file in sorted(found.items())])
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def _walk(folder: Traversable, above: str) -> Iterator[tuple[str, Traversable]]:
    for one in folder.iterdir():
        if one.is_dir():
            yield from _walk(one, f"{above}{one.name}/")
        else:
            yield f"{above}{one.name}", one


HANDLERS = (parts, words, client_file)
