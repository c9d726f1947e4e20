"""Whole games as records, and the ones kept: at least one for each way a game can go or end.

`python -m tests.records.making` writes them anew; look at the difference before committing it.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from tablee.core.contract import Game
from tablee.core.record import write_record
from tablee.core.replay import AnyRecord
from tablee.core.shelf import load
from tablee.games.dalmuti.events import CardsGiven, GameEnded, RevolutionDeclared, SlipSettled
from tablee.games.dalmuti.game import Options
from tablee.games.etoile.gamereader import read_game
from tablee.lab.match import Match, secret_of
from tests.records import camelot, dschamal

FOLDER = Path(__file__).parent
WRITTEN = FOLDER.parent / "games/etoile/records"
NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Elsa", "Farid", "Gisèle", "Hugo", "Inès", "Jules")

Pick = Callable[[random.Random, Sequence[Any]], Any]
PICKS: dict[str, Pick] = {"dalmuti": random.Random.choice, "camelot": camelot.lively}


def random_record(game: Game, seats: int, options: Any, seed: int) -> AnyRecord:
    seeds = [f"seed {seat}" for seat in range(seats)]
    match = Match(game, NAMES[:seats], options, secret_of(seed), seeds)
    choice, pick = random.Random(seed), PICKS[game.META.name]
    while match.standings is None:
        seat = choice.choice(sorted(game.to_act(match.state)))
        match.play(seat, pick(choice, game.offers(match.state, seat).moves), match.moves * 1000)
    return match.record()


def written_record(text: str) -> AnyRecord:
    """A game of the star written as text, dealt so that the same seats get the same camps."""
    played, game, seed = read_game(text), load("etoile"), 0
    names = NAMES[: len(played.seats)]
    while True:
        match = Match(game, names, played.options, secret_of(seed), [""] * len(names))
        if match.state.seats == played.seats:
            break
        seed += 1
    for seat, move in played.moves:
        match.play(seat, move, match.moves * 1000)
    return match.record()


def has(kind: type, test: Callable[[Any], bool] = lambda _: True) -> Callable[[AnyRecord], bool]:
    def wanted(record: AnyRecord) -> bool:
        events = [told.event for turn in record.turns for told in turn.events]
        return any(isinstance(event, kind) and test(event) for event in events)

    return wanted


def shared_win(event: GameEnded) -> bool:
    return len(event.standings[0]) > 1


# name: seats, options, what the game must show
WANTED: dict[str, tuple[int, Any, Callable[[AnyRecord], bool]]] = {
    "dalmuti-rounds": (5, Options(rounds=2), has(GameEnded)),
    "dalmuti-total": (4, Options(total=4), has(GameEnded)),
    "dalmuti-shared-win": (4, Options(rounds=3), has(GameEnded, shared_win)),
    "dalmuti-revolution": (6, Options(rounds=1), has(RevolutionDeclared, lambda e: not e.great)),
    "dalmuti-great-revolution": (5, Options(rounds=1), has(RevolutionDeclared, lambda e: e.great)),
    "dalmuti-slip": (7, Options(rounds=1, slip=1), has(SlipSettled, lambda e: e.to_peon)),
    "dalmuti-swap": (
        8,
        Options(rounds=1, people_swap=True),
        has(CardsGiven, lambda e: e.kind == "swap"),
    ),
    "dalmuti-final-pass": (10, Options(rounds=1, pass_is_final=True, rising_bonus=True), has(GameEnded)),
    **camelot.WANTED,
}


# Every way a game of the star ends, but for the two that begin from a position.
STARS = {
    f"etoile-{path.stem}": path
    for path in sorted(WRITTEN.glob("*.txt"))
    if "[Position" not in path.read_text("utf-8")
}


def made(name: str) -> AnyRecord:
    if name in STARS:
        return written_record(STARS[name].read_text("utf-8"))
    if name in dschamal.WANTED:
        return dschamal.WANTED[name]()
    seats, options, wanted = WANTED[name]
    game, seed = load(name.partition("-")[0]), 0
    while not wanted(record := random_record(game, seats, options, seed)):
        seed += 1
    return record


def make(*games: str) -> None:
    """Those of these games; without a name, all."""
    for name in (*WANTED, *dschamal.WANTED, *STARS):
        if not games or name.partition("-")[0] in games:
            (FOLDER / f"{name}.json").write_bytes(write_record(made(name)))


if __name__ == "__main__":
    make(*sys.argv[1:])
