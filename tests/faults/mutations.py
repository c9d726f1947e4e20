"""What the mutants do to a node (`mutants.py`)."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec.structs import replace

from tablee.server.nodes import relay
from tablee.server.tables import journal, snapshots, table_reader
from tablee.store.postgres import notes_schema, writer
from tablee.store.store_contract import StoreFailed


def tell_before_storing() -> None:
    """A move is told, then stored."""
    keep = journal.Journal.commit_soon

    def commit_soon(self: Any, decision: Any, by: Any, re: str) -> None:
        before = self._current.table
        self._current.table = decision.table
        self._publisher.publish(before, decision.entry, None, by, re)
        self._current.table = before
        self._publisher, publisher = _Silent(self._publisher), self._publisher
        keep(self, decision, by, re)
        self._publisher = publisher

    journal.Journal.commit_soon = commit_soon  # type: ignore[method-assign]


class _Silent:
    def __init__(self, publisher: Any) -> None:
        self._publisher = publisher

    def __getattr__(self, name: str) -> Any:
        return getattr(self._publisher, name)


def append_without_epoch() -> None:
    """Whoever knows the next version may append it."""
    fenced, held = "AND heads.epoch = job.epoch AND heads.owner = $5", vars(writer)
    assert fenced in held["APPEND"]
    held["APPEND"] = held["APPEND"].replace(fenced, "AND $5::bigint IS NOT NULL")


def unknown_is_failed() -> None:
    """A line cut at commit counts as if nothing had been kept."""

    async def find_out(self: Any, batch: list[Any], error: BaseException) -> None:
        self._line.drop()
        for job in batch:
            job.heard(StoreFailed("the line was cut"))

    writer.Writer._find_out = find_out  # type: ignore[method-assign]


def resend_without_id() -> None:
    """What was not answered is asked again as if it were new."""

    def go_on(self: Any) -> None:
        if not self._welcomed:
            self._welcomed = True
            for message in list(self._traveller.unanswered.values()):
                self._send(replace(message, id=secrets.token_hex(8)))

    relay.Relay._go_on = go_on  # type: ignore[method-assign]


def stale_snapshot() -> None:
    """Whoever has, or had, a table writes its snapshot, often; and it is opened from that alone."""
    by_owner, held = " AND owner = $6", vars(notes_schema)
    assert by_owner in held["KEEP_SNAPSHOT"]
    held["KEEP_SNAPSHOT"] = held["KEEP_SNAPSHOT"].replace(by_owner, " AND $6::bigint IS NOT NULL")
    vars(snapshots).update(WORTH=3, EVERY=0.5)
    table_reader._go_on = _as_it_was


def _as_it_was(code: str, known: Any, rows: Any) -> Any:
    return table_reader.Opened(known.made.table, (), known.made.chat, known.kept)
