"""Seeded random games of every game × seats × options, step by step."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterator
from importlib import import_module
from typing import Any, cast

import msgspec

from tablee.core.chance import Draw, Stream, key_of
from tablee.core.contract import Game, Step
from tablee.core.shelf import load
from tests.toy_shelf import ours


class Case(msgspec.Struct, frozen=True):
    """A table to play at; `played_by` is the version of the rules, the newest unless said."""

    game: str
    seats: int
    options: Any
    played_by: int = 0

    @property
    def version(self) -> int:
        return self.played_by or self.rules.META.rules

    @property
    def rules(self) -> Game:
        return load(self.game)

    @property
    def census(self) -> Callable[[Any], Hashable]:
        return cast(Callable[[Any], Hashable], _module(self.game).census)

    @property
    def bound(self) -> int:
        return int(_module(self.game).bound(self.seats, self.options))


class Played(msgspec.Struct, frozen=True):
    """One step of a random game: who moved, what, and what it led to; the deal has no seat."""

    before: Any
    seat: int | None
    move: Any
    draws: tuple[Draw, ...]
    step: Step


def _module(game: str) -> Any:
    return import_module(f"tests.games.{game}.cases")


def all_cases() -> list[Case]:
    """Every table of every game, and those that older rules played otherwise (`OLDER`)."""
    newest = [Case(name, seats, options) for name in ours() for seats, options in _module(name).CASES]
    return newest + [Case(name, *older) for name in ours() for older in getattr(_module(name), "OLDER", ())]


def name_of(case: Case) -> str:
    default = type(case.options)()
    fields = case.options.__struct_fields__
    changed = [
        f"{name}={getattr(case.options, name)}"
        for name in fields
        if getattr(case.options, name) != getattr(default, name)
    ]
    older = [f"rules-{case.played_by}"] if case.played_by else []
    return f"{case.game}-{case.seats}-{'-'.join(older + changed) or 'plain'}"


def stream(seed: int) -> Stream:
    return Stream(key_of(b"conformance", [str(seed)]))


def random_game(case: Case, seed: int) -> Iterator[Played]:
    """A whole game by uniformly random choices among the offers."""
    game, chance, choice = case.rules, stream(seed), random.Random(seed)
    step = game.deal(case.seats, case.options, chance, case.version)
    yield Played(None, None, None, chance.taken(), step)
    while game.standings(step.state) is None:
        before = step.state
        seat = choice.choice(sorted(game.to_act(before)))
        move = choice.choice(game.offers(before, seat).moves)
        step = game.apply(before, seat, move, chance)
        yield Played(before, seat, move, chance.taken(), step)
