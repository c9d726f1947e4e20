"""The toy’s own players: they guess even and take all they may, the hard one in a process of its own."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tests.toy_game import Guess, Take


class Greedy:
    def __init__(self, *, heavy: bool) -> None:
        self.heavy = heavy

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        if Guess(False) in offers.moves:
            return Guess(False)
        return max([move for move in offers.moves if isinstance(move, Take)], key=lambda move: move.count)


LIGHT, HEAVY = Greedy(heavy=False), Greedy(heavy=True)
