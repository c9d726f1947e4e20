"""py-draughts, measured in a process and an environment of its own: it is under the GPL.

`twin.py` runs this file as a script and reads one line of JSON. Its American board is the nearest to
English play on the star: 12 men a side, short kings; capturing is free there. Nodes are moves counted
without being made, as in the twin's perft.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable

from draughts import AmericanBoard

STALE = 40  # moves of kings alone after which its game is drawn; testing for repetition is left out


def playout(turn: int) -> int:
    choice, board, moves = random.Random(turn), AmericanBoard(), 0
    while board.halfmove_clock < STALE and (legal := board.legal_moves):
        board.push(legal[int(choice.random() * len(legal))])
        moves += 1
    return moves


def perft(board: AmericanBoard, depth: int) -> int:
    legal = board.legal_moves
    if depth == 1:
        return len(legal)
    total = 0
    for move in legal:
        board.push(move)
        total += perft(board, depth - 1)
        board.pop()
    return total


def rate(seconds: float, work: Callable[[int], int]) -> float:
    """As in `twin.py`, which cannot be imported here."""
    work(0)
    done, turn, began = 0, 1, time.perf_counter()
    while (took := time.perf_counter() - began) < seconds:
        done += work(turn)
        turn += 1
    return done / took


if __name__ == "__main__":
    limit = float(sys.argv[1])
    print(
        json.dumps(
            {
                "py_draughts_american_moves": rate(limit, playout),
                "py_draughts_american_perft_nodes": rate(limit, lambda turn: perft(AmericanBoard(), 5)),
            }
        )
    )
