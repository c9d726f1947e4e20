"""Every live table of the house, read from the store when somebody asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from time import perf_counter
from typing import Any, Final

import msgspec
import structlog

from tablee.server import limits
from tablee.server.admission.tokens import device_at, hash_of, new_code, new_token
from tablee.server.calls.sender import Calls
from tablee.server.calls.ways import kind_of as ways_of
from tablee.server.counts import Counts
from tablee.server.protocol.http_types import OpenTable, Seated, TakeSeat
from tablee.server.tables.calling import marks_of
from tablee.server.tables.given_results import GivenResults
from tablee.server.tables.given_terms import GivenDeals
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.opening import NewTable, new_table, opening
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.rulings import Ruling, Rulings
from tablee.server.tables.snapshots import Snapshots, open_table
from tablee.server.tables.system_time import wall
from tablee.server.tables.table_log import open_log, problem_of
from tablee.server.tables.tenure import ALONE, Tenure
from tablee.server.tables.thinkers import Thinkers
from tablee.server.tables.waking import WAKE
from tablee.server.wire.frames import POLICY
from tablee.store.contract import Conflict, NoLease, Store, StoreError
from tablee.store.persons import erase_person
from tablee.table import actions
from tablee.table.evening import Company, company_of
from tablee.table.late_guests import awaited_by, seats_for_late
from tablee.table.model import Table
from tablee.table.outcome import Decision, TableProblem
from tablee.table.visibility import seat_of

log = structlog.get_logger()
CODE_TRIES: Final = 5


class NoSuchTable(Exception):
    """No log has that code."""


class TableClosed(Exception):
    """The host of the house has closed that table."""


class Glance(msgspec.Struct, frozen=True, gc=False):
    """What somebody with the link sees of a table first."""

    code: str
    game: str
    status: str
    names: tuple[str, ...]
    commitment: str
    for_late: int = 0  # seats open to whoever comes in the middle of the game
    late: str = "at-once"  # and when they sit down there
    people: int = 0
    next: str = ""  # where everybody has gone on
    company: Company = Company()  # for whoever leads them there: never shown


class Hub:
    """All live tables of one house, or of one node of it, and what they share.

    `left` hears of each table that has left memory because nobody was there.
    """

    def __init__(self, store: Store, tenure: Tenure = ALONE) -> None:
        self.store = store
        self.tenure = tenure
        self.left: Callable[[str], None] = lambda code: None
        self.live_tables: dict[str, LiveTable] = {}
        self.counts = Counts()
        self.thinkers = Thinkers(self.counts)
        self.preparation = Preparation(self.thinkers)
        self.rulings = Rulings(store)
        self.snapshots = Snapshots(store)
        self.calls = Calls(store)
        self.given = GivenDeals(store)
        self.given_results = GivenResults(store)
        self.rulings.changed = self._heed_rulings
        self.closing = False
        self.leaving = False  # whether its tables are being handed over to other nodes
        self._beside: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reading = asyncio.Semaphore(limits.LOGS_READ)

    async def live_table(self, code: str) -> LiveTable:
        """The live table of that code; several who ask at once share one reading of its log."""
        if not self.tenure.held():
            raise NoLease(f"table {code}: this node may run none now")
        self._refuse_closed(code)
        live = self.live_tables.get(code)
        if live is not None:
            return live
        loading = self._loading.get(code)
        if self.leaving:
            raise NoLease(f"table {code}: this node takes no more tables")
        if loading is None:
            loading = self._loading[code] = asyncio.create_task(self._load(code))
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(loading)

    async def _load(self, code: str) -> LiveTable:
        """A few logs at a time are read and played again, whoever asks for how many."""
        began = perf_counter()
        async with self._reading:
            opened = await open_table(self.store, code)
            if opened is None:
                raise NoSuchTable(code)
        await self.preparation.unpacked(opened.table.game)
        if not self.tenure.held() or self.leaving:
            raise NoLease(f"table {code}: this node may run none now")
        live = self.live_tables[code] = LiveTable(self, opened.table, opened.said)
        self.snapshots.known(code, opened.snapshot)
        self.counts.opened.add(perf_counter() - began)
        return live

    def look_again(self, code: str) -> bool:
        """Whether that table is in memory here, and has looked at what is due, or nobody may play there."""
        if (live := self.live_tables.get(code)) is not None:
            live.look_again()
        return live is not None or code in self.rulings.closed

    def open_here(self, code: str) -> Awaitable[object]:
        """Read that table and let it act."""
        return self.live_table(code)

    async def version(self, code: str) -> int:
        """How long that table's log is, without reading it."""
        self._refuse_closed(code)
        version = await self.store.version(code)
        if not version:
            raise NoSuchTable(code)
        return version

    def _refuse_closed(self, code: str) -> None:
        if code in self.rulings.closed:
            raise TableClosed(code)

    async def _heed_rulings(self) -> None:
        """Everybody leaves tables that the host has closed; where somebody was erased, all is read anew."""
        for code in self.rulings.closed.keys() & self.live_tables.keys():
            await self._send_home(self.live_tables[code])
        for erasure in self.rulings.newly_erased:
            if (live := self.live_tables.get(erasure.code)) is not None:
                live.current.stale = True
                await live.close()
                live.abandon()
                await self.store.erase(erasure)  # once more, for a snapshot that was on its way

    async def _send_home(self, live: LiveTable) -> None:
        for socket in list(live.audience):
            socket.problem("table-closed")
            socket.hang_up(POLICY, "table-closed")
        await live.close()
        self.forget(live.table.code, live)

    async def remove(self, code: str) -> bool:
        """A closed table for good, with a note of when; False if it is there no longer."""
        removed = await self.store.remove(code, msgspec.json.encode(Ruling(wall())))
        await self.store.note(WAKE, code, None)
        for kind in (ways_of(code), marks_of(code)):
            for person in await self.store.notes(kind):
                await self.store.note(kind, person, None)
        return removed

    async def erase_person(self, code: str, number: int) -> int:
        """Somebody's name and all they said there, for good; how many entries named or quoted them."""
        words = await erase_person(self.store, code, number, wall())
        await self.rulings.read()
        return words

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Do this beside everything else."""
        task = asyncio.create_task(work)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    def crowded(self) -> bool:
        """Whether there are so many tables in memory that those at rest leave it sooner."""
        return len(self.live_tables) >= limits.TABLES_AT_EASE

    def forget(self, code: str, gone: object) -> None:
        """That running table has left memory."""
        if self.live_tables.get(code) is gone:
            del self.live_tables[code]
            self.snapshots.forget(code)

    def retired(self, code: str, gone: object) -> None:
        """The same for one that nobody was at."""
        self.forget(code, gone)
        self.left(code)

    def abandon_all(self) -> None:
        """This node may run no table any more; each is found again where it runs next."""
        for live in list(self.live_tables.values()):
            live.abandon()

    async def open_table(self, request: OpenTable) -> Seated | TableProblem:
        """Open a box and sit down; with `begin`, the first cards are dealt at once."""
        return await self.open(new_table(request))

    async def open(self, new: NewTable) -> Seated | TableProblem:
        token = new_token()
        await self.preparation.unpacked(new.game)
        return await self.open_decided(lambda code: opening(code, new, token), new.seat, token)

    async def open_decided(
        self,
        decide_for: Callable[[str], list[Decision] | TableProblem],
        seat: int,
        token: str,
        codes: Iterable[str] | None = None,
    ) -> Seated | TableProblem:
        """Keep a new table under a code nobody has, decided anew for each code tried."""
        for code in codes or [new_code() for _ in range(CODE_TRIES)]:
            decisions = decide_for(code)
            if isinstance(decisions, TableProblem):
                return decisions
            table = decisions[-1].table
            try:
                await open_log(self.store, self.counts, decisions)
            except Conflict:  # the code is taken
                continue
            except StoreError as error:
                return problem_of(error, table.code)
            self.live_tables[table.code] = LiveTable(self, table, ())
            return Seated(table.code, seat, token, table.commitment)
        return TableProblem("version-conflict")

    async def take_seat(self, code: str, request: TakeSeat, token: str = "") -> Seated | TableProblem:
        """With a token of the asker's, the seat is taken once, however often it is asked for."""
        live = await self.live_table(code)
        answer: Seated | TableProblem = await live.ask(_sit, live, request, token or new_token())
        return answer

    async def glance(self, code: str) -> Glance:
        table = (await self.live_table(code)).table
        names = tuple([place.name for place in table.places])
        late = seats_for_late(table), table.settings.late
        people = sum([place.person for place in table.places])
        company = company_of(table)
        return Glance(
            table.code,
            table.game,
            table.status,
            names,
            table.commitment,
            *late,
            people,
            table.next,
            company,
        )

    async def go_on(self, code: str, token: str, to: str) -> str:
        """Whoever has that token, if it is the host's, leads everybody on; the problem, or empty."""
        live = await self.live_table(code)
        answer: str = await live.ask(_go_on, live, hash_of(token), to)
        return answer

    async def has_seat(self, code: str, token: str) -> bool:
        """Whether that token opens a seat at that table."""
        return _opened_by((await self.live_table(code)).table, hash_of(token)) is not None

    async def close(self) -> None:
        """Finish what was begun, then let go of the store."""
        self.closing = True
        await asyncio.gather(*[live.close() for live in self.live_tables.values()])
        self.thinkers.close()
        self.calls.close()
        await self.store.close()


async def _sit(live: LiveTable, request: TakeSeat, token: str) -> Seated | TableProblem:
    taken = _opened_by(live.table, hash_of(token))
    if taken is not None:
        return Seated(live.table.code, taken, token, live.table.commitment)
    device = device_at(live.table.code, request.device)
    outcome = actions.sit(live.table, request.name, request.seat, hash_of(token), wall(), device)
    if isinstance(outcome, TableProblem):
        return outcome
    if problem := await live.commit((outcome,)):
        return problem
    seat = _opened_by(live.table, hash_of(token))
    assert seat is not None
    return Seated(live.table.code, seat, token, live.table.commitment)


async def _go_on(live: LiveTable, token_hash: str, to: str) -> str:
    outcome = actions.go_on(live.table, seat_of(live.table, token_hash), to, wall())
    if isinstance(outcome, TableProblem):
        return outcome.code
    problem = await live.commit((outcome,)) if isinstance(outcome, Decision) else None
    return "" if problem is None else problem.code


def _opened_by(table: Table, token_hash: str) -> int | None:
    """The seat this token opens, now or from the game's next part on."""
    seat = seat_of(table, token_hash)
    return awaited_by(table, token_hash) if seat is None else seat
