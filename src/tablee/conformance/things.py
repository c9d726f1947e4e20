"""The things of a game that are called by words of its own: cards, colours, whatever has a role."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from tablee.conformance.cases import Case
from tablee.conformance.random_game import random_game, some
from tablee.core.choices import Value
from tablee.core.roles import WRAPPERS, Roles, role_of, roles_of, singular

HOUSES: Final = ("", "asked", "count", "flag", "order", "score", "seat", "seats", "standings")
"""Roles whose values the house says itself."""


def things(cases: Sequence[Case]) -> Iterator[tuple[str, Value]]:
    """The values met of roles that the game calls by words of its own."""
    roles = roles_of(cases[0].rules)
    for case in cases:
        for played in some(list(random_game(case, 15)), case.plan.samples):
            state, events = played.step.state, [told.event for told in played.step.events]
            views = [case.rules.view(state, seat) for seat in (None, *range(case.seats))]
            for struct in (*events, *views, *[played.move] * (played.seat is not None)):
                yield from things_in(struct, str(struct.__struct_config__.tag or ""), roles)


def things_in(struct: Any, owner: str, roles: Roles) -> Iterator[tuple[str, Value]]:
    for name in struct.__struct_fields__:
        role, value = role_of(roles, owner, name), getattr(struct, name)
        kind, _, inner = role.partition(" ")
        if kind in WRAPPERS:
            for one in value:
                yield from _things_of(one, inner, name, roles)
        elif not role or role not in HOUSES:
            yield from _things_of(value, role, name, roles)


def _things_of(value: Any, role: str, field: str, roles: Roles) -> Iterator[tuple[str, Value]]:
    if isinstance(value, tuple):
        for one in value:
            yield from _things_of(one, singular(role), field, roles)
    elif isinstance(value, msgspec.Struct):
        yield from things_in(value, field, roles)
    elif role and role not in HOUSES and value is not None and not isinstance(value, bool):
        yield role, value
