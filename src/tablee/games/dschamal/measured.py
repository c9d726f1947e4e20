"""The time a player says a move took, held against what the house measured (`Measured`, DSC-84)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.refusal import Refusal
from tablee.games.dschamal.moves import Call, Close, Feel, Lay, LetGo, Move, Pinch, Push, Roll
from tablee.games.dschamal.race import counted, exactness, followed
from tablee.games.dschamal.searching import hand_of
from tablee.games.dschamal.state import Hand, Searching, Seat, State

Timed = Feel | Push | Close | Pinch | Roll | LetGo | Call | Lay


def measure(state: State, seat: Seat, move: Move, elapsed: int, delay: int) -> Move:
    """A claim ahead of the house's own clock leaves no time for the move: the rules refuse it (DSC-90).

    Only the time of laying decides anything, so only that is measured against the line.
    """
    hand = searching_hand(state, seat) if isinstance(move, Timed) else None
    if hand is None or not isinstance(move, Timed):
        return move
    claim = hand.clock + move.ms
    if isinstance(move, Lay):
        return Lay(counted(claim, elapsed, delay) - hand.clock, exactness(delay))
    return replace(move, ms=followed(claim, elapsed) - hand.clock)


def searching_hand(state: State, seat: Seat) -> Hand | None:
    return hand_of(state.phase, seat) if isinstance(state.phase, Searching) else None


def doubtful(refusal: Refusal) -> bool:
    return refusal.reason == "too-fast"
