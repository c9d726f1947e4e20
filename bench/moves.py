"""Random moves a second through the public Python API, offers and events included."""

from __future__ import annotations

import gc
import os
import random
import time
from statistics import median

from tablee.core.chance import Stream, key_of
from tablee.core.contract import Game
from tablee.core.shelf import load

SECONDS = 2.0
REPEATS = 5


def random_games(game: Game, seats: int, seconds: float) -> tuple[int, int]:
    """Moves made and events told in whole games of random players, for about so long."""
    choice = random.Random(1)
    moves = events = number = 0
    until = time.perf_counter() + seconds
    while time.perf_counter() < until:
        chance = Stream(key_of(b"bench", [str(number)]))
        number += 1
        step = game.deal(seats, game.Options(), chance)
        while game.standings(step.state) is None:
            seat = next(iter(game.to_act(step.state)))
            offered = game.offers(step.state, seat).moves
            step = game.apply(step.state, seat, offered[int(choice.random() * len(offered))], chance)
            moves += 1
            events += len(step.events)
    return moves, events


def measure(name: str, seats: int, seconds: float = SECONDS) -> dict[str, float]:
    """Several runs on one core, with the collector as Python sets it up: the median, the best, the worst."""
    game = load(name)
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        random_games(game, seats, seconds / 4)  # caches filled, code warm
        rates, events_a_move = [], 0.0
        for _ in range(REPEATS):
            gc.collect()
            began = time.perf_counter()
            moves, events = random_games(game, seats, seconds)
            rates.append(moves / (time.perf_counter() - began))
            events_a_move = events / moves
        spread = {"best": max(rates), "worst": min(rates), "runs": REPEATS}
        return {"moves_per_second": median(rates), **spread, "events_per_move": events_a_move}
    finally:
        os.sched_setaffinity(0, cores)
