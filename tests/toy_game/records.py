"""Games of the toy, played by nobody in particular."""

from __future__ import annotations

from tablee.core.record import write_record
from tablee.lab import play_game


def toy_record(seats: int = 4, seed: int = 3, counters: int = 12) -> bytes:
    return write_record(play_game("toy", ["random"] * seats, seed=seed, options={"counters": counters}))
