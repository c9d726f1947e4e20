"""The score of the Turm (DSC-56)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tablee.games.dschamal.events import TowersCounted
from tablee.games.dschamal.pieces import is_black
from tablee.games.dschamal.state import State


def black_points(blacks: Sequence[int]) -> tuple[int, ...]:
    """Most: 3, or 2 each and no second; second: 1 each; the others lose one a piece (DSC-56).

    First and second take at least one black piece.
    """
    ranks = sorted({count for count in blacks if count}, reverse=True)
    first = ranks[0] if ranks else 0
    shared = first > 0 and list(blacks).count(first) > 1
    second = ranks[1] if len(ranks) > 1 and not shared else 0
    points = []
    for count in blacks:
        if count and count == first:
            points.append(2 if shared else 3)
        else:
            points.append(1 if count and count == second else -count)
    return tuple(points)


class Score(msgspec.Struct, frozen=True, gc=False):
    """One seat's: the pieces of its tower, its black ones, and what these bring or cost."""

    tower: int
    blacks: int
    bonus: int
    total: int


def scores(state: State) -> tuple[Score, ...]:
    """As they would be if the game ended now."""
    done = counted(state)
    columns = zip(done.towers, done.blacks, done.bonuses, done.totals, strict=True)
    return tuple([Score(*column) for column in columns])


def counted(state: State) -> TowersCounted:
    towers = tuple([len(tower) for tower in state.towers])
    blacks = tuple([sum(is_black(piece) for piece in owned) for owned in state.owned])
    bonuses = black_points(blacks)
    return TowersCounted(
        towers, blacks, bonuses, tuple([a + b for a, b in zip(towers, bonuses, strict=True)])
    )


def totals(state: State) -> tuple[int, ...]:
    return counted(state).totals
