"""Every live table of the house, read from the store when somebody asks for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterable
from time import perf_counter
from typing import Any, Final

import msgspec
import structlog

from tablee.server import limits
from tablee.server.admission.tokens import hash_of, new_code, new_token
from tablee.server.calls.sender import Calls
from tablee.server.calls.ways import kind_of as ways_of
from tablee.server.counts import Counts
from tablee.server.protocol.http_types import OpenTable, Seated, TakeSeat
from tablee.server.tables import seat_requests
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.given_results import GivenResults
from tablee.server.tables.given_terms import GivenDeals
from tablee.server.tables.link_summary import LinkSummary, link_summary_of
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.opening import NewTable, new_table, opening
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.rulings import Ruling, Rulings
from tablee.server.tables.running_rights import ALONE, RunningRights
from tablee.server.tables.snapshots import Snapshots
from tablee.server.tables.stopped_tables import StoppedTables
from tablee.server.tables.system_time import wall
from tablee.server.tables.table_calls import marks_of
from tablee.server.tables.table_log import open_log, problem_of
from tablee.server.tables.table_reader import TableReader
from tablee.server.tables.thinkers import Thinkers
from tablee.server.tables.wake_notes import WAKE
from tablee.server.wire.frames import POLICY
from tablee.store.persons import erase_person
from tablee.store.store_contract import Conflict, NoLease, Store, StoreError
from tablee.table.outcome import Decision, TableProblem

log = structlog.get_logger()
CODE_TRIES: Final = 5
WOKEN_AT_ONCE: Final = 2


class NoSuchTable(Exception):
    """No log has that code."""


class TableClosed(Exception):
    """The host of the house has closed that table."""


class Hub:
    """All live tables of one house, or of one node of it, and what they share.

    `left` hears of each table that has left memory because nobody was there.
    """

    def __init__(self, store: Store, rights: RunningRights = ALONE) -> None:
        self.store = store
        self.rights = rights
        self.left: Callable[[str], None] = lambda code: None
        self.live_tables: dict[str, LiveTable] = {}
        self.counts = Counts()
        self.thinkers = Thinkers(self.counts)
        self.preparation = Preparation(self.thinkers)
        self.rulings = Rulings(store)
        self.snapshots = Snapshots(store)
        self.stopped = StoppedTables()
        self.calls = Calls(store)
        self.given = GivenDeals(store)
        self.given_results = GivenResults(store)
        self.rulings.changed = self._heed_rulings
        self.closing = False
        self.leaving = False  # whether its tables are being handed over to other nodes
        self._beside: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._reader = TableReader(store)
        self._waking = asyncio.Semaphore(WOKEN_AT_ONCE)

    async def live_table(self, code: str) -> LiveTable:
        """The live table of that code; several who ask at once share one reading of its log."""
        if not self.rights.held():
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
        began = perf_counter()
        opened = await self._reader.open(code, self.stopped.of(code))
        if opened is None:
            raise NoSuchTable(code)
        await self.preparation.unpacked(opened.table.game)
        if not self.rights.held() or self.leaving:
            raise NoLease(f"table {code}: this node may run none now")
        current = CurrentTable(opened.table, opened.entries, opened.said)
        live = self.live_tables[code] = LiveTable(self, current)
        self.stopped.drop(code)
        self.snapshots.known(code, opened.snapshot)
        self.counts.opened.add(perf_counter() - began)
        return live

    def look_again(self, code: str) -> bool:
        """Whether that table is in memory here, and has looked at what is due, or nobody may play there."""
        if (live := self.live_tables.get(code)) is not None:
            live.look_again()
        return live is not None or code in self.rulings.closed

    async def open_here(self, code: str) -> LiveTable:
        """Read that table and let it act; most of the reading is left to tables that somebody waits for."""
        async with self._waking:
            return await self.live_table(code)

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
        """That running table has left memory; a node may soon run it again."""
        live = self.live_tables.get(code)
        if live is None or live is not gone:
            return
        del self.live_tables[code]
        kept = self.snapshots.forget(code)
        if not self.rights.alone:
            self.stopped.keep(live.current, kept)

    def retired(self, code: str, gone: object) -> None:
        """The same for one that nobody was at."""
        self.forget(code, gone)
        self.left(code)

    def abandon_all(self) -> None:
        """This node may run no table any more; each is found again where it runs next.

        Whatever fails at one table, the others are stopped too.
        """
        for live in list(self.live_tables.values()):
            try:
                live.abandon()
            except Exception:
                log.exception("a table could not be abandoned in order", table=live.table.code)

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
            entries = [decision.entry for decision in decisions]
            self.live_tables[table.code] = LiveTable(self, CurrentTable(table, entries))
            return Seated(table.code, seat, token, table.commitment)
        return TableProblem("version-conflict")

    async def take_seat(self, code: str, request: TakeSeat, token: str = "") -> Seated | TableProblem:
        """With a token of the asker's, the seat is taken once, however often it is asked for."""
        live = await self.live_table(code)
        answer: Seated | TableProblem = await live.ask(seat_requests.sit, live, request, token or new_token())
        return answer

    async def link_summary(self, code: str) -> LinkSummary:
        return link_summary_of((await self.live_table(code)).table)

    async def go_on(self, code: str, token: str, to: str) -> str:
        """Whoever has that token, if it is the host's, leads everybody on; the problem, or empty."""
        live = await self.live_table(code)
        answer: str = await live.ask(seat_requests.go_on, live, hash_of(token), to)
        return answer

    async def has_seat(self, code: str, token: str) -> bool:
        """Whether that token opens a seat at that table."""
        table = (await self.live_table(code)).table
        return seat_requests.seat_opened_by(table, hash_of(token)) is not None

    async def close(self) -> None:
        """Finish what was begun, then let go of the store."""
        self.closing = True
        await asyncio.gather(*[live.close() for live in self.live_tables.values()])
        self.thinkers.close()
        self.calls.close()
        await self.store.close()
