"""`tablee backup FILE`: every table of a running house in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import typer

from tablee.cli.commands.house_place import with_house_place
from tablee.cli.commands.store_places import complaint_of, copy_with_progress, say_copied
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell

BESIDE: Final = ("", "-wal", "-shm", ".erased")
"""What lies beside a store's file while it is written, by its ending."""


def add_to(app: typer.Typer) -> None:
    app.command()(with_house_place(backup))


def backup(
    place: Path | str,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
) -> int:
    """Copy every table into one file while the house is open.

    The file holds one moment of the house, was checked from end to end, and `tablee serve --db` opens it.
    """
    import asyncio

    from tablee.store.sqlite.store import SqliteStore
    from tablee.store.store_contract import StoreError

    if file.exists():
        raise Complaint(tell("{file}: it is there already", file=str(file)))
    if not file.parent.is_dir():  # a disk that is not mounted, perhaps
        raise Complaint(tell("{file}: there is no such directory", file=str(file.parent)))
    partial = file.with_name(f"{file.name}.partial")
    try:
        _clear(partial)
        target = SqliteStore(partial)
        copied = asyncio.run(copy_with_progress(place, target))
        partial.rename(file)
    except (StoreError, OSError) as error:
        raise complaint_of(error) from None
    finally:
        _clear(partial)
    say_copied(copied)
    return 0


def _clear(partial: Path) -> None:
    """Nothing is left of a copy that did not come to its end, now or when the machine was switched off."""
    for ending in BESIDE:
        partial.with_name(f"{partial.name}{ending}").unlink(missing_ok=True)
