"""All checks together: as one pytest function, as plain calls, or printed one by one."""

from __future__ import annotations

import sysconfig
import traceback
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from tablee.conformance import (
    box_promises,
    choice_promises,
    damage_promises,
    luck_promises,
    order_promises,
    part_promises,
    play_promises,
    record_promises,
    secrecy_promises,
    simultaneous_promises,
    taking_back_promises,
    window_promises,
    word_promises,
)
from tablee.conformance.broken import Broken
from tablee.conformance.cases import USUAL, Case, Plan, cases_of, name_of, table_of
from tablee.core.box import Box

CaseCheck = Callable[[Case], None]
BoxCheck = Callable[[Sequence[Case]], None]

HERE: Final = str(Path(__file__).parents[1])
LIBRARIES: Final = (sysconfig.get_path("stdlib"), "<")

CASE_CHECKS: Final[tuple[CaseCheck, ...]] = (
    *record_promises.CHECKS,
    *play_promises.CHECKS,
    *choice_promises.CHECKS,
    *window_promises.CHECKS,
    *damage_promises.CHECKS,
    *secrecy_promises.CHECKS,
    *luck_promises.CHECKS,
    *simultaneous_promises.CHECKS,
    *taking_back_promises.CHECKS,
    *order_promises.CHECKS,
)
"""Each of them plays at one table."""
BOX_CHECKS: Final[tuple[BoxCheck, ...]] = (
    *box_promises.CHECKS,
    *word_promises.CHECKS,
    *part_promises.CHECKS,
)
"""Each of them looks at the whole box, and is given all its tables."""


def suite_of(box: Box | str, plan: Plan = USUAL) -> Callable[..., None]:
    """A pytest function with every check at every table; assign it to a name that begins with `test_`."""
    import pytest

    def test(check: Callable[[Any], None], given: Any) -> None:
        check(given)

    found = [pytest.param(check, given, id=name) for name, check, given in every_check(box, plan)]
    every: Callable[..., None] = pytest.mark.parametrize(("check", "given"), found)(test)
    return every


def check_box(box: Box | str, plan: Plan = USUAL) -> int:
    """Runs every check, and says how many there were; the first promise not kept raises `Broken`."""
    count = 0
    for _, check, given in every_check(box, plan):
        where = f"{table_of(given)}: " if isinstance(given, Case) else ""
        try:
            check(given)
        except Broken as broken:
            raise Broken(f"{where}{check.__name__}: {broken}") from None
        except Exception as error:
            raise Broken(f"{where}{check.__name__}: nothing is raised: {_told(error)}") from error
        count += 1
    return count


def _told(error: Exception) -> str:
    """What was raised, and the last line of the game that it went through."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith((HERE, *LIBRARIES))]
    where = [f"{Path(frame.filename).name}:{frame.lineno} in {frame.name}" for frame in own[-1:]]
    return ", ".join([f"{type(error).__name__}: {error}", *where])


def every_check(box: Box | str, plan: Plan) -> Iterator[tuple[str, Callable[[Any], None], Any]]:
    cases = cases_of(box, plan)
    for of_box in BOX_CHECKS:
        yield f"{cases[0].game}-{of_box.__name__}", of_box, cases
    for of_case in CASE_CHECKS:
        for case in cases:
            yield f"{name_of(case)}-{of_case.__name__}", of_case, case
