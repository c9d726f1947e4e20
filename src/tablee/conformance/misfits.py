"""Moves that a described choice does not let through: one too many, one too often, a number too high."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.conformance.random_game import stream
from tablee.core.choices import Choice, NumberIn, OrderOf, Part, PointIn, SomeOf, TextOf, any_of, reach_of
from tablee.core.contract import Game, read_choice


def misfits(game: Game, choice: Choice) -> Iterator[Any]:
    """Moves that differ in one field from one that fits."""
    fields = any_of(choice, stream(27))
    for part in choice.parts:
        for wrong in _beyond(part):
            try:
                yield read_choice(game, choice, fields | wrong)
            except msgspec.ValidationError:
                continue


def _beyond(part: Part) -> Iterator[dict[str, Any]]:
    match part:
        case SomeOf(field, of, _, most) if of and most > 1:
            yield {field: [of[0]] * (of.count(of[0]) + 1)}
            yield from ({field: list(of[: most + 1])},) if len(of) > most else ()
        case NumberIn(field, least, most):
            yield from ({field: least - 1}, {field: most + 1})
        case PointIn((across, up)):
            yield from ({across: reach_of(part) + 1, up: 0}, {across: 0, up: -reach_of(part) - 1})
        case OrderOf(field, of) if len(of) > 1:
            yield from ({field: [of[0]] * len(of)},) if len(set(of)) > 1 else ()
            yield {field: list(of[1:])}
        case TextOf(field, most):
            yield {field: "x" * (most + 1)}
