"""Who may ask for what: looked at before a single byte of a request's body is read."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

import msgspec

from tablee.core.shelf import names
from tablee.server.admission.addresses import address_of
from tablee.server.admission.origins import ForeignName, explanation_of
from tablee.server.admission.tokens import tidy_code
from tablee.server.http.house import House
from tablee.server.http.prepared_answers import Made, PreparedAnswer
from tablee.server.http.problem_handlers import UNKEPT
from tablee.server.http.request import JSON, ASGIApp, Request, Scope
from tablee.server.http.responses import plain_answer
from tablee.server.protocol.errors import ProblemRaised, problem
from tablee.server.protocol.http_types import HttpProblem, Seated
from tablee.server.protocol.problems import status_of
from tablee.server.tables.hub import NoSuchTable
from tablee.server.tables.link_summary import LinkSummary
from tablee.table.outcome import TableProblem

T = TypeVar("T")
HEALTH: Final = ("/healthz", "/readyz")


def foreign_name_in(house: House, scope: Scope) -> ForeignName | None:
    """Why whoever calls the house by this name, or from this page, is not answered; None if they are.

    Whether the house is alive may be asked by any name: nobody learns more from it.
    """
    if scope["type"] != "http" or scope["path"] in HEALTH:
        return None
    return house.names.foreign_name(scope["headers"])


def foreign_name_answer(foreign_name: ForeignName, scope: Scope) -> ASGIApp:
    """A problem for programs; for a person in front of a browser, what can be done about it."""
    if scope["path"].startswith("/api/"):
        body = msgspec.json.encode(HttpProblem(foreign_name.code, {"name": foreign_name.name}))
        return plain_answer(status_of(foreign_name.code), {"content-type": JSON, **UNKEPT}, body)
    page = {"content-type": "text/plain; charset=utf-8", **UNKEPT}
    return plain_answer(status_of(foreign_name.code), page, explanation_of(foreign_name).encode())


async def json_only(request: Request) -> None:
    """A page of somebody else's cannot send this type without asking first (CORS)."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise problem("not-json", expected=JSON, got=kind[:40])
    packed = request.headers.get("content-encoding", "identity").strip().lower()
    if packed != "identity":
        raise problem("not-json", expected=JSON, got=packed[:40])


async def few_tables(request: Request) -> None:
    """An address that opens too many tables is told to slow down."""
    not_too_often(request, "tables")


async def few_records(request: Request) -> None:
    """An address that sends too many records is told to slow down."""
    not_too_often(request, "records")


async def few_seats(request: Request) -> None:
    """An address that asks for too many seats at one table is told to slow down there, and nowhere else."""
    code = code_in(request.path_params["code"])
    await summary_at(request.house, request, code)
    not_too_often(request, code)


def not_too_often(request: Request, what: str) -> None:
    """An address that asks for too much of this is told to slow down."""
    house: House = request.house
    if not house.joins.take(f"{address_of(request.scope)} {what}", asyncio.get_running_loop().time()):
        raise problem("slow-down", per_minute=house.joins.number)


async def summary_at(house: House, request: Request, code: str) -> LinkSummary:
    """The table of that code at first sight; one address may be wrong so often and no more."""
    return await _known(house, request, code, house.tables.link_summary)


async def version_of(house: House, request: Request, code: str) -> int:
    """How long that table's log is, with the same care."""
    return await _known(house, request, code, house.hub.version)


async def _known(house: House, request: Request, code: str, look_up: Callable[[str], Awaitable[T]]) -> T:
    address, now = address_of(request.scope), asyncio.get_running_loop().time()
    if not house.guesses.may_ask(address, code, now):
        raise problem("slow-down", per_minute=house.guesses.number)
    try:
        found = await look_up(code)
    except NoSuchTable:
        house.guesses.missed(address, now)
        raise
    house.guesses.found(address, code)
    return found


def code_in(text: str) -> str:
    """A code by its form alone; nothing is looked up for what no table can be called."""
    code = tidy_code(text)
    if code is None:
        raise NoSuchTable(text[:40])
    return code


def require_game(name: str) -> None:
    """A game by its name alone: the process that makes the answer opens its box."""
    if name not in names():
        raise problem("no-such-game")


def answer_or_problem(made: Made) -> PreparedAnswer:
    if isinstance(made, TableProblem):
        raise ProblemRaised(made)
    return made


def seated(house: House, request: Request, outcome: Seated | TableProblem) -> Seated:
    """Whoever sits somewhere has not guessed that table's code."""
    if isinstance(outcome, TableProblem):
        raise ProblemRaised(outcome)
    house.guesses.found(address_of(request.scope), outcome.code)
    return outcome
