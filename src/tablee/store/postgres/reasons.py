"""What went wrong with a database, in one line without its password."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

import asyncpg

from tablee.store.contract import StoreFailed

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
)
STOPPING: Final = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.CannotConnectNowError)
"""After these nobody knows whether what was asked for was done."""

READ_ONLY_WHY: Final = "it may only be read: is it a standby?"
_WHY: Final[dict[type[Exception], str]] = {
    asyncpg.InvalidPasswordError: "the name or the password is wrong",
    asyncpg.InvalidAuthorizationSpecificationError: "the name or the password is wrong",
    asyncpg.InvalidCatalogNameError: "there is no database of this name",
    asyncpg.InsufficientPrivilegeError: "this user may not make or write tables there",
    asyncpg.ReadOnlySQLTransactionError: READ_ONLY_WHY,
    asyncpg.DiskFullError: "the disk is full",
    asyncpg.TooManyConnectionsError: "it has no connection left",
}


def public_name(address: str) -> str:
    """The address as it may be printed: without user and password."""
    parts = urlsplit(address)
    host = (parts.hostname or "") + (f":{parts.port}" if parts.port else "")
    return f"{parts.scheme}://{host}{parts.path}"


def why(error: BaseException) -> str:
    for kind, reason in _WHY.items():
        if isinstance(error, kind):
            return reason
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError):
        return f"it cannot be reached ({error.strerror or error})"
    return " ".join(str(error).split()) or type(error).__name__


def explain(error: BaseException, address: str) -> StoreFailed:
    return StoreFailed(f"{public_name(address)}: {why(error)}")
