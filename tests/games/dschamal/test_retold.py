"""A search looked at again: made from the search itself, and never before it is over (DSC-81)."""

from __future__ import annotations

import pytest

from tablee.core.record import load_record
from tablee.core.replay import replay
from tablee.core.shelf import load
from tablee.games.dschamal.clocked import retold
from tablee.games.dschamal.game import META, view
from tablee.games.dschamal.moves import Close, Feel, GiveUp, Lay
from tablee.games.dschamal.retold import SearchRetold
from tablee.games.dschamal.state import LAID, OUT, Trace
from tests.games.dschamal.building import do, feeling, lying, some
from tests.records.kept import folder_of

BAG = (lying("blue-cone", 100, 100), lying("white-ball", 200, 100))


@pytest.mark.clause("DSC-81")
def test_nothing_is_shown_again_while_a_hand_is_in_the_bag() -> None:
    state = do(feeling(BAG), 0, Feel(0, 0, 60), Close(120))
    for seat, move in ((0, Feel(1, 0, 60)), (0, Lay(200)), (1, GiveUp())):
        assert retold(state, seat, move) is None
    assert isinstance(retold(do(state, 0, Lay(200)), 1, GiveUp()), SearchRetold)


@pytest.mark.clause("DSC-81")
def test_no_view_holds_the_way_of_a_hand() -> None:
    state = do(feeling(BAG), 0, Feel(0, 0, 60), Feel(30, 0, 200))
    assert len(state.phase.hands[0].trail) == 2  # type: ignore[union-attr]
    for seat in (0, 1, 2, None):
        seen = view(state, seat)
        assert not hasattr(seen.hand, "trail")
        assert all(not hasattr(hand, "trail") for hand in seen.hands)


@pytest.mark.clause("DSC-83")
def test_both_hands_are_seen_again_with_what_they_passed_over_and_took() -> None:
    state = do(feeling(BAG), 0, Feel(0, 0, 60), Close(120), Lay(200))
    again = retold(state, 1, GiveUp())
    assert again is not None
    first, second = again.hands
    assert (first.status, first.ms, first.took) == (LAID, 380, some("blue-cone"))
    rim, *way = first.trail
    assert rim == Trace(122, 0, 0), "every hand begins at the rim"
    assert way == [Trace(100, 100, 60), Trace(100, 100, 180, 1), Trace(100, 100, 380)]
    assert (second.status, second.met) == (OUT, None)
    assert {one.piece for one in again.layout} == {one.piece for one in BAG}, "what was laid lies there again"


def test_every_search_of_a_kept_game_is_seen_again_once() -> None:
    record = load_record(folder_of(META.name) / "ends-seven.json", load)
    before, numbers = None, []
    for frame in replay(load(META.name), record):
        if before is not None and frame.turn.seat is not None:
            assert frame.turn.move is not None
            again = retold(before, frame.turn.seat, frame.turn.move)
            if again is not None:
                numbers.append(again.number)
        before = frame.state
    assert numbers
    assert numbers == sorted(set(numbers))
