"""The one way a table changes: what is decided is stored, then true, then told, and the alarm is set.

People's requests, quick or waiting, moves that come together, bots, clocks and a table that is opened all
come here. What an append that fails means for those who asked is decided here and nowhere else.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from time import perf_counter
from typing import NamedTuple, Protocol

import structlog

from tablee.server.counts import Counts
from tablee.server.protocol.to_client import Done
from tablee.server.tables.audience import Concerned
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.table_log import append, are_there, problem_of
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import Conflict, Store, StoreError, StoreUnknown
from tablee.table.entries import Entry
from tablee.table.log_replay import fold_all
from tablee.table.model import Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem

log = structlog.get_logger()


class Answer(NamedTuple):
    """What became of a request: to be stored and told if it is a decision, told to its asker otherwise."""

    outcome: Outcome
    socket: Socket
    id: str
    concerned: Concerned


class Publisher(Protocol):
    """Who tells what is stored."""

    def concerned(self, before: Table, decision: Decision) -> Concerned:
        """Who learns anything of this decision."""

    async def hold(self, decisions: Sequence[Decision]) -> None:
        """Wait as long as these are to be kept back once they are stored."""

    def publish(
        self, before: Table, entry: Entry, concerned: Concerned, by: Socket | None, re: str | None
    ) -> None:
        """Tell the audience of this entry; `by` asked for it and finds its request's id in `re`."""

    def republish(self, by: Socket | None = None, re: str | None = None) -> None:
        """Show everybody the table as it is, and tell `by` that its request is done."""

    def reread(self) -> None:
        """Show everybody the table as another's entries have made it."""


class Turn(Protocol):
    """A table's inbox: one thing at a time."""

    def hold(self, on: bool) -> None: ...
    def post_first(self, job: Callable[..., Awaitable[None]], *args: object) -> None: ...


class Journal:
    """One for each running table; all but `commit_soon` is called in the table's turn."""

    __slots__ = ("_counts", "_current", "_lost", "_publisher", "_settled", "_store", "_turn")

    def __init__(
        self,
        current: CurrentTable,
        store: Store,
        counts: Counts,
        turn: Turn,
        publisher: Publisher,
        settled: Callable[[], None],
        lost: Callable[[], None] | None = None,
    ) -> None:
        """`settled` is called when all that was stored is told: it sets the table's alarm.

        `lost`, in a house of several nodes, gives the table up: another node may run it.
        """
        self._current = current
        self._store = store
        self._counts = counts
        self._turn = turn
        self._publisher = publisher
        self._settled = settled
        self._lost = lost

    async def commit(
        self, decisions: Sequence[Decision], by: Socket | None = None, re: str | None = None
    ) -> TableProblem | None:
        """Store what was decided, then tell it; nothing is told, or changed, if it is not stored."""
        with self._changing():
            if problem := await self._stored(decisions):
                return problem
            for decision in decisions:
                last = decision is decisions[-1]
                self._become(decision, self._concerned(decision), by, re if last else None)
        self._settled()
        return None

    async def commit_answers(self, answers: Sequence[Answer]) -> None:
        """The same for several requests decided one after the other, stored by one sync."""
        decisions = [answer.outcome for answer in answers if isinstance(answer.outcome, Decision)]
        with self._changing():
            problem = await self._stored(decisions)
            for outcome, socket, id, concerned in answers:
                if problem is not None and not isinstance(outcome, TableProblem):
                    reply(socket, id, problem)
                elif isinstance(outcome, Decision):
                    self._become(outcome, concerned, socket, id)
                else:
                    reply(socket, id, outcome)
        if problem is None and any(answer.concerned is None for answer in answers):
            self._settled()

    def commit_soon(self, decision: Decision, by: Socket, re: str) -> None:
        """The same without a task, at a table whose turn it is; everything else there waits meanwhile."""
        heard = partial(self._heard, decision, by, re, perf_counter())
        try:
            self._store.keep(decision.table.code, decision.table.length, decision.entry, heard)
        except StoreError as error:
            self._turn.post_first(self._look_again, decision, by, re, error)
        else:
            self._turn.hold(True)

    def _heard(self, decision: Decision, by: Socket, re: str, began: float, error: StoreError | None) -> None:
        if error is not None:
            self._turn.post_first(self._look_again, decision, by, re, error)
        else:
            self._counts.stored(1, perf_counter() - began)
            self._become(decision, None, by, re)
            self._counts.told_in.add(perf_counter() - began)
            self._settled()
        self._turn.hold(False)

    async def _look_again(self, decision: Decision, by: Socket, re: str, error: StoreError) -> None:
        try:
            problem = await self._not_stored(error, (decision,))
        except Exception:
            log.exception("a request failed", table=decision.table.code, seat=by.seat)
            problem = TableProblem("failed")
        if problem is not None:
            reply(by, re, problem)
            return
        self._become(decision, None, by, re)
        self._settled()

    @contextmanager
    def _changing(self) -> Iterator[None]:
        """Nobody notes meanwhile what the table as it still is will do next."""
        self._current.changing = True
        try:
            yield
        finally:
            self._current.changing = False

    async def _stored(self, decisions: Sequence[Decision]) -> TableProblem | None:
        """Store them, and wait with telling as long as the game wants it."""
        try:
            await append(self._store, self._counts, decisions)
        except StoreError as error:
            if problem := await self._not_stored(error, decisions):
                return problem
        await self._publisher.hold(decisions)
        return None

    async def _not_stored(self, error: StoreError, decisions: Sequence[Decision]) -> TableProblem | None:
        """What those who asked are told after an append that failed; None if its entries are there after all.

        Where another's entries are in their place, the log is the truth and everybody is shown it. A node
        tells nothing more: whoever was here asks the table again, wherever it runs by then.
        """
        if self._lost is not None and isinstance(error, Conflict | StoreUnknown):
            self._counts.conflicts += 1
            self._lost()
            return TableProblem("version-conflict")
        if isinstance(error, Conflict | StoreUnknown):
            self._counts.conflicts += isinstance(error, Conflict)
            try:
                entries = await self._store.load(self._current.table.code)
            except StoreError as unread:
                return problem_of(unread, self._current.table.code)
            if isinstance(error, StoreUnknown) and are_there(decisions, entries):
                return None
            if len(entries) > self._current.table.length:
                self._read_anew(entries)
                return TableProblem("version-conflict")
        return problem_of(error, self._current.table.code)

    def _read_anew(self, entries: Sequence[Entry]) -> None:
        self._current.read_anew(fold_all(self._current.table.code, entries), entries)
        self._publisher.reread()

    def _concerned(self, decision: Decision) -> Concerned:
        """Everybody, where the game fails to say whom: what is stored is told in any case."""
        try:
            return self._publisher.concerned(self._current.table, decision)
        except Exception:
            log.exception("nobody knows whom an entry concerns", table=decision.table.code)
            return None

    def _become(self, decision: Decision, concerned: Concerned, by: Socket | None, re: str | None) -> None:
        """What is stored is true from now on, and told. Whatever fails in the telling, the table goes on:
        everybody is then shown the table as it is."""
        current = self._current
        before = current.table
        current.become(decision.table, decision.entry)
        try:
            self._publisher.publish(before, decision.entry, concerned, by, re)
        except Exception:
            table = decision.table
            log.exception("an entry could not be told", table=table.code, version=table.version)
            self._publisher.republish(by, re)


def reply(socket: Socket, id: str, outcome: TableProblem | AlreadyDone) -> None:
    """The answer to a request that changes nothing."""
    if isinstance(outcome, TableProblem):
        socket.problem(outcome.code, id, outcome.refusal, outcome.values)
    else:
        socket.say(Done(id, outcome.version))
