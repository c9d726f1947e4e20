"""How much may be said at a table: bytes of chat a minute, for each seat and for all together."""

from __future__ import annotations

from tablee.core.contract import Seat
from tablee.server import limits
from tablee.server.bucket import Bucket


class ChatBytes:
    """One for each table in memory."""

    __slots__ = ("_seats", "_table")

    def __init__(self, now: float) -> None:
        self._table = _minute(limits.TABLE_CHAT_BYTES_PER_MINUTE, now)
        self._seats: dict[Seat, Bucket] = {}

    def refused(self, seat: Seat, text: str, now: float) -> str | None:
        """The problem's code if this line is too much now; if not, it is counted."""
        size = len(text.encode("utf-8", "surrogatepass"))
        own = self._seats.get(seat)
        if own is None:
            own = self._seats[seat] = _minute(limits.CHAT_BYTES_PER_MINUTE, now)
        if own.left(now) < size or not self._table.take(now, size):
            return "chat-too-fast"
        own.take(now, size)
        return None


def _minute(size: float, now: float) -> Bucket:
    return Bucket(size / 60, size, now)
