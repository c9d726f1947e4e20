"""The HTTP side: the shelf, opening a table, sitting down, and what is left of a finished game."""

from __future__ import annotations

import asyncio
import io
from typing import Any
from urllib.parse import urlsplit

import msgspec
import segno
from litestar import Request, Response, get, post

from tablee import assets
from tablee.core.record import write_record
from tablee.core.replay import AnyRecord
from tablee.core.shelf import load, names
from tablee.server import limits, scenes
from tablee.server.addresses import address_of
from tablee.server.failures import Refused, problem
from tablee.server.house import House
from tablee.server.http_types import (
    Curve,
    OpenTable,
    PlayOn,
    Replay,
    SceneAnswer,
    ScenePlay,
    Scenes,
    SceneTry,
    Seated,
    Shelf,
    TableSummary,
    TakeSeat,
)
from tablee.server.hub import NoSuchTable
from tablee.server.playing_on import curve_of, open_from
from tablee.server.replays import read, read_and_replay, replay_from
from tablee.server.room import Room
from tablee.server.secrecy import tidy_code
from tablee.table.outcome import TableProblem
from tablee.table.record import record_of

AnyRequest = Request[Any, Any, Any]
LOOPBACK = {"localhost", "127.0.0.1", "::1"}


@get("/api/shelf", sync_to_thread=False)
def shelf() -> Shelf:
    boxes = {name: load(name) for name in names()}
    defaults = {name: box.Options() for name, box in boxes.items()}
    return Shelf(tuple([box.META for box in boxes.values()]), defaults)


@post("/api/tables")
async def open_table(data: OpenTable, house: House, request: AnyRequest) -> Seated:
    _not_too_often(house, request)
    return _seated(await house.hub.open_table(data))


@post("/api/tables/{code:str}/seats")
async def take_seat(code: str, data: TakeSeat, house: House, request: AnyRequest) -> Seated:
    _not_too_often(house, request)
    return _seated(await house.hub.take_seat(_code(code), data))


@get("/api/tables/{code:str}")
async def summary(code: str, house: House, request: AnyRequest) -> TableSummary:
    table = (await _room(house, code)).table
    names = tuple([place.name for place in table.places])
    link = _link(house, request, table.code)
    return TableSummary(table.code, table.game, table.status, names, names.count(""), table.commitment, link)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def invitation(code: str, house: House, request: AnyRequest) -> bytes:
    room = await _room(house, code)
    drawn = io.BytesIO()
    code_of = segno.make(_link(house, request, room.table.code), error="m", micro=False)
    code_of.save(drawn, kind="svg", scale=8, border=2, xmldecl=False)
    return drawn.getvalue()


@get("/api/tables/{code:str}/record")
async def record(code: str, house: House) -> Response[bytes]:
    body = write_record(await _record(house, code))
    headers = {"content-disposition": f'attachment; filename="tablee-{_code(code)}.json"'}
    return Response(body, media_type="application/json", headers=headers)


@get("/api/tables/{code:str}/replay")
async def replay(code: str, house: House, seat: int | None = None) -> Replay:
    return await asyncio.to_thread(replay_from, await _record(house, code), seat)


@post("/api/replay", status_code=200, request_max_body_size=limits.RECORD_BYTES)
async def replay_file(request: AnyRequest, house: House, seat: int | None = None) -> Replay:
    _not_too_often(house, request)
    return await asyncio.to_thread(read_and_replay, await request.body(), seat)


@get("/api/tables/{code:str}/curve")
async def curve(code: str, house: House) -> Curve:
    return await curve_of(house, await _record(house, code))


@post("/api/curve", status_code=200, request_max_body_size=limits.RECORD_BYTES)
async def curve_file(request: AnyRequest, house: House) -> Curve:
    _not_too_often(house, request)
    return await curve_of(house, await asyncio.to_thread(read, await request.body()))


@post("/api/tables/from", request_max_body_size=limits.RECORD_BYTES)
async def play_on(data: PlayOn, house: House, request: AnyRequest) -> Seated:
    _not_too_often(house, request)
    if data.code is not None:
        record = await _record(house, data.code)
    else:
        record = await asyncio.to_thread(read, msgspec.json.encode(data.record))
    return _seated(await open_from(house, record, data))


@get("/api/rules/{game:str}/{language:str}", media_type="text/markdown", sync_to_thread=True)
def rules(game: str, language: str) -> Response[str]:
    path = assets.rulebook_dir() / game / f"{language}.md"
    if game not in names() or language not in ("fr", "en") or not path.is_file():
        raise problem("no-such-page")
    return Response(
        path.read_text("utf-8"), media_type="text/markdown", headers={"cache-control": "no-cache"}
    )


@get("/api/scenes/{game:str}", sync_to_thread=True)
def scene_titles(game: str) -> Scenes:
    return scenes.titles(game)


@get("/api/scenes/{game:str}/{name:str}", sync_to_thread=True)
def scene(game: str, name: str, seat: int | None = None) -> ScenePlay:
    return scenes.play(game, name, seat)


@post("/api/scenes/{game:str}/{name:str}/try", status_code=200, sync_to_thread=True)
def scene_try(game: str, name: str, data: SceneTry) -> SceneAnswer:
    return scenes.refusal(game, name, data)


def _not_too_often(house: House, request: AnyRequest) -> None:
    if not house.joins.take(address_of(request.scope), asyncio.get_running_loop().time()):
        raise problem("slow-down", per_minute=house.joins.number)


def _seated(outcome: Seated | TableProblem) -> Seated:
    if isinstance(outcome, TableProblem):
        raise Refused(outcome)
    return outcome


def _code(text: str) -> str:
    code = tidy_code(text)
    if code is None:
        raise NoSuchTable(text)
    return code


async def _room(house: House, code: str) -> Room:
    return await house.hub.room(_code(code))


async def _record(house: House, code: str) -> AnyRecord:
    code = _code(code)
    entries = await house.hub.store.load(code)
    if not entries:
        raise NoSuchTable(code)
    found = await asyncio.to_thread(record_of, code, entries)
    if found is None:
        raise problem("not-over")
    return found


def _link(house: House, request: AnyRequest, code: str) -> str:
    """The address the asker used, unless the host has named another or nobody else could use it."""
    asked = str(request.base_url).rstrip("/")
    local = house.address and urlsplit(asked).hostname in LOOPBACK
    base = house.address if local or house.public else asked
    return f"{base}/t/{code}"


HANDLERS = (
    shelf,
    open_table,
    play_on,
    take_seat,
    summary,
    invitation,
    record,
    replay,
    replay_file,
    curve,
    curve_file,
    rules,
    scene_titles,
    scene,
    scene_try,
)
