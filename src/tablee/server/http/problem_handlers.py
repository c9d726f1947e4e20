"""Every error as an `HttpProblem`."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException

from tablee.core.record import RecordError
from tablee.core.soundness import in_brief
from tablee.server.protocol.errors import ProblemRaised, code_of
from tablee.server.protocol.http_types import HttpProblem
from tablee.server.protocol.problems import status_of
from tablee.server.tables.hub import NoSuchTable
from tablee.store.contract import BoxNotInstalled, StoreClosed, StoreError
from tablee.table.log_replay import LogBroken

log = structlog.get_logger()
AnyRequest = Request[Any, Any, Any]
BY_STATUS: Final = {404: "no-such-page", 405: "no-such-method", 413: "too-large", 500: "failed"}
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


def _refused(_: AnyRequest, error: ProblemRaised) -> Response[HttpProblem]:
    told = error.problem
    return answer(HttpProblem(told.code, told.values, told.refusal))


def _no_table(_: AnyRequest, error: NoSuchTable) -> Response[HttpProblem]:
    return answer(HttpProblem("no-such-table"))


def _bad_record(_: AnyRequest, error: RecordError) -> Response[HttpProblem]:
    return answer(HttpProblem("bad-record", {"detail": str(error)}))


def _closing(_: AnyRequest, error: StoreClosed) -> Response[HttpProblem]:
    return answer(HttpProblem("closing"))


def unreadable(error: Exception) -> str:
    """The problem's code; what is behind it is for the house's log. A table that sleeps is whole."""
    if isinstance(error, BoxNotInstalled):
        log.info("a table sleeps until its box is installed", table=error.code, box=error.game)
    else:
        log.error("a table cannot be read", why=str(error))
    return code_of(error)


def _unread(_: AnyRequest, error: Exception) -> Response[HttpProblem]:
    return answer(HttpProblem(unreadable(error)))


def _http(_: AnyRequest, error: HTTPException) -> Response[HttpProblem]:
    code = "bad-json" if _no_json(error) else BY_STATUS.get(error.status_code, "unknown-type")
    values: dict[str, int | str] = {"detail": _detail(error)} if error.status_code == 400 else {}
    return answer(HttpProblem(code, values), error.status_code)


def _no_json(error: BaseException) -> bool:
    while error.__cause__ is not None:
        error = error.__cause__
    return isinstance(error, msgspec.DecodeError) and not isinstance(error, msgspec.ValidationError)


def _detail(error: HTTPException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    said = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    return in_brief("; ".join(said) or error.detail)


def _unforeseen(request: AnyRequest, error: Exception) -> Response[HttpProblem]:
    log.error("a request failed", path=request.url.path, exc_info=error)
    return answer(HttpProblem("failed"), 500)


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    ProblemRaised: _refused,
    NoSuchTable: _no_table,
    RecordError: _bad_record,
    StoreClosed: _closing,
    StoreError: _unread,
    LogBroken: _unread,
    HTTPException: _http,
    Exception: _unforeseen,
}
