"""What a person sees of what they feel: strokes over pieces in a shaken bag, painted by the client itself."""

from __future__ import annotations

import json
import math
import random
import subprocess
import tempfile
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from tablee.core.chance import Stream, key_of
from tablee.games.dschamal.fingertip import NOTHING, POINTS
from tablee.games.dschamal.lying import Layout, Lying, shake
from tablee.games.dschamal.pieces import ALL, Form, form_of
from tablee.games.dschamal.touch import inside, relief

SIDE = 64
WEB = Path(__file__).resolve().parents[3] / "web"
PAINTS = Path(__file__).with_name("client_pictures.mjs")
Spots = list[tuple[float, float]]
Strokes = Callable[[Lying, int, random.Random], Spots]
Pictures = NDArray[np.uint8]


class Felt(NamedTuple):
    """One piece stroked over, among its neighbours; the picture begins at (left, near)."""

    form: Form
    touches: list[tuple[int, int, str]]
    left: int
    near: int


def zigzag(piece: Lying, count: int, chance: random.Random) -> Spots:
    """To and fro, in some direction, then across it."""
    angle, step, row = chance.random() * 2 * math.pi, chance.uniform(5, 10), chance.uniform(5, 8)
    x, y, half = piece.x + chance.gauss(0, 4), piece.y + chance.gauss(0, 4), chance.uniform(16, 22)
    spots: Spots = []
    u, v, way = -half, -half, 1
    while len(spots) < count:
        c, s = math.cos(angle), math.sin(angle)
        spots.append((x + u * c - v * s + chance.gauss(0, 0.7), y + u * s + v * c + chance.gauss(0, 0.7)))
        u += way * step
        if abs(u) > half:
            u, way, v = way * half, -way, v + row
        if v > half:
            v, angle = -half + chance.uniform(0, row), angle + math.pi / 2
    return spots


def spirals(piece: Lying, count: int, chance: random.Random) -> Spots:
    """Round and round from about the middle outwards, and again."""
    x, y = piece.x + chance.gauss(0, 4), piece.y + chance.gauss(0, 4)
    turn, way, far = chance.random() * 2 * math.pi, chance.choice((-1, 1)), 1.0
    spots: Spots = []
    while len(spots) < count:
        spots.append(
            (
                x + far * math.cos(turn) + chance.gauss(0, 0.7),
                y + far * math.sin(turn) + chance.gauss(0, 0.7),
            )
        )
        step = chance.uniform(6, 9)
        turn, far = turn + way * step / max(far, 4), far + 6 * step / (2 * math.pi * max(far, 4))
        if far > 22:
            far, x, y = chance.uniform(1, 5), x + chance.gauss(0, 2), y + chance.gauss(0, 2)
    return spots


@cache
def shaken(number: int) -> Layout:
    """One bag of a million."""
    return shake(ALL, Stream(key_of(b"felt pictures", [str(number)])))


def felt(
    forms: Sequence[Form],
    each: int,
    count: int,
    strokes: Strokes,
    seed: int,
    odd_turns: bool,
    bags: int = 10**6,
) -> list[Felt]:
    """`each` pieces of every form as they lie in so many shaken bags; whoever learns sees even turns only."""
    chance, found = random.Random(seed), list[Felt]()
    for form in forms:
        while sum(one.form == form for one in found) < each:
            layout = shaken(chance.randrange(bags))
            here = [lying for lying in layout if form_of(lying.piece) == form and lying.turn % 2 == odd_turns]
            if here:
                found.append(_stroked(layout, chance.choice(here), count, strokes, chance))
    return found


def _stroked(
    layout: tuple[Lying, ...], piece: Lying, count: int, strokes: Strokes, chance: random.Random
) -> Felt:
    near = tuple([one for one in layout if abs(one.x - piece.x) < 90 and abs(one.y - piece.y) < 90])
    spots = [inside(round(x), round(y)) for x, y in strokes(piece, count, chance)]
    touches = [(x, y, relief(near, x, y)) for x, y in spots]
    full = [(x, y) for x, y, text in touches if text[:POINTS].count(NOTHING) <= 15] or spots[:1]
    x, y = (round(sum(axis) / len(full)) for axis in zip(*full, strict=True))
    return Felt(form_of(piece.piece), touches, x - SIDE // 2, y - SIDE // 2)


def painted(strokes: Sequence[Felt], live: bool) -> Pictures:
    """By the client: touch by touch as in a search, or all at once."""
    lines = [
        json.dumps({"felt": one.touches, "left": one.left, "near": one.near, "live": live}) for one in strokes
    ]
    with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
        file.write("\n".join(lines))
        file.flush()
        made = subprocess.run(["node", str(PAINTS), str(WEB), file.name], stdout=subprocess.PIPE, check=True)
    return np.frombuffer(made.stdout, np.uint8).reshape(len(strokes), SIDE, SIDE, 3)
