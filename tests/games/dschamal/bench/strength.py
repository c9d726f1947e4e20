"""How strong the players are in the bag: duels of two kinds, sides exchanged, several seeds; and whole games.

`python -m tests.games.dschamal.bench.strength normal gauger --duels 40 --seeds 1,2,3,4,5` prints the share of
its decided first duels that the one wins. With `--game turm` (or another) whole games are played, one of
a kind among two of the other, and the share is of games won; a shared first place counts for its part.
"""

from __future__ import annotations

import argparse
from math import sqrt

from tablee.bots import load
from tablee.bots.bot import Bot
from tablee.games.dschamal.meta import META
from tablee.lab.arena import run_arena
from tests.games.dschamal.bench.held_out import Gauger
from tests.games.dschamal.bots.duels import BEGINNER, duel

OWN: dict[str, Bot] = {"gauger": Gauger(), "person": BEGINNER}


def player(text: str) -> Bot:
    """A level, `gauger` (held out), or `person`, the simulated beginner."""
    return OWN[text] if text in OWN else load(META.name, text)


def duels(one: Bot, other: Bot, seed: int, many: int) -> list[float]:
    """1 for a duel that the one won, 0 for one that the other did; undecided ones are left out."""
    found = []
    for number in range(many):
        side = number % 2
        won = duel({side: one, 1 - side: other}, 1000 * seed + number).winner
        found += [] if won is None else [float(won == side)]
    return found


def games(one: Bot, other: Bot, seed: int, many: int, options: dict[str, object]) -> list[float]:
    played = run_arena(META.name, [one, other, other], many, seed, options).played
    return [(game.places[0] == 1) / game.places.count(1) for game in played]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--duels", type=int, default=40)
    parser.add_argument("--game", default="")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--searches", type=int, default=12)
    parser.add_argument("--seeds", default="1")
    asked = parser.parse_args()
    pair, found = (player(asked.one), player(asked.other)), list[float]()
    for seed in map(int, asked.seeds.split(",")):
        if asked.game:
            options = {"game": asked.game, "duels": asked.searches}
            found += games(*pair, seed, asked.games, options)
        else:
            found += duels(*pair, seed, asked.duels)
    share = sum(found) / len(found)
    error = 2 * sqrt(sum([(one - share) ** 2 for one in found]) / (len(found) - 1) / len(found))
    row = (asked.one, asked.other, asked.game or "a duel", len(found), f"{share:.1%} ± {error:.1%}")
    print("|", " | ".join(map(str, row)), "|", flush=True)


if __name__ == "__main__":
    main()
