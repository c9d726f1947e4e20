"""Every installed box keeps what every game promises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

import pytest

from tablee.conformance import BOX_CHECKS, CASE_CHECKS, Case
from tablee.core import shelf
from tests.conformance.playing import all_cases, name_of

CASES = all_cases(shelf.names())
BOXES = {game: list(cases) for game, cases in groupby(CASES, key=lambda case: case.game)}


def named(check: Callable[..., None]) -> str:
    return check.__name__


@pytest.mark.parametrize("case", CASES, ids=name_of)
@pytest.mark.parametrize("check", CASE_CHECKS, ids=named)
def test_at_every_table(check: Callable[[Case], None], case: Case) -> None:
    check(case)


@pytest.mark.parametrize("game", BOXES)
@pytest.mark.parametrize("check", BOX_CHECKS, ids=named)
def test_the_box(check: Callable[[Sequence[Case]], None], game: str) -> None:
    check(BOXES[game])
