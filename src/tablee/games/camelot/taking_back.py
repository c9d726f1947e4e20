"""What stands for good at Camelot: nearly all, for cards are shown and the next player draws."""

from __future__ import annotations

from tablee.core.taking_back import ANSWERED, SHOWN
from tablee.games.camelot.moves import Keep, LetPass, LoseToken, Move, Stay, Withdraw
from tablee.games.camelot.state import Naming, Seat, State


def irrevocable(before: State, seat: Seat, move: Move, after: State) -> str:
    """Ending a turn shows no card, unless a starter is sought: who shows their hand cannot start (CAM-13)."""
    if isinstance(move, LetPass | Keep):
        return ANSWERED
    ending = isinstance(move, Stay | Withdraw | LoseToken)
    return "" if ending and not isinstance(after.phase, Naming) else SHOWN
