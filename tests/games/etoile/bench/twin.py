"""The star's compiled twin beside its peers: perft nodes and random playout moves a second.

open_spiel's checkers and py-draughts play another board, so the figures compare engines of draughts,
not games. Everything runs one after the other on one core.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

from tablee.games.etoile.fast import Twin
from tablee.games.etoile.meta import Options

SECONDS = 2.0
HERE = Path(__file__).parent
DRAUGHTS_PYTHON = HERE.parents[3] / ".setup" / "draughts" / "bin" / "python"
ITALIAN = Options(rules="italian")
ENGLISH = Options(rules="english")


def measure() -> dict[str, float]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return {
            "perft_nodes_2": rate(lambda turn: Twin(ITALIAN, 2).perft(9)),
            "perft_nodes_3": rate(lambda turn: Twin(ITALIAN, 3).perft(9)),
            "playout_moves_2": rate(lambda turn: Twin(ENGLISH, 2).playouts(2000, turn)),
            "playout_moves_3": rate(lambda turn: Twin(ENGLISH, 3).playouts(2000, turn)),
            "open_spiel_checkers_moves": rate(_open_spiel),
            **_py_draughts(),
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


def _open_spiel(turn: int) -> int:
    """Random rollouts of checkers from Python, as its own examples do them."""
    import pyspiel

    game, choice, moves = pyspiel.load_game("checkers"), random.Random(turn), 0
    for _ in range(10):
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = state.legal_actions()
            state.apply_action(legal[int(choice.random() * len(legal))])
            moves += 1
    return moves


def _py_draughts() -> dict[str, float]:
    """In a process of its own, on the same core: see docs/decisions/dependencies.md."""
    if not DRAUGHTS_PYTHON.exists():
        raise SystemExit("py-draughts is not installed for the bench: `make bench` does that")
    peer = [str(DRAUGHTS_PYTHON), str(HERE / "draughts_peer.py"), str(SECONDS)]
    told = subprocess.run(peer, capture_output=True, text=True, check=True).stdout
    figures: dict[str, float] = json.loads(told)
    return figures


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
