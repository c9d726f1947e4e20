"""The rules of one source tree at work: its `src` is on PYTHONPATH, and `python -P` runs this file alone.

It asks nothing but what the contract has always had, so that old trees can be measured too. It is given the
modules of the rules; for every line read it plays the same games once more and answers with the microseconds
of processor that went into each part, as JSON.
"""

from __future__ import annotations

import importlib
import json
import random
import sys
import time
from types import ModuleType
from typing import Any

MOVES = 1_000


def costs(game: Any, seats: int) -> dict[str, float]:
    """What a move takes to be offered and made, and what a view takes, in random games."""
    from tablee.core.chance import Stream, key_of

    choice, number = random.Random(1), 0
    moving = viewing = made = 0
    while made < MOVES:
        chance = Stream(key_of(b"bench", [str(number)]))
        number += 1
        step = game.deal(seats, game.Options(), chance)
        while game.standings(step.state) is None and made < MOVES:
            began = time.process_time_ns()
            for seat in range(seats):
                game.view(step.state, seat)
            viewed = time.process_time_ns()
            seat = next(iter(game.to_act(step.state)))
            offered = game.offers(step.state, seat).moves
            step = game.apply(step.state, seat, offered[int(choice.random() * len(offered))], chance)
            moving += time.process_time_ns() - viewed
            viewing += viewed - began
            made += 1
    return {"a move": moving / made / 1000, "a view": viewing / made / seats / 1000}


def of_all(rules: list[ModuleType]) -> dict[str, float]:
    found: dict[str, float] = {}
    for game in rules:
        for seats in sorted({min(game.META.seats), max(game.META.seats)}):
            title = f"{game.META.name}, {seats} people: "
            found |= {title + part: cost for part, cost in costs(game, seats).items()}
    return found


def main() -> None:
    rules = [importlib.import_module(name) for name in sys.argv[1:]]
    for _ in sys.stdin:
        print(json.dumps(of_all(rules)), flush=True)


if __name__ == "__main__":
    main()
