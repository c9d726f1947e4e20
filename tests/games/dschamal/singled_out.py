"""The piece in the middle of a picture, without its neighbours: the one the finger went over."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tests.games.dschamal.felt_pictures import SIDE, Pictures

Numbers = NDArray[np.float64]
Mask = NDArray[np.bool_]
BRIGHTNESS = np.array([0.3, 0.59, 0.11])
CLOTH = 20 / 255
SOMETHING = 50
"""The brightest of a pixel's colours from which on it is no cloth."""
NECK = 3
"""Pieces that only a neck up to twice as wide joins are taken for two."""
LEAST = 20  # pixels


def in_the_middle(pictures: Pictures) -> tuple[Numbers, Numbers]:
    """How bright that piece is, and how much bluer than yellow; moved into the middle, on bare cloth."""
    bright = pictures @ BRIGHTNESS / 255
    blue = (pictures[..., 2].astype(np.float64) - pictures[..., 0]) / 128
    light, colour = np.full_like(bright, CLOTH), np.zeros_like(blue)
    for k, mask in enumerate(_pieces(pictures.max(3) > SOMETHING)):
        y, x = np.nonzero(mask)
        if len(y) < LEAST:  # too little of it: all there is
            light[k], colour[k] = bright[k], blue[k]
            continue
        to_y, to_x = y + _shift(y), x + _shift(x)
        light[k][to_y, to_x], colour[k][to_y, to_x] = bright[k][y, x], blue[k][y, x]
    return light, colour


def _shift(along: NDArray[np.intp]) -> int:
    """By how much to move what reaches from there to there, so that it is in the middle."""
    return round(float(SIDE - 1 - along.min() - along.max()) / 2)


def _pieces(there: Mask) -> Mask:
    """Of each picture what hangs together about its middle, thin necks cut."""
    core = there
    for _ in range(NECK):
        core = ~_grown(~core)
    found = _nearest_to_the_middle(core)
    while (more := _grown(found) & core).sum() > found.sum():
        found = more
    for _ in range(NECK + 1):
        found = _grown(found) & there
    return found


def _grown(masks: Mask) -> Mask:
    """One pixel further on each side."""
    more = masks.copy()
    more[:, 1:] |= masks[:, :-1]
    more[:, :-1] |= masks[:, 1:]
    more[:, :, 1:] |= masks[:, :, :-1]
    more[:, :, :-1] |= masks[:, :, 1:]
    return more


def _nearest_to_the_middle(masks: Mask) -> Mask:
    """One pixel of each, where there is one."""
    y, x = np.mgrid[0:SIDE, 0:SIDE] - (SIDE - 1) / 2
    away = np.where(masks, np.hypot(x, y), np.inf).reshape(len(masks), -1)
    first = np.zeros_like(away, dtype=np.bool_)
    first[np.arange(len(masks)), away.argmin(1)] = True
    return first.reshape(masks.shape) & masks
