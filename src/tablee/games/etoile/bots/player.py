"""A player of L'Étoile des Dames at any level: how far it looks ahead, and what it never sees."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.bots.bot import ENDLESS, WithBrake, WithCompiledSearch, WithPatience
from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.games.etoile.board import Board
from tablee.games.etoile.bots.sacrifice import pays
from tablee.games.etoile.bots.search.learnt import learnt
from tablee.games.etoile.bots.search.tree import Search
from tablee.games.etoile.bots.search.worth import COMPILED, Weights, Worth
from tablee.games.etoile.fast import Moved, Twin
from tablee.games.etoile.geometry import STARS, Star
from tablee.games.etoile.meta import Options, soufflage_played
from tablee.games.etoile.moves import AcceptDraw, DeclineDraw, Huff, Move, Oblige, Play, Waive
from tablee.games.etoile.view import SeenClaim, View, board_of

WORSE = -60  # points from which a draw is welcome
MANY = 1_000_000  # nodes for which a small table of positions is soon full
SMALL, LARGE = 1 << 18, 1 << 20


class Level(NamedTuple):
    """The budgets of a search; whichever is spent first ends it.

    Levels count nodes, so the same view and the same chance lead to the same move; `seconds` are a brake,
    for machines that are too slow.
    """

    nodes: int
    seconds: float = 60.0
    depth: int = 60
    blind: bool = False  # sees its own move and never the reply
    style: str = ""  # the way to think with three in play; by default what the arena found best
    endings: bool = False  # knows endings by heart
    learnt: bool = False  # values positions by what games taught, where there is any, not by hand


PLAIN = Level(nodes=0)


class Thought(NamedTuple):
    """The move found, what it is worth to the one who makes it, and how far that looked ahead."""

    move: Move
    points: int
    depth: int


class Player(WithBrake, WithPatience, WithCompiledSearch):
    """Sees the view, as anybody at the table does, and answers with one of the offers."""

    def __init__(self, level: Level, heavy: bool) -> None:
        self.level, self.heavy = level, heavy
        self.light = heavy and not COMPILED  # the brake then comes before the last node
        self.braked = False  # whether time cut the last thought short

    @property
    def name(self) -> str:
        """As an arena shows a player that is no level of the house."""
        return f"{self.level.style or 'player'} {self.level.nodes}"

    def patient(self) -> Player:
        return Player(self.level._replace(seconds=ENDLESS), self.heavy)

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        self.braked = False
        if view.offer is not None:
            return self._answer(view)
        if view.claim is not None and view.claim.owner is not None:
            return Oblige() if pays(view, view.claim.owner) else Waive()
        return self.think(view, offers, chance.below(1 << 31)).move

    def think(self, view: View, offers: Offers, seed: int = 1) -> Thought:
        """The best of the offers; the same seed and no clock give the same thought."""
        level = self.level
        twin, search = _mind(view.options, len(view.seats), level)
        _set_up(twin, view)
        spelt = [_spelled(STARS[view.options.cells], moved) for moved in twin.moves()]
        offered = set(offers.moves)
        allowed = [number for number, move in enumerate(spelt) if move in offered]
        if level.blind:
            return self._dream(view, {number: spelt[number] for number in allowed}, seed)
        best = search.think(allowed, level.nodes, level.seconds, level.depth, seed)
        self.braked = search.braked
        return Thought(spelt[best], search.value, search.depth)

    def _dream(self, view: View, moves: dict[int, Move], seed: int) -> Thought:
        """The move after which things look best, as if nobody answered."""
        twin, search = _mind(view.options, len(view.seats), self.level)
        worth = {}
        for number in moves:
            _set_up(twin, view)
            twin.moves()
            twin.advance(number)
            worth[number] = search.standing(view.turn, seed)
        best = max(worth, key=worth.__getitem__)
        return Thought(moves[best], worth[best], 1)

    def _answer(self, view: View) -> Move:
        """A draw is agreed to only when behind."""
        assert view.seat is not None
        return AcceptDraw() if standing(view, view.seat, self.level) < WORSE else DeclineDraw()


def standing(view: View, seat: int, level: Level = PLAIN) -> int:
    """The points of a seat as the position stands, without looking ahead."""
    twin, search = _mind(view.options, len(view.seats), level)
    _set_up(twin, view)
    return search.standing(view.seats.index(seat))


def best_style(options: Options, learns: bool) -> str:
    """What the arena found best with three in play."""
    return "best-reply" if soufflage_played(options) and not learns else "paranoid"


def _mind(options: Options, camps: int, level: Level) -> tuple[Twin, Search]:
    slots = LARGE if level.nodes > MANY else SMALL
    style = level.style or best_style(options, level.learnt)
    return _kept_mind(options, camps, style, level.endings, level.learnt, slots)


@lru_cache(maxsize=4)
def _kept_mind(
    options: Options, camps: int, style: str, endings: bool, learns: bool, slots: int
) -> tuple[Twin, Search]:
    """Kept from move to move: making its tables takes longer than many a move."""
    twin = Twin(options, camps)
    worth = Worth(options, Weights(), endings, learnt(options) if learns else None)
    return twin, Search(twin, worth, style, slots)


def _set_up(twin: Twin, view: View) -> None:
    board = board_of(STARS[view.options.cells], view.sides)
    out = [camp for group in view.gone for camp in group]
    alive = sum(1 << camp for camp in range(len(view.seats)) if camp not in out)
    twin.place(*_words(board), view.turn, view.count, alive)
    if view.claim is not None:
        _set_claim(twin, STARS[view.options.cells], view.claim)
    if view.obliged:
        twin.oblige()


def _set_claim(twin: Twin, star: Star, claim: SeenClaim) -> None:
    sides, queens = _words(board_of(star, claim.before))
    twin.claim(
        claim.offender, sides, queens, claim.count, sum(1 << star.number[cell] for cell in claim.cells)
    )


def _words(board: Board) -> tuple[list[int], int]:
    return [board.of(camp) for camp in range(3)], sum(board.queens)


def _spelled(star: Star, moved: Moved) -> Move:
    kind, path, taken = moved
    names = tuple([star.names[cell] for cell in path])
    if kind == "oblige":
        return Oblige()
    return Huff(names[0]) if kind == "huff" else Play(names, taken > 0)
