"""A start of a stranger's making is refused in one line that names the place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.test_hostile_starts import check_named


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("bag", [0] * 59, "bag: the pieces are not those of the box"),
        ("course", {"master": 0, "met": [1, 2, 3]}, "course.met: expected 2 entries at most, not 3"),
        ("options", {"duels": 1}, "options: not those of the table"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(field: str, value: Any, told: str) -> None:
    check_named("dschamal", field, value, told)
