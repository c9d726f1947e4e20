"""What can be read without sitting anywhere: the shelf, the rule books and the scenes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable

import structlog

from tablee.core.box import pages_of
from tablee.core.rulebook import LANGUAGES, read_book, read_picture
from tablee.core.shelf import box, installed, names, opened
from tablee.server.admission.addresses import address_of
from tablee.server.http import scene_answers
from tablee.server.http.house import House
from tablee.server.http.prepared_answers import PACKING, Made, PreparedAnswer, prepared, prepared_json
from tablee.server.http.replay_answers import answer_of, once_beside, seat_in
from tablee.server.http.request import ASGIApp, Request
from tablee.server.http.request_guards import answer_or_problem, json_only, require_game
from tablee.server.http.responses import respond
from tablee.server.http.routing import get, post
from tablee.server.protocol.errors import problem
from tablee.server.protocol.http_types import SceneAnswer, ScenePlay, Scenes, SceneTry, Shelf

log = structlog.get_logger()


@get("/api/shelf", answers=Shelf)
async def shelf(house: House, request: Request) -> ASGIApp:
    return respond(request, await once(house, "shelf", lambda: prepared_json(all_boxes())))


@get("/api/rules/{game:str}/{language:str}", media_type="text/markdown")
async def rules(game: str, language: str, house: House, request: Request) -> ASGIApp:
    if game not in names() or language not in LANGUAGES:
        raise problem("no-such-page")
    return respond(request, await once(house, ("rules", game, language), lambda: rule_book(game, language)))


@get("/api/rules/{game:str}/pictures/{name:str}", media_type="image/svg+xml")
async def rules_picture(game: str, name: str, house: House, request: Request) -> ASGIApp:
    if game not in names():
        raise problem("no-such-page")
    return respond(request, await once(house, ("picture", game, name), lambda: picture_in_book(game, name)))


@get("/api/scenes/{game:str}", answers=Scenes)
async def scene_titles(game: str, house: House, request: Request) -> ASGIApp:
    require_game(game)
    return respond(request, await once_beside(house, request, scene_answers.titles, game))


@get("/api/scenes/{game:str}/{name:str}", answers=ScenePlay)
async def scene(game: str, name: str, house: House, request: Request, seat: int | None = None) -> ASGIApp:
    require_game(game)
    return respond(request, await once_beside(house, request, scene_answers.play, game, name, seat_in(seat)))


@post("/api/scenes/{game:str}/{name:str}/try", status=200, guards=[json_only])
async def scene_try(game: str, name: str, data: SceneTry, house: House, request: Request) -> SceneAnswer:
    require_game(game)
    tried = house.replays.do(address_of(request.scope), scene_answers.refusal, game, name, data)
    answer: SceneAnswer = answer_of(await tried)
    return answer


def all_boxes() -> Shelf:
    """A box that turns out to be broken when it is opened is logged; the others were told at the start."""
    known = len(installed().faults)
    games = opened()
    for fault in installed().faults[known:]:
        log.warning("a box is not on the shelf", why=fault)
    defaults = {name: game.Options() for name, game in games.items()}
    pages = {name: pages_of(box(name)) for name in games}
    return Shelf(tuple([game.META for game in games.values()]), defaults, pages)


def rule_book(game: str, language: str) -> PreparedAnswer:
    try:
        book = read_book(box(game), language)
    except FileNotFoundError:
        raise problem("no-such-page") from None
    return prepared(book.encode(), "text/markdown")


def picture_in_book(game: str, name: str) -> PreparedAnswer:
    try:
        picture = read_picture(box(game), name)
    except FileNotFoundError:
        raise problem("no-such-page") from None
    drawn = name.endswith(".svg")
    return prepared(picture, "image/svg+xml" if drawn else "image/png", packing=PACKING if drawn else 0)


async def once(house: House, key: Hashable, make: Callable[[], PreparedAnswer]) -> PreparedAnswer:
    """Made beside the loop by whoever asks first."""

    async def made() -> Made:
        return await asyncio.to_thread(make)

    return answer_or_problem(await house.answers.get(key, made))


HANDLERS = (shelf, rules, rules_picture, scene_titles, scene, scene_try)
