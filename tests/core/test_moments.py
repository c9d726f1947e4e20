"""What a box calls a moment is an event of its own, and the seats it matters to are fields of that event."""

from __future__ import annotations

from typing import get_args

import pytest

from tablee.core.moments import moments_of
from tablee.core.roles import role_of, roles_of
from tablee.core.shelf import box, load
from tests.toy_shelf import ours


@pytest.mark.parametrize("game", ours())
def test_a_moment_is_an_event_and_matters_to_seats_it_names(game: str) -> None:
    rules, found = load(game), moments_of(box(game))
    kinds = {str(kind.__struct_config__.tag): kind for kind in get_args(rules.Event)}
    assert found
    assert found.keys() <= kinds.keys()
    roles = roles_of(rules)
    for tag, fields in found.items():
        assert set(fields) <= set(kinds[tag].__struct_fields__), tag
        assert all(role_of(roles, tag, field) in ("seat", "seats") for field in fields), tag


def test_a_box_without_moments_has_none() -> None:
    assert moments_of(box("toy")) == {}
