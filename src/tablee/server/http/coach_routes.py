"""The coach of a box: what it shows and says, and the first game it opens."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.chance import Stream
from tablee.core.teaching import LEARNER, Coach
from tablee.server.http.house import House
from tablee.server.http.library_routes import once
from tablee.server.http.prepared_answers import PreparedAnswer, prepared_json
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.request_guards import few_tables, json_only, require_game, seated
from tablee.server.http.responses import respond
from tablee.server.http.routing import get, post
from tablee.server.protocol.errors import problem
from tablee.server.protocol.http_types import BeginLesson, CoachPlan, Seated
from tablee.server.tables.opening import NewTable
from tablee.table.model import Settings


@get("/api/coach/{game:str}", answers=CoachPlan)
async def coach(game: str, house: House, request: Request) -> ASGIApp:
    require_game(game)
    return respond(request, await once(house, ("coach", game), lambda: plan(game)))


@post("/api/coach/{game:str}", guards=[json_only, few_tables])
async def first_game(game: str, data: BeginLesson, house: House, request: Request) -> Seated:
    require_game(game)
    new = await asyncio.to_thread(first_table, game, data)
    return seated(house, request, await house.hub.open(new))


def coach_of(game: str) -> Coach:
    """A problem where the box brings none."""
    reference = shelf.box(game).coach
    if not reference:
        raise problem("no-such-page")
    found: Coach = part(reference)
    return found


def plan(game: str) -> PreparedAnswer:
    found = coach_of(game)
    first = found.game
    return prepared_json(
        CoachPlan(game, found.pictures, found.lessons, found.tips, found.refresher, first.seats, first.level)
    )


def first_table(game: str, request: BeginLesson) -> NewTable:
    """The learner and bots, at a position of the coach's; no clock hurries, and no result counts."""
    first = coach_of(game).game
    return NewTable(
        game,
        first.seats,
        msgspec.to_builtins(first.options),
        Settings(level=first.level, pace=request.pace, unhurried=True, coach=True),
        request.name,
        LEARNER,
        tuple([(seat, first.level) for seat in range(first.seats) if seat != LEARNER]),
        True,
        first.start(Stream(secrets.token_bytes(32))),
    )


HANDLERS = (coach, first_game)
