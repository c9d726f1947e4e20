"""The games of the Grand Dalmuti worth keeping: every ending, and what happens rarely."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tablee.core.replay import AnyRecord
from tablee.core.shelf import load
from tablee.games.dalmuti.events import CardsGiven, GameEnded, RevolutionDeclared, SlipSettled
from tablee.games.dalmuti.game import META, Options
from tests.records.making import Makes, Shows, events_of, first_record


def has(kind: type, test: Callable[[Any], bool] = lambda _: True) -> Shows:
    return lambda record: any(isinstance(event, kind) and test(event) for event in events_of(record))


def shared_win(event: GameEnded) -> bool:
    return len(event.standings[0]) > 1


SHOWN: dict[str, tuple[int, Options, Callable[[AnyRecord], bool]]] = {
    "rounds": (5, Options(rounds=2), has(GameEnded)),
    "total": (4, Options(total=4), has(GameEnded)),
    "shared-win": (4, Options(rounds=3), has(GameEnded, shared_win)),
    "revolution": (6, Options(rounds=1), has(RevolutionDeclared, lambda e: not e.great)),
    "great-revolution": (5, Options(rounds=1), has(RevolutionDeclared, lambda e: e.great)),
    "slip": (7, Options(rounds=1, slip=1), has(SlipSettled, lambda e: e.to_peon)),
    "swap": (8, Options(rounds=1, people_swap=True), has(CardsGiven, lambda e: e.kind == "swap")),
    "final-pass": (10, Options(rounds=1, pass_is_final=True, rising_bonus=True), has(GameEnded)),
}
WANTED: dict[str, Makes] = {
    name: partial(first_record, load(META.name), seats, options, shows)
    for name, (seats, options, shows) in SHOWN.items()
}
