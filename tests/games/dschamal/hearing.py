"""A plain ear and a plain skin: what the client plays for strokes, and the shapes they have learnt from it.

Neither sees anything; both know where their own finger was, as every arm does.
"""

from __future__ import annotations

import json
import math
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tests.games.dschamal.felt_pictures import WEB, Felt

Numbers = NDArray[np.float64]
PLAYS = Path(__file__).with_name("client_senses.mjs")
PLACES = np.linspace(-30, 30, 13)  # millimetres from the middle of what was felt
NEAR = 4.0  # millimetres within which touches are one impression
RINGS = range(0, 27, 4)
EVERY = 40
LOWEST, DULL = 196, 2820  # hertz
HEARD = (0.5, 0.35, 0.6, 0.6, 0.5, 0.2)  # what each part of a sound is worth
TREMBLED = (0.5, 0.5, 0.6, 0.6, 0.2)


def played(strokes: Sequence[Felt]) -> list[dict[str, Any]]:
    """What the client's own code plays, touch by touch: `sounds`, and `shakes` with their time."""
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write("\n".join([json.dumps({"felt": one.touches}) for one in strokes]))
        file.flush()
        made = subprocess.run(["node", str(PLAYS), str(WEB), file.name], stdout=subprocess.PIPE, check=True)
    return [json.loads(line) for line in made.stdout.decode().splitlines()]


def ear(one: dict[str, Any]) -> Numbers:
    """Each touch as it sounds: on something or not, the hum, its fifth and octave, the noise, a knock."""
    return np.array([_sound(sound) for sound in one["sounds"]])


def _sound(sound: dict[str, Any]) -> tuple[float, ...]:
    on = sound["hum"] > 0
    knock = 0.3 + math.log2(sound["knock"]["hertz"] / 300) / 2.3 if sound["knock"] else 0
    hum = math.log2(sound["pitch"] / LOWEST) if on else 0
    return float(on), hum, sound["fifth"], sound["octave"], sound["hertz"] / DULL, knock


def skin(one: dict[str, Any]) -> Numbers:
    """Each touch as it trembles: at all, how long, longer than on slopes, in two, off a piece."""
    felt = np.zeros((len(one["sounds"]), len(TREMBLED)))
    for at, *pulses in one["shakes"]:
        touch = felt[at // EVERY]
        if len(pulses) == 1:
            touch[:3] = 1, min(18, pulses[0]) / 18, max(0, pulses[0] - 20) / 14
        elif len(pulses) == 3 and pulses[1] == 6:
            touch[0], touch[3] = 1, (pulses[0] - 2) / 10
        else:
            touch[4] = (len(pulses) + 1) / 8
    return felt


def impression(stroke: Felt, felt: Numbers, worth: Sequence[float]) -> Numbers:
    """What was sensed by place, about the middle of it all, and by distance from there."""
    spots = np.array([(x, y) for x, y, _ in stroke.touches], float)
    there = felt[:, :1]
    away = spots - ((spots * there).sum(0) / there.sum() if there.any() else spots.mean(0))
    near = [np.exp(-((away[:, axis, None] - PLACES) ** 2) / (2 * NEAR**2)) for axis in (1, 0)]
    shares = (near[0][:, :, None] * near[1][:, None, :]).reshape(len(away), -1)
    places = worth * (shares.T @ felt) / (shares.sum(0)[:, None] + 0.15)
    far = np.hypot(*away.T)
    rings = [felt[(far >= low) & (far < low + RINGS.step)] for low in RINGS]
    means = [ring.mean(0) if len(ring) else np.zeros(felt.shape[1]) for ring in rings]
    return np.concatenate([places.ravel(order="F"), np.ravel(means)])


class Sense:
    """Kernel ridge regression: what strokes are most like of all it has met."""

    def __init__(self, known: Numbers, names: NDArray[np.int64]) -> None:
        self._known, self._names = known, np.unique(names)
        wanted = np.where(names[:, None] == self._names, 1.0, -1 / len(self._names))
        self._shares = np.linalg.solve(self._alike(known) + 1e-2 * np.eye(len(names)), wanted)

    def _alike(self, met: Numbers) -> Numbers:
        squares = (met**2).sum(1)[:, None] + (self._known**2).sum(1) - 2 * met @ self._known.T
        alike: Numbers = np.exp(-0.3 * np.maximum(0, squares))
        return alike

    def name(self, met: Numbers) -> NDArray[np.int64]:
        named: NDArray[np.int64] = self._names[(self._alike(met) @ self._shares).argmax(1)]
        return named
