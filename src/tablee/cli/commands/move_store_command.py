"""`tablee move-store FROM TO`: every table carried to another store."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee.cli.commands.store_places import complaint_of, copy_with_progress, say_copied


def add_to(app: typer.Typer) -> None:
    app.command("move-store")(move_store)


def move_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="A file, or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="A file, or postgresql://…")],
) -> int:
    """Carry every table from one place to another: from a file to a database, or back.

    Interrupted, the same command goes on where it was. Nothing is removed from the first place. Close the
    house before.
    """
    import asyncio

    from tablee.store.snapshot import require_readable
    from tablee.store.store_choice import open_store
    from tablee.store.store_contract import StoreError

    try:
        asyncio.run(require_readable(source))
        copied = asyncio.run(copy_with_progress(source, open_store(target)))
    except StoreError as error:
        raise complaint_of(error) from None
    say_copied(copied)
    return 0
