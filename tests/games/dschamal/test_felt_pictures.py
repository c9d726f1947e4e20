"""What a person sees (DSC-80): the client's own picture of a second, and of three seconds, of touching."""

from __future__ import annotations

import shutil

import numpy as np
import pytest

from tablee.games.dschamal.pieces import SHAPES
from tests.games.dschamal.felt_pictures import WEB, felt, painted, spirals, zigzag
from tests.games.dschamal.seeing import Eye

TWELVE = range(len(SHAPES))
LEARNT, ASKED = 160, 25  # pictures of each shape
BAGS = 200  # of which it learns: there are enough pieces in them, and shaking takes time


@pytest.mark.slow
@pytest.mark.clause("DSC-80")
@pytest.mark.skipif(shutil.which("node") is None, reason="the client's code runs in Node")
@pytest.mark.skipif(not (WEB / "node_modules").exists(), reason="the client is not set up")
@pytest.mark.parametrize(("touches", "named", "each"), [(26, 0.8, 0.6), (72, 0.95, 0.6)])
def test_pictures_of_strokes_it_never_saw_are_named(touches: int, named: float, each: float) -> None:
    """It learns from strokes to and fro over even turns; it is asked about spirals over odd ones."""
    learnt = felt(TWELVE, LEARNT, touches, zigzag, seed=1, odd_turns=False, bags=BAGS)
    eye = Eye(painted(learnt, live=False), np.array([one.form for one in learnt]))
    asked = felt(TWELVE, ASKED, touches, spirals, seed=3, odd_turns=True)
    truth = np.array([one.form for one in asked])
    right = eye.name(painted(asked, live=True)) == truth
    assert right.mean() >= named
    assert min(right[truth == shape].mean() for shape in TWELVE) >= each
