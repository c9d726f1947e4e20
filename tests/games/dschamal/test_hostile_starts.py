"""A start of a stranger's making is refused in one line that names the place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.games.dschamal.game import fault_in
from tablee.games.dschamal.moves import Close, Lay
from tablee.games.dschamal.state import Hand, Searching, State, Trace
from tests.core.test_hostile_starts import check_named
from tests.games.dschamal.building import do, feeling, lying


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


def closed_on_a_cube() -> State:
    return do(feeling((lying("blue-cube", 100, 100), lying("white-cube", 300, 300))), 0, Close(150))


@pytest.mark.parametrize(
    ("changes", "told"),
    [
        ({"trail": (Trace(0, 0, 0),) * 10_000}, "phase.hands[0].trail: expected "),
        ({"trail": (Trace(999, 0, 0),)}, "phase.hands[0].trail[0].x: "),
        ({"trail": (Trace(0, 0, 10**9),)}, "phase.hands[0].trail[0].ms: "),
        ({"took": (lying("blue-cube", 100, 100),)}, "phase.hands[0].took: it does not fit "),
    ],
)
def test_a_hand_has_gone_its_way_in_its_time(changes: dict[str, Any], told: str) -> None:
    state = closed_on_a_cube()
    assert fault_in(state, state.seats, state.options) is None
    first, *others = state.phase.hands  # type: ignore[union-attr]
    changed = with_hands(state, (replace(first, **changes), *others))
    assert str(fault_in(changed, state.seats, state.options)).startswith(told)


def test_what_was_laid_had_lain_in_a_pose_of_its_form() -> None:
    laid = do(closed_on_a_cube(), 0, Lay(200, 0))
    assert fault_in(laid, laid.seats, laid.options) is None
    first, *others = laid.phase.hands  # type: ignore[union-attr]
    changed = with_hands(laid, (replace(first, took=(replace(first.took[0], pose=99),)), *others))
    assert str(fault_in(changed, laid.seats, laid.options)).startswith("phase.hands[0].took[0].pose: ")


def test_what_a_hand_holds_lies_in_the_bag() -> None:
    """Two fingers across a piece that lies nowhere, or rolling it, once raised."""
    state = closed_on_a_cube()
    gone = replace(state, phase=Searching((), state.phase.hands))  # type: ignore[union-attr]
    assert fault_in(gone, state.seats, state.options) == "phase.layout: it does not fit phase.hands"


def with_hands(state: State, hands: tuple[Hand, ...]) -> State:
    return replace(state, phase=Searching(state.phase.layout, hands))  # type: ignore[union-attr]
