"""Which kind of player sits there: fits `player_kinds.json` to games, and measures on other games.

`python -m tests.games.camelot.bench.kinds fit` writes that file; without `fit` it prints, for every number
of players and by how far the game is, how often the likeliest kind was the true one where all three were as
likely before, and the mean logarithm (base 2) of the share given to the true kind: -1.585 is to know nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections import Counter
from collections.abc import Iterator
from math import log2
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tablee.games.camelot import game
from tablee.games.camelot.bots.search import player_kinds
from tests.bots.beliefs import Games

WEIGHTS = Path(player_kinds.__file__).with_name("player_kinds.json")
GAMES = Games(game, lambda state: True)
WHEN = ("1", "2 and 3", "4 to 6", "7 and later")
Numbers = npt.NDArray[np.float64]


class Met(NamedTuple):
    """Another player as somebody saw it."""

    signs: list[str]
    kind: str
    tournament: int


def players_met(games: int, seed: int, seats: int, every: int) -> Iterator[Met]:
    for position in GAMES.positions(games, seed, seats, player_kinds.KINDS, every):
        me = min(game.to_act(position.state))
        view = game.view(position.state, me)
        for seat, level in enumerate(position.levels):
            if seat != me:
                yield Met(player_kinds.signs(view, seat), level, view.tournament)


def fitted(met: list[Met], rounds: int = 300) -> player_kinds.Weights:
    """Most likely weights, held small; the first kind has none."""
    names: dict[str, int] = {}
    rows = np.zeros((len(met), 400), np.float32)
    for row, one in enumerate(met):
        for sign in one.signs:
            rows[row, names.setdefault(sign, len(names))] += 1
    rows = rows[:, : len(names)]
    true = np.eye(len(player_kinds.KINDS))[[player_kinds.KINDS.index(one.kind) for one in met]]
    weights, mean, spread = [np.zeros((len(names), len(player_kinds.KINDS))) for _ in range(3)]
    for step in range(1, rounds + 1):
        slope = rows.T @ (true - shares(rows @ weights)) / len(met) - 1e-5 * weights
        mean, spread = 0.9 * mean + 0.1 * slope, 0.99 * spread + 0.01 * slope**2
        weights += 0.05 * (mean / (1 - 0.9**step)) / (np.sqrt(spread / (1 - 0.99**step)) + 1e-8)
    apart = weights[:, 1:] - weights[:, :1]
    return {name: [round(float(one), 2) for one in apart[number]] for name, number in sorted(names.items())}


def shares(logs: Numbers) -> Numbers:
    raised = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: Numbers = raised / raised.sum(axis=1, keepdims=True)
    return found


def fit(games: int, seed: int) -> None:
    met = [one for seats in (2, 3, 4, 5) for one in players_met(games, seed, seats, 6)]
    WEIGHTS.write_text(json.dumps(fitted(met), indent=0) + "\n")
    print(len(met), "players,", hashlib.sha256(WEIGHTS.read_bytes()).hexdigest())


def recognised(games: int, seed: int, seats: int) -> Iterator[str]:
    right, many, sums = Counter[int](), Counter[int](), [0.0] * len(WHEN)
    for one in players_met(games, seed, seats, 4):
        likely = player_kinds.likelihoods(one.signs, player_kinds.fitted())
        when = sum([one.tournament > last for last in (1, 3, 6)])
        right[when] += player_kinds.KINDS[likely.index(max(likely))] == one.kind
        sums[when] += log2(likely[player_kinds.KINDS.index(one.kind)] / sum(likely))
        many[when] += 1
    for when, count in sorted(many.items()):
        yield f"{WHEN[when]}: {right[when] / count:.1%} right, {sums[when] / count:.3f}, {count} times met"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("fit", "measure"), default="measure")
    parser.add_argument("--games", type=int, default=60)
    asked = parser.parse_args()
    if asked.what == "fit":
        fit(games=100, seed=2)
        return
    for seats in (2, 3, 4, 5):
        for line in recognised(asked.games, 8, seats):
            print(f"{seats} players, tournament {line}", flush=True)


if __name__ == "__main__":
    main()
