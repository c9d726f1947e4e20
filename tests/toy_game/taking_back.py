"""Counters that were taken can be put back; what was guessed stands."""

from __future__ import annotations

from tablee.core.taking_back import ANSWERED
from tests.toy_game import Move, State, Take


def irrevocable(before: State, seat: int, move: Move, after: State) -> str:
    return "" if isinstance(move, Take) else ANSWERED
