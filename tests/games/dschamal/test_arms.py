"""What is seen of a search from outside (DSC-81)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tablee.core.real_time import Glimpse
from tablee.games.dschamal.arms import CELL, arms
from tablee.games.dschamal.clocked import glimpsed
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.moves import Call, Close, Feel, GiveUp, Lay
from tablee.games.dschamal.state import Searching, State
from tests.games.dschamal.building import do, feeling, lying, state_of

BAG = (lying("blue-cone", 100, 100), lying("white-cube", 200, 200))


def bytes_of(state: State) -> bytes:
    return msgspec.json.encode(arms(state))


@pytest.mark.clause("DSC-81")
def test_arms_are_seen_by_cells_and_whether_a_hand_is_closed_not_on_what() -> None:
    one = do(feeling(BAG), 0, Feel(0, 0, 60))
    other = do(feeling((lying("camel", 102, 101),)), 0, Feel(CELL - 1 - 100 % CELL, 3, 200))
    assert bytes_of(one) == bytes_of(other)
    assert bytes_of(do(one, 0, Close(150))) == bytes_of(
        do(feeling((lying("camel", 102, 101),)), 0, Close(150))
    )
    assert bytes_of(do(one, 0, Close(150))) != bytes_of(one)


@pytest.mark.clause("DSC-13")
def test_a_call_and_a_hand_that_is_out_are_seen_at_once() -> None:
    seen = arms(do(feeling(BAG), 0, Close(150), Call(0), Lay(200)))
    assert seen is not None
    assert (seen.arms[0].status, seen.arms[0].called) == ("laid", True)
    assert arms(do(feeling(BAG), 0, GiveUp())).arms[0].status == "out"  # type: ignore[union-attr]


@pytest.mark.clause("DSC-81")
def test_the_inside_is_shown_only_where_the_table_agreed_and_later() -> None:
    dark = feeling(BAG)
    lit = replace(dark, options=Options(lit_seconds=3))
    assert isinstance(lit.phase, Searching)
    assert glimpsed(dark) == Glimpse(arms(dark))
    assert glimpsed(lit) == Glimpse(arms(lit), 3000)
    assert (arms(dark).layout, arms(lit).layout) == ((), lit.phase.layout)  # type: ignore[union-attr]


def test_nothing_is_glimpsed_between_searches() -> None:
    assert glimpsed(state_of([(), (), ()])) is None
