"""A table's log in the store: entries that were decided are appended, and what it means if they are not."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import structlog

from tablee.server.counts import Counts
from tablee.server.tables.wake_notes import expect_look
from tablee.store.store_contract import Conflict, Store, StoreClosed, StoreError, StoreUnknown
from tablee.table.entries import Entry
from tablee.table.outcome import Decision, TableProblem

log = structlog.get_logger()


async def append(store: Store, counts: Counts, decisions: Sequence[Decision]) -> None:
    """Store the entries of decisions that follow one another, all or none, and count the time it took."""
    if not decisions:
        return
    await expect_look(store, decisions[-1].table)
    first, started = decisions[0], perf_counter()
    if len(decisions) == 1:
        await store.append(first.table.code, first.table.length, first.entry)
    else:
        entries = [decision.entry for decision in decisions]
        await store.append_many(first.table.code, first.table.length, entries)
    counts.stored(len(decisions), perf_counter() - started)


async def open_log(store: Store, counts: Counts, decisions: Sequence[Decision]) -> None:
    """Store the first entries of a new table; `Conflict` if its code is another's."""
    try:
        await append(store, counts, decisions)
    except StoreUnknown:
        if not are_there(decisions, await store.load(decisions[0].table.code)):
            raise


def are_there(decisions: Sequence[Decision], entries: Sequence[Entry]) -> bool:
    """Whether a log ends with what was decided."""
    return list(entries[decisions[0].table.length - 1 :]) == [decision.entry for decision in decisions]


def problem_of(error: StoreError, code: str) -> TableProblem:
    """What an append that failed is to whoever asked for it."""
    if isinstance(error, Conflict):
        return TableProblem("version-conflict")
    if isinstance(error, StoreClosed):
        return TableProblem("closing")
    log.error("an entry could not be stored", table=code, why=str(error))
    return TableProblem("not-kept")
