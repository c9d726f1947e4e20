"""One scale for players of a game: how much stronger one is than another, with intervals.

Every two players at a table have a result by their places, a shared place counting half. A difference of
400 is ten to one, as chess players know it. So that nobody who won everything is infinitely strong, one
drawn game is added between any two who met. Intervals hold 95 of 100: the games are drawn anew, block by
block (games of one deal stay together) and line-up by line-up, 400 times. How far somebody is ahead of the
next below has an interval of its own, from the same draws: it says whether the two are apart, where two wide
intervals cannot.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import log10
from random import Random
from typing import Final

import msgspec

from tablee.lab.tally import ArenaResult

ANCHOR_RATING: Final = 1000.0
SAMPLES: Final = 400
ROUNDS: Final = 5000
STILL: Final = 1e-5  # no strength has changed by more in a round: a thousandth of a point
Wins = dict[tuple[str, str], float]


class Between(msgspec.Struct, frozen=True):
    """A number, and what it lies between."""

    value: float
    low: float
    high: float


class Rated(msgspec.Struct, frozen=True):
    """A player's rating, from `low` to `high`, out of so many games at a table.

    `ahead`: how far it is ahead of the next below; None for the last.
    """

    name: str
    rating: float
    low: float
    high: float
    games: int
    mean_place: float
    ahead: Between | None = None


class NotConnected(ValueError):
    """Players who met nobody of those the anchor met; `names` are theirs."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(names)
        self.names = tuple(names)

    def __str__(self) -> str:
        return f"{', '.join(self.names)}: met nobody of the scale"


def scale_of(results: Sequence[ArenaResult], anchor: str, seed: int = 0) -> list[Rated]:
    """Everybody who played, strongest first; `anchor` is at 1000 by definition."""
    line_ups = _line_ups(results)
    names = sorted({name for result in results for name in result.entrants})
    if anchor not in names:
        raise ValueError(f"{anchor} did not play")
    played = _sum([block for blocks in line_ups for block in blocks])
    apart = [name for name in names if name not in connected(played, anchor)]
    if apart:
        raise NotConnected(apart)
    rated = ratings(played, names, anchor)
    luck = Random(f"scale {seed}")
    drawn = [ratings(_sum(_drawn_anew(line_ups, luck)), names, anchor) for _ in range(SAMPLES)]
    order = sorted(names, key=lambda name: (-rated[name], name))
    below = dict(pairwise(order))
    return [_rated(name, below.get(name), [rated, *drawn], results) for name in order]


def connected(wins: Wins, anchor: str) -> set[str]:
    """Whoever met the anchor, or somebody who did, and so on."""
    found, new = {anchor}, {anchor}
    while new:
        new = {other for pair in wins for one, other in (pair, pair[::-1]) if one in new} - found
        found |= new
    return found


def ratings(wins: Wins, names: Sequence[str], anchor: str) -> dict[str, float]:
    """The strengths under which what happened is likeliest (Bradley and Terry), by Hunter's iteration."""
    met = {tuple(sorted(pair)) for pair in wins}
    won, games = dict.fromkeys(names, 0.0), dict[str, list[tuple[str, float]]]({name: [] for name in names})
    for a, b in sorted(met):
        of_a, of_b = wins.get((a, b), 0.0) + 0.5, wins.get((b, a), 0.0) + 0.5
        won[a] += of_a
        won[b] += of_b
        games[a].append((b, of_a + of_b))
        games[b].append((a, of_a + of_b))
    strength = dict.fromkeys(names, 1.0)
    for _ in range(ROUNDS):
        before = dict(strength)
        for name in names:
            share = sum([many / (strength[name] + strength[other]) for other, many in games[name]])
            strength[name] = won[name] / share if share else strength[name]
        if all(abs(strength[name] / before[name] - 1) < STILL for name in names):
            break
    fixed = log10(strength[anchor])
    return {name: ANCHOR_RATING + 400 * (log10(strength[name]) - fixed) for name in names}


def _line_ups(results: Sequence[ArenaResult]) -> list[list[Wins]]:
    """The blocks of each line-up; single ones, such as games of people, are one line-up together."""
    blocks = [_blocks(result) for result in results]
    single = [block for some in blocks if len(some) == 1 for block in some]
    return [some for some in blocks if len(some) > 1] + ([single] if single else [])


def _drawn_anew(line_ups: Sequence[Sequence[Wins]], luck: Random) -> list[Wins]:
    return [block for blocks in line_ups for block in luck.choices(blocks, k=len(blocks))]


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


def _rated(
    name: str, below: str | None, drawn: Sequence[dict[str, float]], results: Sequence[ArenaResult]
) -> Rated:
    """`drawn`: the ratings by the games as they were, then by the games drawn anew."""
    own = _between([one[name] for one in drawn])
    ahead = None if below is None else _between([one[name] - one[below] for one in drawn])
    places = [
        place
        for result in results
        for game in result.played
        for entrant, place in zip(result.entrants, game.places, strict=True)
        if entrant == name
    ]
    mean = round(sum(places) / len(places), 2)
    return Rated(name, own.value, own.low, own.high, len(places), mean, ahead)


def _between(values: Sequence[float]) -> Between:
    """The first of these, and what 95 of 100 of the others lie between."""
    value, drawn = values[0], sorted(values[1:])
    low, high = drawn[int(0.025 * len(drawn))], drawn[int(0.975 * len(drawn)) - 1]
    return Between(round(value, 1), round(low, 1), round(high, 1))
