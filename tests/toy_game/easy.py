"""The toy's own player: guesses even, and takes as much as it may."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tests.toy_game import Guess, Take


class Greedy:
    heavy = False

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        if Guess(False) in offers.moves:
            return Guess(False)
        return max([move for move in offers.moves if isinstance(move, Take)], key=lambda move: move.count)


BOT = Greedy()
