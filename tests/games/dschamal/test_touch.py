"""Touch carries the shape (DSC-02, DSC-80): measured by a simple classifier, no part of the game."""

from __future__ import annotations

import pytest

from tablee.games.dschamal.pieces import MODELS, SHAPES
from tests.games.dschamal.feeling_over import named, rate, single_rate

TWELVE = tuple(range(len(SHAPES)))


@pytest.mark.clause("DSC-80")
def test_a_full_feel_over_tells_the_twelve_shapes_apart() -> None:
    assert rate(TWELVE, TWELVE, tries=240, seed=1) >= 0.97


@pytest.mark.clause("DSC-02")
@pytest.mark.parametrize(("decoy", "model"), MODELS.items(), ids=MODELS)
def test_an_attentive_finger_tells_a_decoy_from_its_model(decoy: str, model: str) -> None:
    pair = (named(decoy), named(model))
    assert rate(pair, pair, tries=160, seed=2) >= 0.85


@pytest.mark.clause("DSC-80")
def test_a_single_touch_tells_little() -> None:
    assert single_rate(TWELVE, seen=300, tries=600, seed=5) < 0.4
