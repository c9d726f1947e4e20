"""A Dalmuti player who tries its moves out in imagined rounds; `hard.py` and `master.py` say how much.

It counts simulations, not seconds, so the same view and the same chance lead to the same move; a clock
is there only as a brake, for machines without a compiler.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from tablee.bots.bot import ENDLESS, WithBrake, WithCompiledSearch, WithPatience
from tablee.bots.compiled import COMPILED
from tablee.bots.search_budget import search_for
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


class Level(msgspec.Struct, frozen=True):
    """How much a player thinks, and how.

    `seconds` are the brake. `others` are what the others are taken for, in thousandths, by the styles of
    `search/policy.py`; the rest think ahead too, and where that ends play on as `model` does. `fair`: hidden
    cards are imagined without regard to what the others did. `flat`: only the decision itself is tried
    out, nothing after it. `cards_only`: the call, taxes and the swap are not thought about.
    """

    simulations: int
    seconds: float
    others: tuple[tuple[str, int], ...]
    model: str = "normal"
    curiosity: float = 0.4
    fair: bool = False
    flat: bool = False
    cards_only: bool = False


class Thinker(WithBrake, WithPatience, WithCompiledSearch):
    heavy = True
    light = not COMPILED  # the brake then comes long before the last simulation

    def __init__(self, level: Level) -> None:
        self.level = level
        self.braked = False  # whether the clock cut the last thought short
        self._usual = NormalBot()

    def patient(self) -> Thinker:
        return type(self)(replace(self.level, seconds=ENDLESS))

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        self.braked = False
        if not self._thinks(view, offers):
            return self._usual.choose(view, offers, chance)
        named: dict[int, Move] = {code_of(move): move for move in offers.moves}
        return named[self.think(view, chance.below(1 << 31)).results()[0][0]]

    def _thinks(self, view: View, offers: Offers) -> bool:
        """Before hands are taken up there is nothing to search."""
        untouched = view.phase != "play" if self.level.cards_only else view.phase == "slip"
        return len(offers.moves) > 1 and not untouched

    def imagine(self, view: View, seed: int) -> Round:
        """The worlds it thinks in: what the others may hold, and what kinds of players they may be."""
        world = round_of(view, seed, fair=self.level.fair)
        for style, thousandths in self.level.others:
            world.expect_style(STYLES.index(style), thousandths)
        world.play_on(STYLES.index(self.level.model))
        if self.level.flat:
            world.look_once()
        return world

    def think(self, view: View, seed: int) -> TreeSearch:
        search = TreeSearch(self.imagine(view, seed), self.level.curiosity)
        self.braked = search_for(search, self.level.simulations, self.level.seconds)
        return search
