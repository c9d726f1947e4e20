"""The best Dalmuti player here: searches the round ahead in tens of thousands of imagined worlds.

It counts simulations, not seconds, so the same view and the same chance lead to the same move; a clock
is there only as a brake, for machines without a compiler.
"""

from __future__ import annotations

from time import monotonic

from tablee.bots.compiled import COMPILED
from tablee.bots.tree_search import TreeSearch
from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dalmuti.bots.normal import NormalBot
from tablee.games.dalmuti.bots.search.imagining import round_of
from tablee.games.dalmuti.bots.search.policy import STYLES
from tablee.games.dalmuti.bots.search.world import Round
from tablee.games.dalmuti.moves import Move
from tablee.games.dalmuti.spelling import code_of
from tablee.games.dalmuti.view import View

SIMULATIONS = 20_000
SLICE = 500  # simulations between two looks at the clock
SECONDS = 2.0
NORMAL, EASY = 600, 100  # in thousandths, what the others are taken for; the rest think ahead too
MODEL = STYLES.index("normal")  # who plays on where the tree ends
CURIOSITY = 0.4


class MasterBot:
    heavy = True
    light = not COMPILED  # the brake then comes long before the last simulation

    def __init__(
        self,
        simulations: int = SIMULATIONS,
        seconds: float = SECONDS,
        shares: tuple[int, int] = (NORMAL, EASY),
        curiosity: float = CURIOSITY,
    ) -> None:
        self._simulations, self._seconds = simulations, seconds
        self._shares, self._curiosity = shares, curiosity
        self._usual = NormalBot()

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        if len(offers.moves) == 1 or view.phase == "slip":
            return self._usual.choose(view, offers, chance)
        named: dict[int, Move] = {code_of(move): move for move in offers.moves}
        return named[self.think(view, chance.below(1 << 31)).results()[0][0]]

    def imagine(self, view: View, seed: int) -> Round:
        """The worlds it thinks in: what the others may hold, and what kinds of players they may be."""
        world = round_of(view, seed)
        world.expect_style(*self._shares, MODEL)
        return world

    def think(self, view: View, seed: int) -> TreeSearch:
        """One slice at least, then as many as the budget wants and the brake lets."""
        search = TreeSearch(self.imagine(view, seed), self._curiosity)
        until = monotonic() + self._seconds
        while True:
            search.think(min(SLICE, self._simulations - search.simulations))
            if search.simulations >= self._simulations or monotonic() >= until:
                return search


BOT = MasterBot()
