"""Finished games over HTTP: their records, replays and curves, and playing on from them.

All of it is work for the replaying process; what comes of a table's log is kept until the log grows.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar import Request, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIMediaType, OpenAPIType, Operation, RequestBody, Schema
from litestar.types import ASGIApp

from tablee.core.notation import LONGEST_WRITTEN
from tablee.core.shelf import names
from tablee.server import limits
from tablee.server.admission.addresses import address_of
from tablee.server.http import replays, review_answers
from tablee.server.http.house import House
from tablee.server.http.play_on import continuation
from tablee.server.http.prepared_answers import Made, PreparedAnswer
from tablee.server.http.replay_answers import answer_of, noted, seat_in
from tablee.server.http.request_guards import (
    answer_or_problem,
    code_in,
    few_records,
    few_tables,
    json_only,
    seated,
    version_of,
)
from tablee.server.http.responses import respond
from tablee.server.protocol.errors import problem
from tablee.server.protocol.http_types import Curve, Replay, Review, Seated

AnyRequest = Request[Any, Any, Any]
REPLAY = {200: ResponseSpec(Replay)}
CURVE = {200: ResponseSpec(Curve)}
REVIEW = {200: ResponseSpec(Review)}


@dataclass
class TakesRecord(Operation):
    """For the OpenAPI page: Litestar does not know bodies that the replaying process reads."""

    def __post_init__(self) -> None:
        shape = Schema(type=OpenAPIType.OBJECT, title="record, or PlayOn with one")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=shape)}, required=True)


@dataclass
class TakesWriting(Operation):
    """The same for a text in a rule book's notation."""

    def __post_init__(self) -> None:
        shape = Schema(type=OpenAPIType.OBJECT, title="WrittenGame")
        self.request_body = RequestBody({"application/json": OpenAPIMediaType(schema=shape)}, required=True)


WRITTEN_BYTES = 2 * LONGEST_WRITTEN
ON_RECORDS = [json_only, few_records]


@get("/api/tables/{code:str}/record")
async def record(code: str, house: House, request: AnyRequest) -> ASGIApp:
    made = await _of_table(house, request, code, replays.table_record)
    name = {"content-disposition": f'attachment; filename="tablee-{code_in(code)}.json"'}
    return respond(request, made, more=name)


@get("/api/tables/{code:str}/replay", responses=REPLAY)
async def replay(code: str, house: House, request: AnyRequest, seat: int | None = None) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, replays.table_replay, seat_in(seat)))


@get("/api/tables/{code:str}/curve", responses=CURVE)
async def curve(code: str, house: House, request: AnyRequest) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, replays.table_curve))


@post(
    "/api/replay",
    status_code=200,
    guards=ON_RECORDS,
    request_max_body_size=limits.RECORD_BYTES,
    responses=REPLAY,
    operation_class=TakesRecord,
)
async def replay_file(house: House, request: AnyRequest, seat: int | None = None) -> ASGIApp:
    made = await _of_body(house, request, replays.sent_replay, seat_in(seat))
    return respond(request, answer_or_problem(made))


@post(
    "/api/curve",
    status_code=200,
    guards=ON_RECORDS,
    request_max_body_size=limits.RECORD_BYTES,
    responses=CURVE,
    operation_class=TakesRecord,
)
async def curve_file(house: House, request: AnyRequest) -> ASGIApp:
    return respond(request, answer_or_problem(await _of_body(house, request, replays.sent_curve)))


@get("/api/tables/{code:str}/review", responses=REVIEW)
async def review(code: str, house: House, request: AnyRequest) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, review_answers.table_review))


@post(
    "/api/review",
    status_code=200,
    guards=ON_RECORDS,
    request_max_body_size=limits.RECORD_BYTES,
    responses=REVIEW,
    operation_class=TakesRecord,
)
async def review_file(house: House, request: AnyRequest) -> ASGIApp:
    return respond(request, answer_or_problem(await _of_body(house, request, review_answers.sent_review)))


@post(
    "/api/read",
    status_code=200,
    guards=ON_RECORDS,
    request_max_body_size=WRITTEN_BYTES,
    operation_class=TakesWriting,
)
async def read_written(house: House, request: AnyRequest) -> ASGIApp:
    """A position or a game in a rule book's notation (`WrittenGame`), as a record."""
    made = await _of_body(house, request, review_answers.written_record)
    return respond(request, answer_or_problem(made))


@get("/api/boxes/{game:str}/picture", media_type="image/svg+xml", guards=[few_records])
async def picture(
    game: str, position: str, house: House, request: AnyRequest, bottom: int = 0, path: str = ""
) -> ASGIApp:
    """A position in the rule book's notation, drawn."""
    known(game)
    work = review_answers.picture, game, position, bottom, path
    made = answer_of(await house.replays.do(address_of(request.scope), *work))
    return respond(request, answer_or_problem(made))


@post(
    "/api/tables/from",
    guards=[json_only, few_tables],
    request_max_body_size=limits.RECORD_BYTES + limits.BODY_BYTES,
    operation_class=TakesRecord,
)
async def play_on(house: House, request: AnyRequest) -> Seated:
    asked, position = await _of_body(house, request, replays.sent_request)
    if position is None:
        code = code_in(asked.code)
        await version_of(house, request, code)
        work = replays.table_position, code, await house.hub.store.rows(code), asked.seat, asked.turn
        position = answer_of(await house.replays.do(address_of(request.scope), *work))
    return seated(house, request, await house.hub.open(continuation(position, asked)))


def known(game: str) -> None:
    if game not in names():
        raise problem("no-such-game")


async def _of_table(
    house: House, request: AnyRequest, code: str, work: Callable[..., Any], *args: Any
) -> PreparedAnswer:
    """What that work makes of a table's log as long as it is now."""
    code = code_in(code)
    version = await version_of(house, request, code)

    async def make() -> Made:
        rows = await house.hub.store.rows(code)
        made: Made = noted(await house.replays.do(address_of(request.scope), work, code, rows, *args))
        return made

    return answer_or_problem(await house.answers.get((work.__name__, code, version, *args), make))


async def _of_body(house: House, request: AnyRequest, work: Callable[..., Any], *args: Any) -> Any:
    """What that work makes of what somebody sends; the house holds few such bodies at once."""
    address = address_of(request.scope)
    async with house.replays.uploads.place(address) as upload:
        body = await request.body()
        upload.arrived = True
        return answer_of(await house.replays.do(address, work, body, *args))


HANDLERS = (
    record,
    replay,
    replay_file,
    curve,
    curve_file,
    review,
    review_file,
    read_written,
    picture,
    play_on,
)
