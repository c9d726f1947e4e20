"""Every error as an `HttpProblem`."""

from __future__ import annotations

from typing import Final

import structlog

from tablee.core.record import RecordError
from tablee.server.http.request import Response
from tablee.server.protocol.errors import ProblemRaised, code_of
from tablee.server.protocol.http_types import HttpProblem
from tablee.server.protocol.problems import status_of
from tablee.server.tables.hub import NoSuchTable, TableClosed
from tablee.store.store_contract import BoxNotInstalled, StoreClosed, StoreDamaged, StoreError
from tablee.table.log_replay import LogBroken

log = structlog.get_logger()
UNKEPT: Final = {"cache-control": "no-store"}
LATER: Final = (429, 503)
UNREAD: Final = (403, 408, 413, 415, 421, 429, 503)  # given before the body was read, or in its midst


def answer(body: HttpProblem, status: int | None = None) -> Response[HttpProblem]:
    """A problem; nobody keeps it, and what is left of a body too long is not waited for."""
    status = status or status_of(body.code)
    told = {**UNKEPT, "connection": "close"} if status in UNREAD else dict(UNKEPT)
    if status in LATER:
        told["retry-after"] = "5"
    return Response(body, status_code=status, media_type="application/json", headers=told)


def unreadable(error: Exception) -> str:
    """The problem's code; what is behind it is for the house's log. A table that sleeps is whole."""
    if isinstance(error, BoxNotInstalled):
        log.info("a table sleeps until its box is installed", table=error.code, box=error.game)
    elif isinstance(error, StoreClosed):
        log.info("a table was being closed")
    elif isinstance(error, LogBroken | StoreDamaged):
        log.error("a table cannot be read", table=error.code, version=error.version, why=error.why)
    else:
        log.error("the store cannot be read", why=str(error))
    return code_of(error)


def problem_of(error: Exception, path: str) -> Response[HttpProblem]:
    """What whoever asked is told of an error in answering."""
    match error:
        case ProblemRaised(problem=told):
            return answer(HttpProblem(told.code, told.values, told.refusal))
        case NoSuchTable():
            return answer(HttpProblem("no-such-table"))
        case TableClosed():
            return answer(HttpProblem("table-closed"))
        case RecordError():
            return answer(HttpProblem("bad-record", {"detail": str(error)}))
        case StoreClosed():
            return answer(HttpProblem("closing"))
        case StoreError() | LogBroken():
            return answer(HttpProblem(unreadable(error)))
    log.error("a request failed", path=path, exc_info=error)
    return answer(HttpProblem("failed"), 500)
