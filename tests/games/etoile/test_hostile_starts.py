"""A start of a stranger's making is refused in one line that names the place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.test_hostile_starts import check_named


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("turn", -1, "turn: expected 0 to 1, not -1"),
        ("board", {"men": [1, 1, 0], "queens": [0, 0, 0]}, "board.men[1]: it does not fit board"),
        ("lost", [1, 0, 0], "lost[0]: the pieces are not those of the box"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(field: str, value: Any, told: str) -> None:
    check_named("etoile", field, value, told)
