"""The compiled twin beside open_spiel: random playout moves a second, one after the other on one core.

open_spiel has no climbing game; hearts is its nearest for four hidden hands, so the figures compare
engines of card games, not games.
"""

from __future__ import annotations

import json
import os
import random
import time
from collections.abc import Callable

from tablee.games.dalmuti.fast import Twin
from tablee.games.dalmuti.meta import Options

SECONDS = 2.0


def measure() -> dict[str, float]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return {
            "playout_moves_5": rate(lambda turn: playouts(5, turn)),
            "playout_moves_8": rate(lambda turn: playouts(8, turn)),
            "open_spiel_hearts_moves": rate(_open_spiel),
        }
    finally:
        os.sched_setaffinity(0, cores)


def rate(work: Callable[[int], int]) -> float:
    """What `work` counts, a second, over about two seconds; the first turn is not counted."""
    work(0)
    done, turn, began = 0, 1, time.perf_counter()
    while (took := time.perf_counter() - began) < SECONDS:
        done += work(turn)
        turn += 1
    return done / took


def playouts(seats: int, turn: int) -> int:
    twin = Twin(Options(), seats)
    twin.deal(turn)
    return twin.playouts(2000, turn)


def _open_spiel(turn: int) -> int:
    """Random games of hearts from Python, as its own examples play them."""
    import pyspiel

    game, choice, moves = pyspiel.load_game("hearts"), random.Random(turn), 0
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(choice.random() * len(legal))])
            moves += 1
    return moves


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
