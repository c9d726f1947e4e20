"""The compiled twin and its search on one core: random moves and simulations a second, by processor time."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Callable

from msgspec.structs import replace

from tablee.core.chance import Stream, key_of
from tablee.games.camelot import game
from tablee.games.camelot.bots import hard
from tablee.games.camelot.bots.normal import NormalBot
from tablee.games.camelot.bots.thinker import Thinker, worth_thinking
from tablee.games.camelot.meta import Options
from tablee.games.camelot.twin.game import Twin

SECONDS = 2.0
THINKER = Thinker(replace(hard.BOT.level, seconds=1e9))


def measure() -> dict[str, float]:
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        return {
            "playout_moves_2": rate(lambda turn: playouts(2, turn)),
            "playout_moves_4": rate(lambda turn: playouts(4, turn)),
            "simulations_2": rate(lambda turn: simulations(2, turn)),
            "simulations_4": rate(lambda turn: simulations(4, turn)),
        }
    finally:
        os.sched_setaffinity(0, cores)


def rate(work: Callable[[int], int]) -> float:
    """What `work` counts, a second of processor time; the first turn is not counted."""
    work(0)
    done, turn, began = 0, 1, time.process_time()
    while (took := time.process_time() - began) < SECONDS:
        done += work(turn)
        turn += 1
    return done / took


def playouts(seats: int, turn: int) -> int:
    twin = Twin(Options(), seats)
    twin.deal(turn)
    return twin.playouts(1000, turn)


def simulations(seats: int, turn: int) -> int:
    """The strongest level as it plays, models and beliefs included, over some decisions of a game."""
    chance, normal = Stream(key_of(b"bench", [str(turn)])), NormalBot()
    state, total = game.deal(seats, Options(), chance).state, 0
    while game.standings(state) is None and total < 40_000:
        seat = min(game.to_act(state))
        view, offers = game.view(state, seat), game.offers(state, seat)
        if worth_thinking(view, offers):
            total += THINKER.think(view, turn).simulations
        state = game.apply(state, seat, normal.choose(view, offers, chance), chance).state
    return total


if __name__ == "__main__":
    print(json.dumps(measure(), indent=2))
