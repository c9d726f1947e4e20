"""A store as it is at one moment, to be read while a house may go on writing."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from pathlib import Path

from tablee.store.store_choice import is_database, require_driver
from tablee.store.store_contract import Snapshot


def snapshot_of(place: Path | str) -> AbstractAsyncContextManager[Snapshot]:
    """Entering raises `StoreError` where nothing can be read."""
    if is_database(place):
        require_driver()
        from tablee.store.postgres.snapshot import database_snapshot

        return database_snapshot(str(place))
    from tablee.store.sqlite.snapshot import file_snapshot

    return file_snapshot(Path(place))


async def require_readable(place: Path | str) -> None:
    """`StoreError` where nothing can be read; asked before a place to copy to is made."""
    async with snapshot_of(place):
        return
