"""When a bot that plays at once may make its next move: all tables together share so many moves a second."""

from __future__ import annotations

from tablee.server import limits


class BotTurns:
    """One for the whole house.

    Turns are given in the order they are asked for, and a table asks for one at a time, so each waits for
    as many moves as other tables ask for at that moment, and for no more.
    """

    __slots__ = ("_next",)

    def __init__(self) -> None:
        self._next = 0.0

    def take(self, now: float) -> float:
        """Take the next turn; the seconds until it comes, 0 as long as there were few in the last second."""
        self._next = max(self._next, now - 1.0) + 1 / limits.BOT_MOVES_PER_SECOND
        return max(0.0, self._next - now)
