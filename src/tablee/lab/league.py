"""All levels of a box on one scale, and whoever else wishes to be on it: bots of one's own, people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from tablee import bots
from tablee.core import shelf
from tablee.lab.arena import Progress, run_arena
from tablee.lab.players import Player, name_of
from tablee.lab.rating import line_ups
from tablee.lab.scale import Rated, scale_of
from tablee.lab.tally import ArenaResult
from tablee.lab.workers import Workers

LineUp = tuple[Player, ...]


class Plan(msgspec.Struct, frozen=True):
    """Who plays: levels, weakest first, and bots of one's own; how many sit at a table, and how often.

    `heavy_games` are those of a line-up with a level that searches for long.
    """

    game: str
    levels: tuple[str, ...]
    seats: int
    games: int
    heavy_games: int
    own: tuple[Player, ...] = ()

    def tables(self) -> list[tuple[LineUp, int]]:
        """Every line-up, and how many games it plays."""
        met = level_line_ups(self.levels, self.seats)
        for player in self.own:
            met += line_ups(player, self.levels, self.seats)[: len(self.levels)]
        return [(line_up, self.heavy_games if self._is_heavy(line_up) else self.games) for line_up in met]

    @property
    def too_few(self) -> bool:
        """Whether some line-up has fewer than two deals: its games cannot say how much was luck."""
        return any(games < 2 * self.seats for _, games in self.tables())

    @property
    def total(self) -> int:
        return sum([games for _, games in self.tables()])

    def _is_heavy(self, line_up: LineUp) -> bool:
        return any(isinstance(one, str) and is_heavy_level(self.game, one) for one in line_up)


class Scale(msgspec.Struct, frozen=True):
    """Everybody, strongest first; the strength of the levels it was made with, and the games."""

    game: str
    strength: int
    plan: Plan
    anchor: str
    seed: int
    options: Any
    scale: tuple[Rated, ...]
    braked: int
    results: tuple[ArenaResult, ...]


def is_heavy_level(game: str, level: str) -> bool:
    return level in shelf.load(game).META.levels and bots.load(game, level).heavy


def level_line_ups(levels: Sequence[str], seats: int) -> list[LineUp]:
    """Neighbours on the scale at one table: two by two, and whoever is two apart too; else so many in a row.

    A table with more seats than there are levels seats some of them twice, every one in turn.
    """
    if seats == 2:
        return [*pairwise(levels), *zip(levels, levels[2:], strict=False)]
    if seats <= len(levels):
        return [tuple(levels[first : first + seats]) for first in range(len(levels) - seats + 1)]
    return [
        (*levels, *[levels[(first + n) % len(levels)] for n in range(seats - len(levels))])
        for first in range(len(levels))
    ]


def play_league(
    plan: Plan,
    anchor: str,
    seed: int = 0,
    options: Mapping[str, Any] | Any = None,
    played: Sequence[ArenaResult] = (),
    workers: Workers | None = None,
    progress: Progress | None = None,
) -> Scale:
    """The scale; the same seed gives the same one, whatever the workers. `played`: games of people."""
    results, done = list[ArenaResult](), 0
    for number, (line_up, games) in enumerate(plan.tables()):
        before = done

        def count(one: int, before: int = before) -> None:
            if progress is not None:
                progress(before + one)

        results.append(run_arena(plan.game, line_up, games, seed + 1000 * number, options, 1, count, workers))
        done += games
    everything = (*results, *played)
    scale = tuple(scale_of(everything, anchor, seed))
    braked = sum([sum(result.timing.braked.values()) for result in results])
    strength = shelf.load(plan.game).META.strength
    told = _named(plan)
    return Scale(plan.game, strength, told, anchor, seed, results[0].options, scale, braked, everything)


def _named(plan: Plan) -> Plan:
    """The plan as it is kept: players by their names."""
    return msgspec.structs.replace(plan, own=tuple(map(name_of, plan.own)))
