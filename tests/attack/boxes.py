"""Which games are played and asked for while a house is attacked: the toy, and every box of this project."""

from __future__ import annotations

from typing import Final

from tablee.core.shelf import load
from tests.toy_shelf import ours, put_on_shelf

put_on_shelf()
MOST_SEATS: Final = 5


def seats_of(game: str) -> int:
    return min(MOST_SEATS, load(game).META.seats[-1])


def strongest(game: str) -> str:
    return load(game).META.levels[-1]


IN_TURNS: Final = tuple([game for game in ours() if load(game).clocked is None])
IN_REAL_TIME: Final = tuple([game for game in ours() if load(game).clocked is not None])
