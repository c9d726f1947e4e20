"""A player of Dschamál: a hand in the bag, a builder, and somebody who chooses; the level says how well."""

from __future__ import annotations

from tablee.bots.bot import WithHeavyMoments, WithPreparation
from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.dschamal.bots.building import build
from tablee.games.dschamal.bots.hand import Level, search
from tablee.games.dschamal.bots.kept import get_to_know
from tablee.games.dschamal.bots.piece_choice import choice
from tablee.games.dschamal.meta import META
from tablee.games.dschamal.moves import Move
from tablee.games.dschamal.view import View


class Player(WithHeavyMoments, WithPreparation):
    """Light in the bag, heavy at the tower, where drops are tried out in the physics."""

    heavy = False

    def __init__(self, level: Level) -> None:
        self.level = level

    def prepare(self) -> None:
        """Get to know all forms by touch: a fifth of a second, once a process, before any duel."""
        get_to_know(META.rules)

    def level_at(self, view: View) -> Level:
        """How well it plays now."""
        return self.level

    def heavy_at(self, view: View) -> bool:
        return view.phase == "build"

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        assert view.seat is not None
        if view.phase == "search":
            return search(view, self.level_at(view), chance)
        if view.phase == "build":
            assert view.piece is not None
            level = self.level_at(view)
            return build(view.towers[view.seat], view.piece, level.tries, level.unsteady, chance)
        return choice(view, offers.moves, chance)
