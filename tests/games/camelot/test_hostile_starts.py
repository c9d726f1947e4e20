"""A start of a stranger's making is refused in one line that names the place."""

from __future__ import annotations

from typing import Any

import pytest

from tests.core.test_hostile_starts import check_named


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("pile", [], "hands: the pieces are not those of the box"),
        ("discards", ["x" * 5000], f"discards[0]: unknown: '{'x' * 24}…'"),
        ("tokens", [["red", "purple"], [], [], []], "tokens[0]: not in order"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(field: str, value: Any, told: str) -> None:
    check_named("camelot", field, value, told)
