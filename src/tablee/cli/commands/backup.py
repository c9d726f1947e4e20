"""`tablee backup FILE`: every table of a running house in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.store_places import complaint_of, copy_with_progress, one_place, say_copied
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell


def add_to(app: typer.Typer) -> None:
    app.command()(backup)


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
    db: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="The house's file; the one of `tablee serve` if not given."),
    ] = None,
    store: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The house's PostgreSQL database: postgresql://…")
    ] = "",
) -> int:
    """Copy every table into one file while the house is open.

    The file holds one moment of the house, was checked from end to end, and `tablee serve --db` opens it.
    """
    import asyncio

    from tablee.server.hosting.run import default_db
    from tablee.store.contract import StoreError
    from tablee.store.sqlite.store import SqliteStore

    if file.exists():
        raise Complaint(tell("{file}: it is there already", file=str(file)))
    partial = file.with_name(f"{file.name}.partial")
    try:
        partial.unlink(missing_ok=True)
        target = SqliteStore(partial)
        copied = asyncio.run(copy_with_progress(one_place(db, store) or default_db(), target))
        partial.rename(file)
    except (StoreError, OSError) as error:
        partial.unlink(missing_ok=True)
        raise complaint_of(error) from None
    say_copied(copied)
    return 0
