"""How many games there are: the counts every twin must meet (capturing compulsory, ETO-31 as two moves)."""

from __future__ import annotations

import pytest

from tablee.core.chance import Recorded
from tablee.games.etoile import game
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.state import State
from tests.games.etoile.scenes import mover, opened

NO_CHANCE = Recorded(())


def perft(state: State, depth: int) -> int:
    if state.end is not None:
        return 0
    plays = legal_plays(state)
    if depth == 1:
        return len(plays)
    return sum(perft(game.apply(state, mover(state), play, NO_CHANCE).state, depth - 1) for play in plays)


@pytest.mark.clause("ETO-20", "ETO-22")
@pytest.mark.parametrize(
    ("camps", "rules", "counts"),
    [
        (2, "italian", [7, 49, 352, 2254, 16043, 113307]),
        (3, "italian", [7, 49, 343, 2102, 11465, 55789]),
        (2, "english", [7, 49, 352, 2250, 16061, 112702]),
        (3, "english", [7, 49, 343, 2102, 11445, 55697]),
    ],
)
def test_perft_from_the_opening(camps: int, rules: str, counts: list[int]) -> None:
    state = opened(camps, rules=rules)
    assert [perft(state, depth) for depth in range(1, 7)] == counts
