"""Skin and ear (DSC-80): shapes are named by what is really played, without any picture."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest

from tablee.games.dschamal.pieces import SHAPES
from tests.games.dschamal.felt_pictures import WEB, Felt, felt, spirals, zigzag
from tests.games.dschamal.hearing import (
    HEARD,
    TREMBLED,
    Numbers,
    Sense,
    ear,
    impression,
    played,
    skin,
)

TWELVE = range(len(SHAPES))
LEARNT, ASKED = 120, 20  # strokes over each shape
TOUCHES = 72  # three seconds
Ears = Callable[[dict[str, Any]], Numbers]


def impressions(strokes: Sequence[Felt], sense: Ears, worth: Sequence[float]) -> Numbers:
    heard = played(strokes)
    return np.array([impression(one, sense(told), worth) for one, told in zip(strokes, heard, strict=True)])


@pytest.mark.slow
@pytest.mark.clause("DSC-80")
@pytest.mark.skipif(shutil.which("node") is None, reason="the client's code runs in Node")
@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the client is not set up")
def test_shapes_are_named_by_sound_alone_and_by_vibration_alone() -> None:
    """They learn from strokes to and fro over even turns, and are asked about spirals over odd ones."""
    learnt = felt(TWELVE, LEARNT, TOUCHES, zigzag, seed=1, odd_turns=False)
    asked = felt(TWELVE, ASKED, TOUCHES, spirals, seed=3, odd_turns=True)
    names, truth = (np.array([one.form for one in strokes]) for strokes in (learnt, asked))
    for sense, worth, named in ((ear, HEARD, 0.8), (skin, TREMBLED, 0.6)):
        who = Sense(impressions(learnt, sense, worth), names)
        right = who.name(impressions(asked, sense, worth)) == truth
        assert right.mean() >= named
