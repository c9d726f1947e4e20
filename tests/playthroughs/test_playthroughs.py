"""A change of what anybody sees shows as a difference of a text that was reviewed."""

from __future__ import annotations

import pytest

from tests.conformance.playing import Case, name_of
from tests.playthroughs.making import chosen_cases, path_of, text_of


@pytest.mark.parametrize("case", chosen_cases(), ids=name_of)
def test_the_playthrough_is_the_one_reviewed(case: Case) -> None:
    assert text_of(case) == path_of(case).read_text(encoding="utf-8")
