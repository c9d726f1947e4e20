"""Answers that are made in a process beside the house (`workers/replay_queue.py`), not in its own loop.

Every address has its share of that process; what comes out the same for everybody is made once and kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import structlog

from tablee.server.admission.addresses import address_of
from tablee.server.http import replays
from tablee.server.http.house import House
from tablee.server.http.prepared_answers import Made, PreparedAnswer
from tablee.server.http.request import Request
from tablee.server.http.request_guards import answer_or_problem
from tablee.server.protocol.errors import ProblemRaised, problem
from tablee.table.outcome import TableProblem

log = structlog.get_logger()
MOST_SEATS = 64  # more than any box has: a number beyond is not even looked up


async def once_beside(
    house: House, request: Request, work: Callable[..., Made | Any], *args: Any
) -> PreparedAnswer:
    """What that process makes of `work`: for whoever asks first, kept for everybody else."""

    async def made() -> Made:
        answer: Made = await house.replays.do(address_of(request.scope), work, *args)
        return answer

    return answer_or_problem(await house.answers.get((work.__name__, *args), made))


def answer_of(done: Any) -> Any:
    """What the process beside the house made, or the problem it found instead."""
    done = noted(done)
    if isinstance(done, TableProblem):
        raise ProblemRaised(done)
    return done


def noted(done: Any) -> Any:
    """The house's log hears why a table cannot be read; the asker only that it cannot."""
    if isinstance(done, replays.Unreadable):
        log.error("a table cannot be read", table=done.table, version=done.version, why=done.why)
        return done.problem
    return done


def seat_in(seat: int | None) -> int | None:
    """A seat by its form alone: no game has so many that another answer for each need be kept."""
    if seat is not None and not 0 <= seat < MOST_SEATS:
        raise problem("no-such-seat", seat=seat)
    return seat
