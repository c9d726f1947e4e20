"""The HTTP side of a house, and the way to its tables."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

import msgspec

from tablee.client.failures import HouseProblem
from tablee.client.http_request import PATIENCE, Answer, request
from tablee.client.table_line import Line
from tablee.client.table_player import TRIES, Listener, Lost, Player
from tablee.server.protocol.given_types import AskGiven, GivenShown, OwnGiven, PlayGiven
from tablee.server.protocol.http_types import (
    HttpProblem,
    OpenTable,
    PlayOn,
    Seated,
    Shelf,
    TableSummary,
    TakeSeat,
)
from tablee.table.model import Settings

T = TypeVar("T")
JSON = {"content-type": "application/json"}


class HouseClient:
    """A house at an address, spoken to from the address `source` of this machine, if one is named."""

    def __init__(
        self,
        address: str,
        *,
        source: str | None = None,
        headers: Mapping[str, str] | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.address = address.rstrip("/")
        self._source = source
        self._headers = dict(headers or {})
        self._patience = patience

    async def request(
        self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None
    ) -> Answer:
        """Any request; whatever comes back is an answer."""
        return await request(
            self.address,
            method,
            path,
            body,
            headers=self._headers | dict(headers or {}),
            source=self._source,
            patience=self._patience,
        )

    async def get(self, path: str) -> bytes:
        """The body of what stands there; HouseProblem if nothing does."""
        return granted(await self.request("GET", path))

    async def post(self, path: str, body: Any) -> bytes:
        return granted(await self.request("POST", path, msgspec.json.encode(body), JSON))

    async def shelf(self) -> Shelf:
        return read(Shelf, await self.get("/api/shelf"))

    async def open(
        self,
        game: str,
        name: str,
        seats: int,
        *,
        options: Mapping[str, Any] | None = None,
        settings: Settings | None = None,
        bots: Iterable[str] = (),
        begin: bool = False,
    ) -> Seated:
        """Open a box and take its first seat; with bots on the others, the game may begin at once."""
        chosen = settings or Settings()
        request = OpenTable(game, name, seats, dict(options or {}), chosen, tuple(bots), begin)
        return read(Seated, await self.post("/api/tables", request))

    async def open_from(self, request: PlayOn) -> Seated:
        """A table that plays on from a position of a finished game."""
        return read(Seated, await self.post("/api/tables/from", request))

    async def sit(self, code: str, name: str, seat: int | None = None, *, device: str = "") -> Seated:
        """Take a seat: that one, or any that is free; `device` is what this device calls itself."""
        return read(Seated, await self.post(f"/api/tables/{code}/seats", TakeSeat(name, seat, device)))

    async def summary(self, code: str) -> TableSummary:
        return read(TableSummary, await self.get(f"/api/tables/{code}"))

    async def given(self, game: str) -> GivenShown:
        """The deals of the day of that box: today's terms, tomorrow's, and how yesterday's went."""
        return read(GivenShown, await self.get(f"/api/given/{game}"))

    async def play_given(self, game: str, name: str, token: str) -> Seated:
        """Sit down to today's deal, or go on with it; `token` is the person's for this day and game."""
        return read(Seated, await self.post(f"/api/given/{game}", PlayGiven(name, token)))

    async def own_given(self, game: str, token: str) -> OwnGiven:
        """How it went for whoever has this token, and for the others once they are done."""
        return read(OwnGiven, await self.post(f"/api/given/{game}/own", AskGiven(token)))

    async def record(self, code: str) -> bytes:
        """The finished game as a document."""
        return await self.get(f"/api/tables/{code}/record")

    def player(
        self,
        seated: Seated,
        *,
        listener: Listener | None = None,
        lost: Lost | None = None,
        tries: int = TRIES,
    ) -> Player:
        """The player on that seat; connected when entered with `async with`."""
        return Player(lambda: self.line(seated.code), seated.token, listener=listener, lost=lost, tries=tries)

    def watcher(self, code: str, *, listener: Listener | None = None) -> Player:
        return Player(lambda: self.line(code), listener=listener)

    async def line(self, code: str) -> Line:
        """A bare socket at that table: nothing is said on it yet."""
        url = f"ws{self.address.removeprefix('http')}/ws/{code}"
        return await Line.dial(url, source=self._source, headers=self._headers, patience=self._patience)


def granted(answer: Answer) -> bytes:
    if answer.status < 400:
        return answer.body
    try:
        told = msgspec.json.decode(answer.body, type=HttpProblem)
    except msgspec.DecodeError:
        told = HttpProblem("failed", {"status": answer.status})
    raise HouseProblem(told.code, told.values, told.refusal)


def read(kind: type[T], body: bytes) -> T:
    return msgspec.json.decode(body, type=kind)
