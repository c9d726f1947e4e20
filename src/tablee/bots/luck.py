"""Quick chance for worlds that are thrown away."""

from __future__ import annotations

from random import Random


class Luck:
    """A `Chance` without a proof, seeded from the bot's own."""

    now = 0

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def below(self, n: int) -> int:
        return int(self._random.random() * n)

    def order(self, n: int) -> tuple[int, ...]:
        items = list(range(n))
        self._random.shuffle(items)
        return tuple(items)
