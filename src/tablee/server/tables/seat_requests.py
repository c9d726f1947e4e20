"""What is asked of a running table by HTTP, in its turn: to sit down, to lead everybody on from there."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.server.admission.tokens import device_at, hash_of
from tablee.server.protocol.http_types import Seated, TakeSeat
from tablee.server.tables.live_table import LiveTable
from tablee.server.tables.system_time import wall
from tablee.table import actions
from tablee.table.late_guests import awaited_by
from tablee.table.model import Table
from tablee.table.outcome import Decision, TableProblem
from tablee.table.visibility import seat_of


async def sit(live: LiveTable, request: TakeSeat, token: str) -> Seated | TableProblem:
    """Whoever has that token sits down, once, however often it is asked for."""
    taken = seat_opened_by(live.table, hash_of(token))
    if taken is not None:
        return Seated(live.table.code, taken, token, live.table.commitment)
    device = device_at(live.table.code, request.device)
    outcome = actions.sit(live.table, request.name, request.seat, hash_of(token), wall(), device)
    if isinstance(outcome, TableProblem):
        return outcome
    if problem := await live.commit((outcome,)):
        return problem
    seat = seat_opened_by(live.table, hash_of(token))
    assert seat is not None
    return Seated(live.table.code, seat, token, live.table.commitment)


async def go_on(live: LiveTable, token_hash: str, to: str) -> str:
    """Whoever has the token of that hash leads everybody on; the problem, or empty."""
    outcome = actions.go_on(live.table, seat_of(live.table, token_hash), to, wall())
    if isinstance(outcome, TableProblem):
        return outcome.code
    problem = await live.commit((outcome,)) if isinstance(outcome, Decision) else None
    return "" if problem is None else problem.code


def seat_opened_by(table: Table, token_hash: str) -> Seat | None:
    """The seat this token opens, now or from the game's next part on."""
    seat = seat_of(table, token_hash)
    return awaited_by(table, token_hash) if seat is None else seat
