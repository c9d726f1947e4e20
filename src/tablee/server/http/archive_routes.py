"""Finished games over HTTP: their records, replays and curves, and playing on from them.

All of it is work for the replaying process; what comes of a table's log is kept until the log grows.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tablee.core.notation import LONGEST_WRITTEN
from tablee.core.story import Story
from tablee.server import limits
from tablee.server.admission.addresses import address_of
from tablee.server.http import replays, review_answers
from tablee.server.http.house import House
from tablee.server.http.play_on import continuation
from tablee.server.http.prepared_answers import Made, PreparedAnswer
from tablee.server.http.replay_answers import answer_of, noted, seat_in
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.request_guards import (
    answer_or_problem,
    code_in,
    few_records,
    few_tables,
    json_only,
    require_game,
    seated,
    version_of,
)
from tablee.server.http.responses import respond
from tablee.server.http.routing import get, post
from tablee.server.protocol.http_types import Curve, Replay, Review, Seated
from tablee.server.tables.given_terms import today

RECORD, WRITTEN = "record, or PlayOn with one", "WrittenGame"
"""The replaying process reads such bodies."""
WRITTEN_BYTES = 2 * LONGEST_WRITTEN
RECORD_SENT: dict[str, Any] = {
    "status": 200,
    "guards": [json_only, few_records],
    "most_bytes": limits.RECORD_BYTES,
    "takes": RECORD,
}


@get("/api/tables/{code:str}/record")
async def record(code: str, house: House, request: Request) -> ASGIApp:
    made = await _of_table(house, request, code, replays.table_record)
    name = {"content-disposition": f'attachment; filename="tablee-{code_in(code)}.json"'}
    return respond(request, made, more=name)


@get("/api/tables/{code:str}/replay", answers=Replay)
async def replay(code: str, house: House, request: Request, seat: int | None = None) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, replays.table_replay, seat_in(seat)))


@get("/api/tables/{code:str}/curve", answers=Curve)
async def curve(code: str, house: House, request: Request) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, replays.table_curve))


@get("/api/tables/{code:str}/story", answers=Story)
async def story(code: str, house: House, request: Request) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, replays.table_story))


@post("/api/replay", answers=Replay, **RECORD_SENT)
async def replay_file(house: House, request: Request, seat: int | None = None) -> ASGIApp:
    made = await _of_body(house, request, replays.sent_replay, seat_in(seat))
    return respond(request, answer_or_problem(made))


@post("/api/curve", answers=Curve, **RECORD_SENT)
async def curve_file(house: House, request: Request) -> ASGIApp:
    return respond(request, answer_or_problem(await _of_body(house, request, replays.sent_curve)))


@get("/api/tables/{code:str}/review", answers=Review)
async def review(code: str, house: House, request: Request) -> ASGIApp:
    return respond(request, await _of_table(house, request, code, review_answers.table_review))


@post("/api/review", answers=Review, **RECORD_SENT)
async def review_file(house: House, request: Request) -> ASGIApp:
    return respond(request, answer_or_problem(await _of_body(house, request, review_answers.sent_review)))


@post("/api/read", **{**RECORD_SENT, "most_bytes": WRITTEN_BYTES, "takes": WRITTEN})
async def read_written(house: House, request: Request) -> ASGIApp:
    """A position or a game in a rule book's notation (`WrittenGame`), as a record."""
    made = await _of_body(house, request, review_answers.written_record)
    return respond(request, answer_or_problem(made))


@get("/api/boxes/{game:str}/picture", media_type="image/svg+xml", guards=[few_records])
async def picture(
    game: str, position: str, house: House, request: Request, bottom: int = 0, path: str = ""
) -> ASGIApp:
    """A position in the rule book's notation, drawn."""
    require_game(game)
    work = review_answers.picture, game, position, bottom, path
    made = answer_of(await house.replays.do(address_of(request.scope), *work))
    return respond(request, answer_or_problem(made))


@post(
    "/api/tables/from",
    guards=[json_only, few_tables],
    most_bytes=limits.RECORD_BYTES + limits.BODY_BYTES,
    takes=RECORD,
)
async def play_on(house: House, request: Request) -> Seated:
    asked, position = await _of_body(house, request, replays.sent_request)
    if position is None:
        code = code_in(asked.code)
        await version_of(house, request, code)
        work = replays.table_position, code, await house.hub.store.rows(code), asked.seat, asked.turn
        position = answer_of(await house.replays.do(address_of(request.scope), *work))
    return seated(house, request, await house.hub.open(continuation(position, asked)))


async def _of_table(
    house: House, request: Request, code: str, work: Callable[..., Any], *args: Any
) -> PreparedAnswer:
    """What that work makes of a table's log as long as it is now."""
    code = code_in(code)
    version = await version_of(house, request, code)

    async def make() -> Made:
        rows = await house.hub.store.rows(code)
        made: Made = noted(await house.replays.do(address_of(request.scope), work, code, rows, *args))
        return made

    key = work.__name__, code, version, today(), *args  # what is shown to nobody today is tomorrow
    return answer_or_problem(await house.answers.get(key, make))


async def _of_body(house: House, request: Request, work: Callable[..., Any], *args: Any) -> Any:
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
    story,
    review,
    review_file,
    read_written,
    picture,
    play_on,
)
