"""Worlds that differ in what is hidden, heard by everybody else: what they are sent must not differ."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.parlour import Doing, Heard, Parlour

PEOPLE = ("Anne", "Bea", "Cem", "")
ANNE, BEA, CEM, WATCHER, TELEVISION = range(5)
Doings = list[tuple[float, Doing]]
Hearing = Callable[..., Heard]


def move(who: int, move: dict[str, Any]) -> Doing:
    return lambda parlour: parlour.people[who].move(move)


def give(who: int, *orders: dict[str, Any]) -> Doing:
    """All that they order in advance."""
    return lambda parlour: parlour.people[who].give(list(orders))


def come(who: int, *, anew: bool = False) -> Doing:
    return lambda parlour: parlour.people[who].come(anew=anew)


async def nothing(_: Parlour) -> None:
    """Time goes by."""


# What everybody may see goes on in every one of these worlds: talk, and people who come back.
PUBLIC: Doings = [
    (1.75, lambda parlour: parlour.people[CEM].say("hm")),
    (2.25, come(ANNE)),
    (2.5, lambda parlour: parlour.watcher.come(anew=True)),
    (3.25, lambda parlour: parlour.people[ANNE].say("well?")),
]
