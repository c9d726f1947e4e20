"""How the toy stands for each seat: by how much of all that was taken is there."""

from __future__ import annotations

from tests.toy_game import State


def judge(state: State) -> tuple[float, ...]:
    most = max(1, *state.taken)
    return tuple([2 * taken / most - 1 for taken in state.taken])
