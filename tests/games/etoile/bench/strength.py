"""How strong the levels are: one against others of a kind, seats exchanged, several seeds.

    python -m tests.games.etoile.bench.strength master:100000 hard --games 40 --seeds 1,2,3,4,5

A player is a level of the house, with a colon and its nodes a move if not its own, or `hedgehog` (held out);
nobody has a clock. With `--camps 3` there are two others.
"""

from __future__ import annotations

import argparse

from tablee.bots import load
from tablee.bots.bot import Bot
from tablee.games.etoile.bots.player import Player
from tablee.games.etoile.meta import META
from tablee.lab.arena import run_arena
from tests.games.etoile.bench.duel import summary
from tests.games.etoile.bench.held_out import Hedgehog

PATIENT = 1e9  # seconds: nobody's strength depends on what else the machine does


def player(text: str) -> Bot:
    name, _, nodes = text.partition(":")
    if name == "hedgehog":
        return Hedgehog()
    found = load(META.name, name)
    assert isinstance(found, Player)
    level = found.level._replace(seconds=PATIENT)
    return Player(level._replace(nodes=int(nodes)) if nodes else level, found.heavy)


def tally(one: Bot, others: Bot, seed: int, asked: argparse.Namespace) -> tuple[int, int, int]:
    """Games the one won alone, games another did, and the rest."""
    bots = [one, *[others] * (asked.camps - 1)]
    played = run_arena(META.name, bots, asked.games, seed, {"rules": asked.rules}).played
    won = sum(game.places[0] == 1 and game.places.count(1) == 1 for game in played)
    decided = sum(game.places.count(1) == 1 for game in played)
    return won, decided - won, len(played) - decided


def main() -> None:
    wanted = argparse.ArgumentParser()
    wanted.add_argument("one")
    wanted.add_argument("others")
    wanted.add_argument("--camps", type=int, default=2)
    wanted.add_argument("--rules", default="standard")
    wanted.add_argument("--games", type=int, default=20)
    wanted.add_argument("--seeds", default="1,2,3,4,5")
    asked = wanted.parse_args()
    total = [0, 0, 0]
    for seed in map(int, asked.seeds.split(",")):
        found = tally(player(asked.one), player(asked.others), seed, asked)
        total = [one + more for one, more in zip(total, found, strict=True)]
        print(f"seed {seed}: {summary(*found)}", flush=True)
    print(f"together: {summary(*total)}")


if __name__ == "__main__":
    main()
