"""Which store a place means: a database by its address, else a file."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tablee.store.store_contract import Store, StoreFailed

SCHEMES: Final = ("postgresql://", "postgres://")
NO_DRIVER: Final = "PostgreSQL needs a driver: pip install 'tablee[postgres]'"


def is_database(place: Path | str) -> bool:
    """`StoreFailed` for an address of anything else, told without whatever secret stands in it."""
    if isinstance(place, str) and "://" in place and not place.startswith(SCHEMES):
        raise StoreFailed(f"{place.partition('://')[0]}://: a database's address begins with postgresql://")
    return isinstance(place, str) and place.startswith(SCHEMES)


def open_store(place: Path | str) -> Store:
    """The store there, made if it is missing; `StoreError` says in one line why it cannot be opened."""
    if is_database(place):
        require_driver()
        from tablee.store.postgres.store import PostgresStore

        return PostgresStore.ready(str(place))
    from tablee.store.sqlite.store import SqliteStore

    return SqliteStore(place)


def require_driver() -> None:
    if find_spec("asyncpg") is None:
        raise StoreFailed(NO_DRIVER)
