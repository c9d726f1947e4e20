"""The deals of the day over HTTP: their terms, a seat at one's own table, and the comparison afterwards."""

from __future__ import annotations

from datetime import timedelta

from tablee.core.given_deal import read_terms
from tablee.core.shuffle import list_hash
from tablee.server.http.house import House
from tablee.server.http.request import Request
from tablee.server.http.request_guards import few_tables, json_only, seated
from tablee.server.http.routing import get, post
from tablee.server.protocol.errors import problem
from tablee.server.protocol.given_types import (
    AskGiven,
    GivenCompared,
    GivenShelf,
    GivenShown,
    GivenTermsShown,
    OwnGiven,
    PlayGiven,
)
from tablee.server.protocol.http_types import Seated
from tablee.server.tables.given_play import own_table, play
from tablee.server.tables.given_results import settle
from tablee.server.tables.given_terms import Published, games_with_given, today
from tablee.table.model import OVER


@get("/api/given")
async def shelf_of_given(house: House, request: Request) -> GivenShelf:
    return GivenShelf(today().isoformat(), tuple(games_with_given()))


@get("/api/given/{game:str}")
async def published(game: str, house: House, request: Request) -> GivenShown:
    """Publishes what is due first, so that nobody asks in vain."""
    await _publish(house, game)
    day, given = today(), house.hub.given
    now = await given.published(day.isoformat(), game)
    then = await given.published((day + timedelta(days=1)).isoformat(), game)
    past = await given.published((day - timedelta(days=1)).isoformat(), game)
    if now is None or then is None:
        raise problem("not-read")
    if past is None:
        return GivenShown(game, _shown(now), _shown(then), None, "", None)
    secret = (await given.secret(read_terms(past.text).day, game)).hex()
    return GivenShown(game, _shown(now), _shown(then), _shown(past), secret, await _results(house, past))


@post("/api/given/{game:str}", guards=[json_only, few_tables])
async def play_given(game: str, data: PlayGiven, house: House, request: Request) -> Seated:
    _require(game)
    return seated(house, request, await play(house.hub, house.tables, game, data.name, data.token))


@post("/api/given/{game:str}/own", status=200, guards=[json_only])
async def own(game: str, data: AskGiven, house: House, request: Request) -> OwnGiven:
    """Nothing of the others' before one's own game is over."""
    await _publish(house, game)
    day = today().isoformat()
    published, secret = await house.hub.given.published(day, game), await house.hub.given.secret(day, game)
    code = await own_table(house.hub, house.tables, secret, data.token)
    if code is None or published is None:
        return OwnGiven("new")
    status = (await house.tables.link_summary(code)).status
    results = house.hub.given_results
    result = (await results.of(day, game)).by_code.get(code)
    if result is None and status == OVER:  # the log is read once, not whenever somebody asks
        await settle(house.hub.store, code)
        result = (await results.of(day, game, anew=True)).by_code.get(code)
    if result is None:
        return OwnGiven(status, code)
    return OwnGiven(status, code, result.place, await _results(house, published, result.bots))


def _require(game: str) -> None:
    if game not in games_with_given():
        raise problem("no-such-page")


async def _publish(house: House, game: str) -> None:
    _require(game)
    await house.hub.preparation.unpacked(game)
    await house.hub.given.publish(game)


def _shown(published: Published) -> GivenTermsShown:
    terms = read_terms(published.text)
    return GivenTermsShown(terms.day, published.text, list_hash(published.text), published.at)


async def _results(house: House, published: Published, bots: str = "") -> GivenCompared:
    terms = read_terms(published.text)
    results = await house.hub.given_results.of(terms.day, terms.game)
    found = results.compared(terms.seats, bots or terms.bots)
    return GivenCompared(found.places, found.others)


HANDLERS = (shelf_of_given, published, play_given, own)
