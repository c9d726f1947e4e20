"""A simple classifier on felt reliefs: a yardstick for the pieces, no part of the game.

A full feel-over is 25 touches round a piece that lies somewhere under the hand, turned at random;
it is compared with the same touches of every form, in every pose and turn.
"""

from __future__ import annotations

import random
from functools import cache

import numpy as np
from numpy.typing import NDArray

from tablee.games.dschamal.fingertip import LEVELS, NOTHING, POINTS, STEEPEST, TILTS
from tablee.games.dschamal.lying import Lying, distance
from tablee.games.dschamal.pieces import ALL, FORMS, Form, form_of
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.touch import relief

MIDDLE, STEP = 180, 9
SPOTS = [(STEP * dx, STEP * dy) for dx in range(-2, 3) for dy in range(-2, 3)]
PIECE_OF = {form_of(piece): piece for piece in ALL}
_LEVEL = {NOTHING: 0, **{sign: level + 2 for level, sign in enumerate(LEVELS[::-1])}}
_STEP = 3  # levels: what a step of tilt tells
Felt = NDArray[np.int16]


def numbers(text: str) -> list[int]:
    """The points as levels, then both tilts."""
    tilts = [0 if sign == NOTHING else TILTS.index(sign) - STEEPEST for sign in text[POINTS:]]
    return [*[_LEVEL[sign] for sign in text[:POINTS]], *[_STEP * tilt for tilt in tilts]]


def felt_over(form: Form, pose: int, turn: int, dx: int = 0, dy: int = 0) -> Felt:
    """All touches of one feel-over of a piece lying alone, its middle off by (dx, dy) mm."""
    layout = (Lying(PIECE_OF[form], pose, turn, MIDDLE + dx, MIDDLE + dy),)
    touches = [numbers(relief(layout, MIDDLE + x, MIDDLE + y)) for x, y in SPOTS]
    return np.array(touches, dtype=np.int16).ravel()


def different_poses(form: Form) -> list[int]:
    """One pose for each relief: a cube lies the same on all its sides."""
    return list({heights(form, pose): pose for pose in range(poses(form))}.values())


@cache
def known(form: Form) -> Felt:
    """The form in every pose and turn, as it feels."""
    return np.array([felt_over(form, pose, turn) for pose in different_poses(form) for turn in range(24)])


def recognise(felt: Felt, among: tuple[Form, ...]) -> Form:
    """The form whose touches are nearest to these."""
    return min(among, key=lambda form: int(np.abs(known(form) - felt).sum(axis=1).min()))


def rate(forms: tuple[Form, ...], among: tuple[Form, ...], tries: int, seed: int) -> float:
    """How often one of `forms`, felt over a little off the middle, is told from the others."""
    chance, right = random.Random(seed), 0
    for _ in range(tries):
        form = chance.choice(forms)
        off = chance.randint(-1, 1), chance.randint(-1, 1)
        felt = felt_over(form, chance.randrange(poses(form)), chance.randrange(24), *off)
        right += recognise(felt, among) == form
    return right / tries


def one_touch(form: Form, chance: random.Random) -> list[int]:
    """A single touch somewhere on a piece."""
    one = Lying(PIECE_OF[form], chance.randrange(poses(form)), chance.randrange(24), MIDDLE, MIDDLE)
    while True:
        x, y = MIDDLE + chance.randint(-20, 20), MIDDLE + chance.randint(-20, 20)
        if distance(one, x, y) <= 0:
            return numbers(relief((one,), x, y))


def single_rate(forms: tuple[Form, ...], seen: int, tries: int, seed: int) -> float:
    """How often a shape is told from one touch, by the nearest of many touches known before."""
    chance = random.Random(seed)
    labels = [form for form in forms for _ in range(seen)]
    memory = np.array([one_touch(form, chance) for form in labels], dtype=np.int16)
    right = 0
    for _ in range(tries):
        form = chance.choice(forms)
        away = np.abs(memory - np.array(one_touch(form, chance), dtype=np.int16)).sum(axis=1)
        nearest = [labels[k] for k in np.flatnonzero(away == away.min())]
        right += chance.choice(nearest) == form
    return right / tries


def named(name: str) -> Form:
    return FORMS.index(name)
