"""All forms by touch as they were felt over once, kept in `touches.xz`: so a house need not do it again.

The file is what `familiar.learnt` finds, to the bit. It begins with how many ways to lie there are, in two
bytes, and these, in three each: form, pose and turn. Then come the touches of one way after the other, each
at every place where a finger may be, row by row: in that order they are alike, and the file is small.
"""

from __future__ import annotations

import lzma
from functools import cache
from importlib.resources import files
from itertools import product
from operator import itemgetter
from typing import Final

from tablee.games.dschamal.bots.familiar import BYTES, MIDDLES, SPOTS, Rough, Spot, Way, learnt, poses_of
from tablee.games.dschamal.fingertip import SINCE
from tablee.games.dschamal.pieces import FORMS
from tablee.games.dschamal.solids import STEPS
from tablee.games.dschamal.touch import turned

NAME: Final = "touches.xz"
_WAY: Final = 3
_FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "pb": 0}]
"""Touches are no words of two or four bytes: knowing so makes the file a tenth smaller."""


def _place(middle_and_spot: tuple[int, int]) -> Spot:
    """Where that finger is, its row first."""
    (x, y), (dx, dy) = MIDDLES[middle_and_spot[0]], SPOTS[middle_and_spot[1]]
    return y + dy, x + dx


_ORDER: Final = sorted(product(range(len(MIDDLES)), range(len(SPOTS))), key=_place)


def all_rough(rules: int) -> Rough:
    """By the fingertip of that version of the rules: there are two."""
    return _all_rough(min(rules, SINCE))


@cache
def _all_rough(rules: int) -> Rough:
    """The older fingertip, which only games begun long ago have, is felt over when it is asked for."""
    if rules < SINCE:
        return learnt(rules)
    return unpacked(files(__package__).joinpath(NAME).read_bytes())


def get_to_know(rules: int) -> None:
    """Everything that a first comparison would have to wait for."""
    all_rough(rules)
    for form in range(len(FORMS)):
        poses_of(form)
    for turn in range(STEPS):
        turned(0, 0, turn)


def packed(rough: Rough) -> bytes:
    ways, columns = rough
    head = len(ways).to_bytes(2, "big") + bytes([part for w in ways for part in (w.form, w.pose, w.turn)])
    rows = []
    for number in range(len(ways)):
        whole = [column[number].to_bytes(len(SPOTS) * BYTES, "little") for column in columns]
        rows += [whole[k][spot * BYTES : (spot + 1) * BYTES] for k, spot in _ORDER]
    return lzma.compress(head + b"".join(rows), filters=_FILTERS)


def unpacked(file: bytes) -> Rough:
    data = lzma.decompress(file)
    body = 2 + _WAY * int.from_bytes(data[:2], "big")
    ways = tuple([Way(*data[at : at + _WAY]) for at in range(2, body, _WAY)])
    first_touches = [
        itemgetter(*[_ORDER.index((k, spot)) for spot in range(len(SPOTS))]) for k in range(len(MIDDLES))
    ]
    rows = []
    for begin in range(body, len(data), BYTES * len(_ORDER)):
        row = [data[at : at + BYTES] for at in range(begin, begin + BYTES * len(_ORDER), BYTES)]
        rows.append([int.from_bytes(b"".join(first(row)), "little") for first in first_touches])
    return ways, tuple(zip(*rows, strict=True))
