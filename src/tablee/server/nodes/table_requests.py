"""Requests over HTTP that concern a table: answered where it runs, whichever node was asked."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

import msgspec

from tablee.core.known_types import decode
from tablee.server.admission.tokens import new_token
from tablee.server.nodes.node_question import GO_ON, HAS_SEAT, LINK_SUMMARY, OK, SIT, Question, Told
from tablee.server.nodes.nodes import Nodes
from tablee.server.nodes.visit import PASSING, LongWait
from tablee.server.protocol.http_types import Seated, TakeSeat
from tablee.server.tables.hub import Hub
from tablee.server.tables.link_summary import LinkSummary
from tablee.server.tables.live_table import LiveTable
from tablee.table.outcome import TableProblem

T = TypeVar("T")
PATIENCE: Final = 6.0  # seconds a request is tried for while its table runs nowhere
AGAIN: Final = ("version-conflict", "closing")
"""What a table says that has just stopped running there; a seat's token keeps it from being taken twice."""


class SeatAsked(msgspec.Struct, frozen=True):
    request: TakeSeat
    token: str


class SeatTold(msgspec.Struct, frozen=True):
    seated: Seated | None = None
    problem: TableProblem | None = None


class TableRequests:
    """The same requests as the hub's own, of whatever table of the house."""

    def __init__(self, nodes: Nodes) -> None:
        self._nodes = nodes
        self._hub = nodes.hub

    async def link_summary(self, code: str) -> LinkSummary:
        return await self._anywhere(
            code, LINK_SUMMARY, lambda: self._hub.link_summary(code), None, LinkSummary
        )

    async def has_seat(self, code: str, token: str) -> bool:
        return await self._anywhere(code, HAS_SEAT, lambda: self._hub.has_seat(code, token), token, bool)

    async def go_on(self, code: str, token: str, to: str) -> str:
        return await self._anywhere(code, GO_ON, lambda: self._hub.go_on(code, token, to), (token, to), str)

    async def take_seat(self, code: str, request: TakeSeat) -> Seated | TableProblem:
        asked, wait = SeatAsked(request, new_token()), LongWait(PATIENCE)
        while True:
            told = await self._anywhere(code, SIT, lambda: sit(self._hub, code, asked), asked, SeatTold)
            if told.seated is not None:
                return told.seated
            refused = told.problem or TableProblem("failed")
            if refused.code not in AGAIN or not await wait.longer():
                return refused

    async def _anywhere(
        self, code: str, kind: str, here: Callable[[], Awaitable[T]], body: Any, answer: type[T]
    ) -> T:
        wait = LongWait(PATIENCE)
        while True:
            try:
                place = await self._nodes.place_of(code)
                if isinstance(place, LiveTable):
                    return await here()
                told = await self._nodes.ask(place, kind, code, msgspec.json.encode(body))
                return decode(told, answer)
            except PASSING:
                if not await wait.longer():
                    raise


async def sit(hub: Hub, code: str, asked: SeatAsked) -> SeatTold:
    outcome = await hub.take_seat(code, asked.request, asked.token)
    return SeatTold(outcome) if isinstance(outcome, Seated) else SeatTold(problem=outcome)


def answers(hub: Hub) -> dict[str, Callable[[Question], Awaitable[Told]]]:
    """How such questions of other nodes are answered here."""

    async def link_summary(question: Question) -> Told:
        return _told(await hub.link_summary(question.code))

    async def has_seat(question: Question) -> Told:
        return _told(await hub.has_seat(question.code, decode(question.body, str)))

    async def take_seat(question: Question) -> Told:
        return _told(await sit(hub, question.code, decode(question.body, SeatAsked)))

    async def go_on(question: Question) -> Told:
        token, to = decode(question.body, tuple[str, str])
        return _told(await hub.go_on(question.code, token, to))

    return {LINK_SUMMARY: link_summary, HAS_SEAT: has_seat, SIT: take_seat, GO_ON: go_on}


def _told(answer: Any) -> Told:
    return Told(OK, body=msgspec.Raw(msgspec.json.encode(answer)))
