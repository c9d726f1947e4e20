"""How those who have played a day's deal did: a note for each table, and what all of them make together."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from typing import Final

import msgspec
import structlog

from tablee.core.contract import Standings
from tablee.core.given_deal import PERSON, read_terms
from tablee.server.tables.given_terms import bots_of
from tablee.store.codec import Row, decode_log
from tablee.store.store_contract import Store, StoreError
from tablee.table import game_rules
from tablee.table.log_replay import fold_all
from tablee.table.model import OVER, Table

log = structlog.get_logger()
RESULTS: Final = "given-results"
FRESH: Final = 5.0  # seconds for which what was read is told


class GivenResult(msgspec.Struct, frozen=True):
    """One person's: the place (1 is the first, a shared one the best of those), and against which bots."""

    place: int
    bots: str


class Comparison(msgspec.Struct, frozen=True):
    """How many came in on each place, best first, and how many have played against other bots."""

    places: tuple[int, ...]
    others: int


decode_result: Final = msgspec.json.Decoder(GivenResult).decode


def kind_of(day: str, game: str) -> str:
    return f"{RESULTS} {game} {day}"


def place_in(standings: Standings, seat: int) -> int:
    """The place of that seat: whoever shares one has the best of them."""
    before = 0
    for group in standings:
        if seat in group:
            return before + 1
        before += len(group)
    return before


async def note_result(store: Store, table: Table) -> None:
    """Keep how the person at this table did, once the game is over; safe to repeat."""
    standings = game_rules.load(table.game).standings(table.state) if table.status == OVER else None
    if standings is None:
        return
    terms = read_terms(table.list)
    result = GivenResult(place_in(standings, PERSON), bots_of(table.game, terms.level))
    kind = kind_of(terms.day, table.game)
    try:
        if table.code not in await store.notes(kind):
            await store.note(kind, table.code, msgspec.json.encode(result))
    except StoreError as error:  # kept when the table is next read
        log.warning("a result was not kept", table=table.code, why=str(error))


async def settle(store: Store, code: str) -> None:
    """The same for a table that may run anywhere, from its log: nobody waits for who runs it to note it."""
    rows = await store.rows_from(code, 1)
    await note_result(store, await asyncio.to_thread(_read, code, rows))


def _read(code: str, rows: list[Row]) -> Table:
    return fold_all(code, decode_log(code, rows, game_rules.load))


class DayResults:
    """Of one day's deal: each person's, by the codes of their tables, and how many had the same."""

    def __init__(self, notes: dict[str, bytes]) -> None:
        self.by_code = {code: decode_result(body) for code, body in notes.items()}
        self._alike = Counter(self.by_code.values())

    def compared(self, seats: int, bots: str) -> Comparison:
        """Only those who met the same bots can be compared."""
        places = tuple([self._alike[GivenResult(place, bots)] for place in range(1, seats + 1)])
        return Comparison(places, len(self.by_code) - sum(places))


class GivenResults:
    """What the house has noted, read once for all who ask within some seconds."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._read: dict[str, tuple[float, asyncio.Task[DayResults]]] = {}

    async def of(self, day: str, game: str, *, anew: bool = False) -> DayResults:
        kind, now = kind_of(day, game), time.monotonic()
        self._read = {one: known for one, known in self._read.items() if now - known[0] < FRESH}
        if anew or kind not in self._read:
            self._read[kind] = (now, asyncio.create_task(self._results(kind)))
        return await asyncio.shield(self._read[kind][1])

    async def _results(self, kind: str) -> DayResults:
        return await asyncio.to_thread(DayResults, await self._store.notes(kind))
