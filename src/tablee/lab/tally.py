"""Sums over the games of an arena."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec


class GamePlayed(msgspec.Struct, frozen=True):
    """One game; every tuple goes by bot, in the order the bots were named.

    `braked`: how many thoughts a clock cut short; on a quiet machine none, and then the game can be repeated.
    """

    scores: tuple[float, ...]
    places: tuple[int, ...]
    moves: int
    asked: tuple[int, ...]
    spent: tuple[float, ...]
    braked: tuple[int, ...] = ()


class BotResult(msgspec.Struct, frozen=True):
    """Bots of the same name together; `games` counts each of their seats.

    `places[0]` is how often they came first. `error` is the mean score's standard error, taken over
    blocks: the games of a block share their deal, and bots of one name share a table, so single
    scores are not independent. It is None with fewer than two blocks.
    """

    bot: str
    copies: int
    games: int
    mean_score: float
    error: float | None
    mean_place: float
    places: tuple[int, ...]


class Timing(msgspec.Struct, frozen=True):
    """The one part of a result that a second run does not repeat.

    `braked`: how many thoughts of whom a clock cut short; where there are any, the games too may be others.
    """

    decisions: int
    ms_per_decision: dict[str, float]
    braked: dict[str, int] = {}


class ArenaResult(msgspec.Struct, frozen=True):
    """`entrants` are the bots as they were named; `bots` sums up those of one name."""

    game: str
    entrants: tuple[str, ...]
    options: Any
    seed: int
    games: int
    mean_moves: float
    bots: tuple[BotResult, ...]
    timing: Timing
    played: tuple[GamePlayed, ...]


def tally(
    game: str, names: Sequence[str], options: Any, seed: int, played: Sequence[GamePlayed]
) -> ArenaResult:
    groups = {name: [i for i, other in enumerate(names) if other == name] for name in names}
    return ArenaResult(
        game=game,
        entrants=tuple(names),
        options=options,
        seed=seed,
        games=len(played),
        mean_moves=round(fmean(one.moves for one in played), 2),
        bots=tuple([_result(name, group, len(names), played) for name, group in groups.items()]),
        timing=_timing(groups, played),
        played=tuple(played),
    )


def _result(name: str, group: list[int], seats: int, played: Sequence[GamePlayed]) -> BotResult:
    scores = [one.scores[bot] for one in played for bot in group]
    places = [one.places[bot] for one in played for bot in group]
    return BotResult(
        bot=name,
        copies=len(group),
        games=len(scores),
        mean_score=round(fmean(scores), 4),
        error=_error(group, seats, played),
        mean_place=round(fmean(places), 4),
        places=tuple([places.count(place + 1) for place in range(seats)]),
    )


def _error(group: list[int], seats: int, played: Sequence[GamePlayed]) -> float | None:
    blocks = [played[first : first + seats] for first in range(0, len(played), seats)]
    means = [fmean(one.scores[bot] for one in block for bot in group) for block in blocks]
    return round(stdev(means) / sqrt(len(means)), 4) if len(means) > 1 else None


def _timing(groups: dict[str, list[int]], played: Sequence[GamePlayed]) -> Timing:
    per_decision, braked = {}, {}
    for name, group in groups.items():
        asked = sum(one.asked[bot] for one in played for bot in group)
        spent = sum(one.spent[bot] for one in played for bot in group)
        per_decision[name] = round(1000 * spent / asked, 4) if asked else 0.0
        if cut := sum([one.braked[bot] for one in played if one.braked for bot in group]):
            braked[name] = cut
    return Timing(sum(sum(one.asked) for one in played), per_decision, braked)
