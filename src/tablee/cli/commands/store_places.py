"""Commands about whole stores name a place: a file, or the address of a database."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final

import typer

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell

if TYPE_CHECKING:
    from tablee.store.copying import Copied
    from tablee.store.store_contract import Store

NEARNESS: Final = ("COMMANDLINE", "ENVIRONMENT", "DEFAULT_MAP")
"""Who may say where tables are, the one who wins first; the last is the file of --config."""


def one_place(context: typer.Context, db: Path | None, store: str) -> Path | str | None:
    """The one of --db and --store that holds, if any was named."""
    if db is None or not store:
        return store or db
    by_db, by_store = _nearness(context, "db"), _nearness(context, "store")
    if by_db == by_store:
        raise Complaint(tell("--db and --store: tables are kept in one of them"))
    return db if by_db < by_store else store


def _nearness(context: typer.Context, name: str) -> int:
    source = context.get_parameter_source(name)
    return NEARNESS.index(source.name) if source is not None and source.name in NEARNESS else len(NEARNESS)


@contextmanager
def progress_bar() -> Iterator[Callable[[int, int], None]]:
    """On a terminal, how many of how many tables are done: what is yielded hears it."""
    from rich.console import Console
    from rich.progress import Progress

    shown = Console(stderr=True)
    with Progress(console=shown, transient=True, disable=not shown.is_terminal) as bar:
        task = bar.add_task(tell("tables"), total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


async def copy_with_progress(source: Path | str, target: Store) -> Copied:
    """Copy everything while a bar shows how far it has come; the target is closed afterwards."""
    from tablee.store.copying import copy_store
    from tablee.store.snapshot import snapshot_of

    try:
        async with snapshot_of(source) as snapshot:
            with progress_bar() as hear:
                return await copy_store(snapshot, target, hear)
    finally:
        await target.close()


def say_copied(copied: Copied) -> None:
    print(
        tell(
            "{tables} tables, {entries} entries: copied, and equal ({hash})",
            tables=copied.tables,
            entries=copied.entries,
            hash=copied.hash[:16],
        )
    )


def complaint_of(error: Exception) -> Complaint:
    return Complaint(foreign(str(error)))
