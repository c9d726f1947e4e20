"""What went wrong with a database, in one line without its password."""

from __future__ import annotations

import re
from typing import Final

import asyncpg

from tablee.store.store_contract import StoreFailed

LOST: Final = (
    OSError,
    TimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    asyncpg.PostgresConnectionError,
)
STOPPING: Final = (asyncpg.AdminShutdownError, asyncpg.CrashShutdownError, asyncpg.CannotConnectNowError)
"""After these nobody knows whether what was asked for was done."""

_HOST: Final = r"(?:\[[0-9A-Fa-f:.]*\]|[\w.-]*)(?::\d*)?"
HOSTS: Final = re.compile(f"{_HOST}(?:,{_HOST})*")
NO_ADDRESS: Final = (
    "this is no address of a database; signs in a password are written as in web addresses (/ is %2F)"
)
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
    """The address as it may be printed: without user and password, and without what could be part of one."""
    scheme, _, rest = address.partition("://")
    authority = re.split("[/?#]", rest, maxsplit=1)[0]
    hosts, beyond = authority.rpartition("@")[2], rest[len(authority) :]
    if "@" in beyond or HOSTS.fullmatch(hosts) is None:
        return f"{scheme}://…"
    return f"{scheme}://{hosts}{re.split('[?#]', beyond, maxsplit=1)[0]}"


def why(error: BaseException) -> str:
    for kind, reason in _WHY.items():
        if isinstance(error, kind):
            return reason
    if isinstance(error, ValueError) and not isinstance(error, asyncpg.PostgresError):
        return NO_ADDRESS  # the driver's own words may quote a password
    if isinstance(error, TimeoutError):
        return "it does not answer"
    if isinstance(error, OSError):
        return f"it cannot be reached ({error.strerror or error})"
    return " ".join(str(error).split()) or type(error).__name__


def explain(error: BaseException, address: str) -> StoreFailed:
    return StoreFailed(f"{public_name(address)}: {why(error)}")
