"""One scale for players of a game: how much stronger one is than another, with intervals.

Every two players at a table have a result by their places, a shared place counting half. A difference of
400 is ten to one, as chess players know it. So that nobody who won everything is infinitely strong, one
drawn game is added between any two who met. Intervals hold 95 of 100: the games are drawn anew, block by
block (games of one deal stay together), 400 times.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log10
from random import Random
from typing import Final

import msgspec

from tablee.lab.tally import ArenaResult

ANCHOR_RATING: Final = 1000.0
SAMPLES: Final = 400
ROUNDS: Final = 200
Wins = dict[tuple[str, str], float]


class Rated(msgspec.Struct, frozen=True):
    """A player's rating, from `low` to `high`, out of so many games at a table."""

    name: str
    rating: float
    low: float
    high: float
    games: int
    mean_place: float


def scale_of(results: Sequence[ArenaResult], anchor: str, seed: int = 0) -> list[Rated]:
    """Everybody who played, strongest first; `anchor` is at 1000 by definition."""
    blocks = [block for result in results for block in _blocks(result)]
    names = sorted({name for result in results for name in result.entrants})
    if anchor not in names:
        raise ValueError(f"{anchor} did not play")
    rated = ratings(_sum(blocks), names, anchor)
    luck = Random(f"scale {seed}")
    drawn = [ratings(_sum(luck.choices(blocks, k=len(blocks))), names, anchor) for _ in range(SAMPLES)]
    found = [_rated(name, rated[name], sorted(one[name] for one in drawn), results) for name in names]
    return sorted(found, key=lambda one: (-one.rating, one.name))


def ratings(wins: Wins, names: Sequence[str], anchor: str) -> dict[str, float]:
    """The strengths under which what happened is likeliest (Bradley and Terry), by Hunter's iteration."""
    met = {pair for pair in wins if pair[0] < pair[1]} | {(b, a) for a, b in wins if b < a}
    drawn = dict(wins)
    for a, b in sorted(met):
        drawn[a, b] = drawn.get((a, b), 0.0) + 0.5
        drawn[b, a] = drawn.get((b, a), 0.0) + 0.5
    won = {name: sum(drawn.get((name, other), 0.0) for other in names) for name in names}
    games = {(a, b): drawn.get((a, b), 0.0) + drawn.get((b, a), 0.0) for a in names for b in names if a != b}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        for name in names:
            share = sum(
                games[name, other] / (strength[name] + strength[other]) for other in names if other != name
            )
            strength[name] = won[name] / share if share else strength[name]
    fixed = log10(strength[anchor])
    return {name: ANCHOR_RATING + 400 * (log10(strength[name]) - fixed) for name in names}


def _blocks(result: ArenaResult) -> list[Wins]:
    size = len(result.entrants)
    return [_wins(result, at, at + size) for at in range(0, len(result.played), size)]


def _wins(result: ArenaResult, first: int, end: int) -> Wins:
    wins: Wins = {}
    for game in result.played[first:end]:
        for one, place in zip(result.entrants, game.places, strict=True):
            for other, theirs in zip(result.entrants, game.places, strict=True):
                if one != other:
                    gained = 1.0 if place < theirs else 0.5 if place == theirs else 0.0
                    wins[one, other] = wins.get((one, other), 0.0) + gained
    return wins


def _sum(blocks: Sequence[Wins]) -> Wins:
    total: Wins = {}
    for block in blocks:
        for pair, count in block.items():
            total[pair] = total.get(pair, 0.0) + count
    return total


def _rated(name: str, rating: float, drawn: Sequence[float], results: Sequence[ArenaResult]) -> Rated:
    low, high = drawn[int(0.025 * len(drawn))], drawn[int(0.975 * len(drawn)) - 1]
    places = [
        place
        for result in results
        for game in result.played
        for entrant, place in zip(result.entrants, game.places, strict=True)
        if entrant == name
    ]
    mean = round(sum(places) / len(places), 2)
    return Rated(name, round(rating, 1), round(low, 1), round(high, 1), len(places), mean)
