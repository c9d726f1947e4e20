"""What the conformance suite plays of the toy."""

from __future__ import annotations

from tablee.core.contract import Game
from tests import toy_game
from tests.toy_game import Event, Move, Options, State, View

RULES: Game[Options, State, Move, Event, View] = toy_game
"""The module meets the contract, by its own types."""

MANY = 600
"""Counters of the longest game that is played here; the most there may be would take 50,000 moves."""
ENDS = (
    Options(counters=1),
    Options(counters=MANY),
    Options(secret=True),
    Options(guessing=False),
    Options(order="right"),
)
CASES = [
    *[(seats, Options()) for seats in range(2, 9)],
    *[(seats, options) for seats in (2, 8) for options in ENDS],
    (3, Options(counters=60)),
]
OLDER = [(3, Options(), 2)]


def census(state: State) -> int:
    return state.pile + sum(state.taken)
