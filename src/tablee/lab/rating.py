"""A player measured against the levels of a game: line-ups, games, and its place on their scale."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final

import msgspec

from tablee import bots
from tablee.core import shelf
from tablee.lab.arena import Progress, run_arena
from tablee.lab.players import Player, name_of
from tablee.lab.scale import Rated, scale_of
from tablee.lab.tally import ArenaResult
from tablee.lab.workers import Workers

ANCHOR: Final = "normal"


class Rating(msgspec.Struct, frozen=True):
    """Everybody who played on one scale, strongest first, and the games it was made of."""

    game: str
    player: str
    anchor: str
    seed: int
    options: Any
    scale: tuple[Rated, ...]
    results: tuple[ArenaResult, ...]

    @property
    def own(self) -> Rated:
        return next(one for one in self.scale if one.name == self.player)


def quick_levels(game: str) -> tuple[str, ...]:
    """The levels that answer at once, weakest first; those that search cost minutes a game."""
    levels = shelf.load(game).META.levels
    return tuple([level for level in levels if not bots.load(game, level).heavy])


def anchor_of(levels: Sequence[str]) -> str:
    return ANCHOR if ANCHOR in levels else levels[len(levels) // 2]


def line_ups(player: Player, levels: Sequence[str], seats: int) -> list[tuple[Player, ...]]:
    """The player with every level in turn; where two play, neighbouring levels meet too."""
    others = [level for level in levels if level != player]
    if not others:
        raise ValueError("nobody to play against")
    windows = [[others[(first + n) % len(others)] for n in range(seats - 1)] for first in range(len(others))]
    met: list[tuple[Player, ...]] = [(player, *window) for window in windows]
    return met + (list(pairwise(others)) if seats == 2 else [])


def rate_player(
    game: str,
    player: Player,
    levels: Sequence[str],
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, Any] | Any = None,
    jobs: int = 1,
    progress: Progress | None = None,
    workers: Workers | None = None,
) -> Rating:
    """So many games of every line-up; the same seed gives the same rating, whatever the jobs."""
    results, done = [], 0
    for number, entrants in enumerate(line_ups(player, levels, seats)):
        before = done

        def count(played: int, before: int = before) -> None:
            if progress is not None:
                progress(before + played)

        results.append(run_arena(game, entrants, games, seed + 1000 * number, options, jobs, count, workers))
        done += games
    anchor = anchor_of(levels)
    scale = tuple(scale_of(results, anchor, seed))
    return Rating(game, name_of(player), anchor, seed, results[0].options, scale, tuple(results))
