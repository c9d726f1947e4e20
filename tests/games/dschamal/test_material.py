"""DSC-01 to DSC-04."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.moves import Close, Feel, Push
from tablee.games.dschamal.pieces import (
    ALL,
    BLACKS,
    CAMEL,
    FORMS,
    MODELS,
    SHAPES,
    form_of,
    is_black,
    left_out,
)
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.touch import relief
from tests.games.dschamal.building import do, feeling, lying, some


@pytest.mark.clause("DSC-01")
def test_59_pieces_12_shapes_in_4_colours_and_11_black_ones() -> None:
    assert len(ALL) == 59
    assert len([piece for piece in ALL if not is_black(piece)]) == 48 == 12 * 4
    assert len([piece for piece in ALL if is_black(piece)]) == 11
    assert [form_of(piece) for piece in ALL].count(form_of(CAMEL)) == 1
    in_play = {game: 59 - len(left_out(game)) for game in ("duell", "turm", "dreier", "quartett")}
    assert in_play == {"duell": 59, "turm": 55, "dreier": 59, "quartett": 58}


@pytest.mark.clause("DSC-02")
def test_every_decoy_has_its_model_and_feels_different_somewhere() -> None:
    assert set(MODELS) == set(BLACKS) - {"camel"}
    assert len(set(MODELS.values())) == 10
    for decoy, model in MODELS.items():
        assert model in SHAPES
        felt = {heights(FORMS.index(decoy), pose) for pose in range(poses(FORMS.index(decoy)))}
        known = {heights(FORMS.index(model), pose) for pose in range(poses(FORMS.index(model)))}
        assert felt - known


@pytest.mark.clause("DSC-03")
def test_touch_tells_shape_never_colour() -> None:
    felt = {
        relief((lying(f"{colour}-cone", 100, 100, turn=3),), 96, 103)
        for colour in ("blue", "yellow", "white", "brown")
    }
    assert len(felt) == 1


@pytest.mark.clause("DSC-04")
def test_what_another_hand_has_closed_on_can_be_neither_taken_nor_pushed() -> None:
    state = feeling((lying("blue-cube", 100, 100),), other=(110, 100))
    state = do(state, 1, Close(150))
    after = do(state, 0, Close(150), Push(20, 0, 200), Feel(0, 4, 60))
    mine, yours = after.phase.hands  # type: ignore[union-attr]
    assert yours.held == some("blue-cube")
    assert mine.held == ()
    assert after.phase.layout == state.phase.layout  # type: ignore[union-attr]
