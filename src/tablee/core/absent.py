"""The optional parts of a game, for one that does without them: it imports those it has not got.

from tablee.core.absent import changes, clocked, hidden, measured, scores, simulated
"""

from __future__ import annotations

from typing import Any

from tablee.core.contract import Changes, Seat

clocked = None
measured = None
simulated = None


def hidden(state: Any, seat: Seat, move: Any) -> bool:
    """Every answer is told when it is given."""
    return False


def changes(before: Any, after: Any) -> Changes | None:
    """The views are compared."""
    return None


def scores(state: Any) -> None:
    """Nothing is counted: only the places at the end tell who did better."""
