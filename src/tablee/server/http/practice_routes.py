"""Exercises over HTTP: nothing of them is kept, and each answer begins with the first move again."""

from __future__ import annotations

from tablee.server.admission.addresses import address_of
from tablee.server.http.house import House
from tablee.server.http.practice_answers import practised
from tablee.server.http.replay_answers import answer_of
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.request_guards import json_only, require_game
from tablee.server.http.responses import respond
from tablee.server.http.routing import post
from tablee.server.protocol.http_types import PracticeTold, PracticeTurn


@post("/api/practice/{game:str}", status=200, guards=[json_only], answers=PracticeTold)
async def practise(game: str, data: PracticeTurn, house: House, request: Request) -> ASGIApp:
    """Whoever has had least of the process for exercises is served first; no replay keeps it waiting."""
    require_game(game)
    done = await house.exercises.do(address_of(request.scope), practised, game, data)
    return respond(request, answer_of(done))


HANDLERS = (practise,)
