"""Everything lies open on the star: whatever was done can be taken back."""

from __future__ import annotations

from tablee.games.etoile.moves import Move
from tablee.games.etoile.state import Seat, State


def irrevocable(before: State, seat: Seat, move: Move, after: State) -> str:
    return ""
