"""Whole games as records, and the ones kept: at least one for each way a game can go or end.

`tests/games/<game>/kept_games.py` says in `WANTED` which these are, by name, and what makes each.
`python -m tests.records.making` writes them anew; look at the difference before committing it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from importlib import import_module
from typing import Any, cast

from tablee.core.contract import Game
from tablee.core.record import write_record
from tablee.core.replay import AnyRecord
from tablee.lab.match import Match, secret_of
from tests.records.kept import folder_of
from tests.toy_shelf import ours

NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Elsa", "Farid", "Gisèle", "Hugo", "Inès", "Jules")

Makes = Callable[[], AnyRecord]
Pick = Callable[[random.Random, Sequence[Any]], Any]
Shows = Callable[[AnyRecord], bool]


def wanted(game: str) -> dict[str, Makes]:
    return cast(dict[str, Makes], import_module(f"tests.games.{game}.kept_games").WANTED)


def random_record(
    game: Game, seats: int, options: Any, seed: int, pick: Pick = random.Random.choice
) -> AnyRecord:
    seeds = [f"seed {seat}" for seat in range(seats)]
    match = Match(game, NAMES[:seats], options, secret_of(seed), seeds)
    choice = random.Random(seed)
    while match.standings is None:
        seat = choice.choice(sorted(game.to_act(match.state)))
        match.play(seat, pick(choice, game.offers(match.state, seat).moves), match.moves * 1000)
    return match.record()


def first_record(
    game: Game, seats: int, options: Any, shows: Shows, pick: Pick = random.Random.choice
) -> AnyRecord:
    """The first random game, seed by seed, that shows what is wanted."""
    seed = 0
    while not shows(record := random_record(game, seats, options, seed, pick)):
        seed += 1
    return record


def events_of(record: AnyRecord) -> list[Any]:
    return [told.event for turn in record.turns for told in turn.events]


def make(*games: str) -> None:
    """Those of these games; without a name, all."""
    for game in games or ours():
        for name, makes in wanted(game).items():
            (folder_of(game) / f"{name}.json").write_bytes(write_record(makes()))


if __name__ == "__main__":
    make(*sys.argv[1:])
