"""What stands for good in Dschamál: what hands have done; what was chosen between two searches does not."""

from __future__ import annotations

from tablee.core.taking_back import BY_HAND
from tablee.games.dschamal.moves import Choose, Give, Move, Take
from tablee.games.dschamal.state import Seat, State


def irrevocable(before: State, seat: Seat, move: Move, after: State) -> str:
    return "" if isinstance(move, Choose | Take | Give) else BY_HAND
