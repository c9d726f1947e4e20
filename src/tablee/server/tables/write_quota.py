"""How much one seat, and one table, may have written into the log besides its moves."""

from __future__ import annotations

from math import ceil
from typing import Final

from tablee.core.contract import Seat
from tablee.server import limits
from tablee.server.protocol.from_client import Say
from tablee.server.token_bucket import Bucket
from tablee.table.outcome import TableProblem

WATCHERS: Final = -1  # who have no seat, all together


class SeatAndTableQuota:
    """A bucket for each seat and one for the table: what is taken, is taken from both."""

    __slots__ = ("_each", "_seats", "_table")

    def __init__(self, each: float, table: float, now: float) -> None:
        self._each = each
        self._table = _minute(table, now)
        self._seats: dict[Seat, Bucket] = {}

    def take(self, seat: Seat, cost: float, now: float) -> float:
        """0 if that much was taken; else the seconds until it can be."""
        own = self._seats.get(seat)
        if own is None:
            own = self._seats[seat] = _minute(self._each, now)
        wait = max(own.wait(now, cost), self._table.wait(now, cost))
        if not wait:
            own.take(now, cost)
            self._table.take(now, cost)
        return wait


class WriteQuota:
    """One for each table in memory."""

    __slots__ = ("_chat", "_writes")

    def __init__(self, now: float) -> None:
        self._chat = SeatAndTableQuota(limits.CHAT_BYTES_PER_MINUTE, limits.TABLE_CHAT_BYTES_PER_MINUTE, now)
        self._writes = SeatAndTableQuota(limits.WRITES_PER_MINUTE, limits.TABLE_WRITES_PER_MINUTE, now)

    def refuse(self, seat: Seat, request: object, now: float) -> TableProblem | None:
        """Why this message, which is no move, is too much now, and in how many seconds it is not."""
        if isinstance(request, Say):
            code, wait = "chat-too-fast", self._chat.take(seat, _bytes(request.text), now)
        else:
            code, wait = "requests-too-fast", 0.0
        wait = wait or self._writes.take(seat, 1.0, now)
        return TableProblem(code, {"seconds": ceil(wait)}) if wait else None


def _bytes(text: str) -> int:
    return len(text.encode("utf-8", "surrogatepass"))


def _minute(size: float, now: float) -> Bucket:
    return Bucket(size / 60, size, now)
