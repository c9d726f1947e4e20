"""The tables a box is played at, and what only its author can say of the games played there."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from functools import wraps
from typing import Any, TypeVar, cast

import msgspec
from msgspec.structs import replace

from tablee.conformance.broken import require
from tablee.core import shelf
from tablee.core.box import Box, part
from tablee.core.contract import Game, Step
from tablee.core.meta import OptionInfo

T = TypeVar("T")
Tables = tuple[tuple[int, Any], ...]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """How a box is checked; everything has a default that fits most games.

    `tables` are seats with options, by default every number of seats as it is and every option at its
    ends; `older` names tables that an older version of the rules played otherwise, with that version.
    `census(state)` is what never changes in a game: its pieces, wherever they are. `reveals(before,
    seat, move, step)` says of a move that the rules let it show the mover something new; without it
    whatever the mover's view shows may be told.
    """

    tables: Tables = ()
    older: tuple[tuple[int, Any, int], ...] = ()
    census: Callable[[Any], Hashable] | None = None
    reveals: Callable[[Any, int, Any, Step], bool] | None = None
    seeds: int = 3  # games played at each table by most checks
    samples: int = 30  # states of a game at which everybody's guesses are looked at


USUAL = Plan()


class Case(msgspec.Struct, frozen=True):
    """A table to play at; `played_by` is the version of the rules, the newest unless said."""

    box: Box
    seats: int
    options: Any
    played_by: int = 0
    plan: Plan = USUAL

    @property
    def game(self) -> str:
        return self.box.name

    @property
    def rules(self) -> Game:
        return cast(Game, part(self.box.rules))

    @property
    def version(self) -> int:
        return self.played_by or self.rules.META.rules

    @property
    def bound(self) -> int:
        """How many moves the game says it has at most."""
        return self.rules.longest(self.seats, self.options)

    def census(self, state: Any) -> Hashable:
        return self.plan.census(state) if self.plan.census else None


def cases_of(box: Box | str, plan: Plan = USUAL) -> list[Case]:
    """Every table of the plan, and those that older rules played otherwise."""
    found = shelf.box(box) if isinstance(box, str) else box
    newest = [Case(found, *table, plan=plan) for table in plan.tables or usual_tables(found)]
    return newest + [Case(found, *older, plan=plan) for older in plan.older]


def usual_tables(box: Box) -> Tables:
    """Every number of seats as the box comes; for the fewest and the most, each option at its ends."""
    game = cast(Game, part(box.rules))
    plain, seats = game.Options(), game.META.seats
    for info in game.META.options:
        require(hasattr(plain, info.name), "every option of `META` is a field of `Options`", info.name)
    tables = [(count, plain) for count in seats]
    ends = dict.fromkeys((seats[0], seats[-1]))
    tables += [(count, other) for info in game.META.options for other in _ends(plain, info) for count in ends]
    return tuple([table for table in tables if game.refuse_options(*table) is None])


def _ends(plain: Any, info: OptionInfo) -> Iterator[Any]:
    value = getattr(plain, info.name)
    values = {"switch": (not value,), "number": (info.least, info.most)}.get(info.kind, info.values)
    for other in values:
        if other != value:
            yield replace(plain, **{info.name: other})


def found_once(look: Callable[[Sequence[Case]], T]) -> Callable[[Sequence[Case]], T]:
    """Keeps what was found at the tables asked about last: several promises ask for the same."""
    last: list[tuple[Sequence[Case], T]] = []

    @wraps(look)
    def found(cases: Sequence[Case]) -> T:
        if not last or last[0][0] is not cases:
            last[:] = [(cases, look(cases))]
        return last[0][1]

    return found


def name_of(case: Case) -> str:
    return f"{case.game}-{case.seats}-{'-'.join(_differences(case)) or 'plain'}"


def table_of(case: Case) -> str:
    """The same in words: "3 seats, rounds=2", or "3 seats, plain" where nothing is otherwise than usual."""
    return ", ".join([f"{case.seats} seats", *(_differences(case) or ["plain"])])


def _differences(case: Case) -> list[str]:
    """An older version of the rules, and the options that are not as they come."""
    plain = type(case.options)()
    changed = [
        f"{name}={getattr(case.options, name)}"
        for name in case.options.__struct_fields__
        if getattr(case.options, name) != getattr(plain, name)
    ]
    return [f"rules-{case.played_by}"] * bool(case.played_by) + changed
