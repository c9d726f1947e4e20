"""What stands at the Grand Dalmuti, and that the suite would notice if it did not."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tablee.conformance import Broken
from tablee.conformance.taking_back_promises import what_may_be_taken_back_has_taught_nobody_anything
from tablee.core import shelf
from tests.conformance.playing import all_cases


def everything(before: object, seat: int, move: object, after: object) -> str:
    return ""


def test_cards_that_were_played_could_not_be_unseen() -> None:
    case = all_cases(("dalmuti",))[0]
    what_may_be_taken_back_has_taught_nobody_anything(case)
    careless = replace(shelf.box("dalmuti"), takes_back=f"{__name__}:everything")
    with pytest.raises(Broken, match="what may be taken back"):
        what_may_be_taken_back_has_taught_nobody_anything(replace(case, box=careless))
