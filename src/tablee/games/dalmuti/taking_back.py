"""What stands for good at the Grand Dalmuti: all but a pass, as long as nobody has shown cards since."""

from __future__ import annotations

from tablee.core.taking_back import ANSWERED, SHOWN
from tablee.games.dalmuti.moves import Declare, Move, Pass, PlaySet
from tablee.games.dalmuti.state import Seat, State


def irrevocable(before: State, seat: Seat, move: Move, after: State) -> str:
    """Cards that were played are known (DAL-30); call and taxes are answered in the dark (DAL-22, DAL-25)."""
    if isinstance(move, Pass):
        return ""
    return SHOWN if isinstance(move, PlaySet | Declare) else ANSWERED
