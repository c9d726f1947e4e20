"""A Camelot player who tries its moves out in imagined worlds; `hard.py` says how much.

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
from tablee.games.camelot.bots.normal import NormalBot
from tablee.games.camelot.bots.search.imagining import tournament_of
from tablee.games.camelot.bots.search.world import Tournament
from tablee.games.camelot.moves import Move
from tablee.games.camelot.twin.spelling import code_of
from tablee.games.camelot.view import View

Results = list[tuple[int, int, float]]
"""Of every move by number: how often it was tried, and the chance to win the game by it, best first."""


class Level(msgspec.Struct, frozen=True):
    """How much a player thinks, and how.

    `seconds` are the brake. `normal`, `easy` and `beginner`: what the others are taken for before they did
    anything, in thousandths; the rest think ahead too. `fair`: hidden cards and the others' kinds are
    imagined without regard to what they did. `flat`: only the decision itself is tried out.
    """

    simulations: int
    seconds: float
    normal: int = 800
    easy: int = 50
    beginner: int = 50
    curiosity: float = 0.1
    fair: bool = False
    flat: bool = False


class Thinker(WithBrake, WithPatience, WithCompiledSearch):
    heavy = True
    light = not COMPILED  # the brake then comes long before the last simulation

    def __init__(self, level: Level) -> None:
        self.level = level
        self.usual = {"normal": level.normal, "easy": level.easy, "beginner": level.beginner}
        self.braked = False  # whether the clock cut the last thought short
        self._usual = NormalBot()

    def patient(self) -> Thinker:
        return type(self)(replace(self.level, seconds=ENDLESS))

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        self.braked = False
        if not worth_thinking(view, offers):
            return self._usual.choose(view, offers, chance)
        named: dict[int, Move] = {code_of(move): move for move in offers.moves}
        return named[self.results(view, chance.below(1 << 31))[0][0]]

    def results(self, view: View, seed: int) -> Results:
        """What is found of the moves worth a try; where there is but one, nothing is tried."""
        options = self.imagine(view, seed).first_options()
        return self.think(view, seed).results() if len(options) > 1 else [(options[0], 0, 0.0)]

    def imagine(self, view: View, seed: int) -> Tournament:
        """The worlds it thinks in: what the others may hold, and what kinds of players they may be."""
        world = tournament_of(view, seed, self.usual, fair=self.level.fair)
        if self.level.flat:
            world.look_once()
        return world

    def think(self, view: View, seed: int) -> TreeSearch:
        search = TreeSearch(self.imagine(view, seed), self.level.curiosity)
        self.braked = search_for(search, self.level.simulations, self.level.seconds)
        return search


def worth_thinking(view: View, offers: Offers) -> bool:
    """Not where there is one move; never for an answer: its time would tell who could give one (CAM-51)."""
    return view.phase != "reaction" and len(offers.moves) > 1
