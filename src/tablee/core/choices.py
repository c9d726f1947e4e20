"""Choices too wide to list, in a small closed vocabulary that anybody can serve without knowing the game.

A choice names a move and describes each of its fields: some of these, a number, a point, an order, a
text. A client draws it, a terminal asks for it, a bot draws one at random; the rules alone decide
whether what comes out may be played.
"""

from __future__ import annotations

from itertools import combinations, permutations
from math import comb, factorial
from typing import Any

import msgspec

from tablee.core.chance import Chance

Value = int | str


class _Part(
    msgspec.Struct, frozen=True, gc=False, omit_defaults=True, forbid_unknown_fields=True, tag_field="kind"
):
    """What one field of the move may hold; a `PointIn` fills two."""


class SomeOf(_Part, frozen=True, tag="pick"):
    """From `least` to `most` of these, each once; where `most` is 1 the field holds the one, else a list."""

    field: str
    of: tuple[Value, ...]
    least: int = 1
    most: int = 1


class NumberIn(_Part, frozen=True, tag="number"):
    """A whole number from `least` to `most`."""

    field: str
    least: int
    most: int


class PointIn(_Part, frozen=True, tag="point"):
    """Two whole numbers: how far to go from here in a square field, across and up.

    `most` is the furthest in one move, `speed` the furthest in a second of the time the move says it
    took; 0 where there is no such limit.
    """

    fields: tuple[str, str]
    width: int
    most: int = 0
    speed: int = 0


class OrderOf(_Part, frozen=True, tag="order"):
    """All of these, in any order."""

    field: str
    of: tuple[Value, ...]


class TextOf(_Part, frozen=True, tag="text"):
    """Up to `most` characters."""

    field: str
    most: int


Part = SomeOf | NumberIn | PointIn | OrderOf | TextOf


class Choice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A move by its tag, and what its fields may hold; without parts the move has nothing to choose.

    A `special` one can be made by the game's own client only: for everybody else moves are listed too.
    """

    move: str
    parts: tuple[Part, ...] = ()
    special: bool = False


def reach_of(part: PointIn) -> int:
    """How far a point may be from here, each way."""
    return min(part.width, part.most or part.width)


def countable(choice: Choice) -> bool:
    """Whether there is something to choose, and no part is a point or a text, which only people aim at."""
    return bool(choice.parts) and not any(isinstance(part, PointIn | TextOf) for part in choice.parts)


def all_of(choice: Choice, most: int) -> list[dict[str, Any]] | None:
    """The fields of every move that fits the choice, the fewest first; None if they are more than `most`."""
    ways: list[dict[str, Any]] = [{}]
    for part in choice.parts:
        filled = _all_filled(part, most)
        if filled is None or len(ways) * len(filled) > most:
            return None
        ways = [way | one for way in ways for one in filled]
    return ways


def _all_filled(part: Part, limit: int) -> list[dict[str, Any]] | None:
    match part:
        case SomeOf(field, of, least, most):
            if sum(comb(len(of), count) for count in range(least, most + 1)) > limit:
                return None
            picked = [list(some) for count in range(least, most + 1) for some in combinations(of, count)]
            return [{field: some if most > 1 else some[0]} if some or most > 1 else {} for some in picked]
        case NumberIn(field, least, most) if most - least < limit:
            return [{field: number} for number in range(least, most + 1)]
        case OrderOf(field, of) if factorial(len(of)) <= limit:
            return [{field: list(order)} for order in permutations(of)]
    return None


def any_of(choice: Choice, chance: Chance) -> dict[str, Any]:
    """The fields of some move that fits the choice, each way of filling a field as likely as the others."""
    fields: dict[str, Any] = {}
    for part in choice.parts:
        fields |= _filled(part, chance)
    return fields


def _filled(part: Part, chance: Chance) -> dict[str, Any]:
    match part:
        case SomeOf(field, of, least, most):
            count = least + chance.below(most - least + 1)
            picked = [of[number] for number in sorted(chance.order(len(of))[:count])]
            return {field: picked if most > 1 else picked[0]} if picked or most > 1 else {}
        case NumberIn(field, least, most):
            return {field: least + chance.below(most - least + 1)}
        case PointIn((across, up)):
            reach = reach_of(part)
            return {across: chance.below(2 * reach + 1) - reach, up: chance.below(2 * reach + 1) - reach}
        case OrderOf(field, of):
            return {field: [of[number] for number in chance.order(len(of))]}
        case TextOf(field, _):
            return {field: ""}
