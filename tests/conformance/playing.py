"""The tables of every installed box: as the tests of its game say, or as conformance takes them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tablee.conformance import Case, Plan, cases_of, name_of
from tablee.conformance.random_game import Played, random_game, stream
from tablee.core import shelf
from tests.toy_shelf import ours

__all__ = ["Case", "Played", "all_cases", "case_of", "name_of", "plan_of", "random_game", "stream"]


def plan_of(game: str) -> Plan:
    """What `tests/games/<game>/cases.py` says of the game, or of the toy; others are checked as they come."""
    place = f"tests.games.{game}" if game in ours() else f"tests.{game}_game"
    if find_spec(place) is None:
        return Plan()
    said: Any = import_module(f"{place}.cases")
    return Plan(
        tables=tuple(said.CASES),
        older=tuple(getattr(said, "OLDER", ())),
        census=said.census,
        reveals=getattr(said, "reveals", None),
        samples=getattr(said, "SAMPLES", Plan().samples),
    )


def all_cases(games: Iterable[str] | None = None) -> list[Case]:
    """Every table of these games, or of those that this project brings."""
    return [case for name in (games or ours()) for case in cases_of(name, plan_of(name))]


def case_of(game: str, seats: int, options: Any) -> Case:
    return Case(shelf.box(game), seats, options, plan=plan_of(game))
