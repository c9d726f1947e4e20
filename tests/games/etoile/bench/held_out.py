"""A star player for measuring alone: no fit, no search and no test of a level has ever seen it.

It is a hedgehog. It takes as much as it can, gives as little as it can at the next capture of anybody or by
a huff, and else keeps its pieces together: as many as can be with one of their own beside them. It huffs
whatever it can, never obliges, and never looks further ahead.
"""

from __future__ import annotations

from tablee.core.chance import Chance, Stream
from tablee.core.contract import Offers
from tablee.games.etoile import game
from tablee.games.etoile.board import Board
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.geometry import CELLS, Star
from tablee.games.etoile.moves import DeclineDraw, Huff, Move, Play, Waive
from tablee.games.etoile.reach import reach_of
from tablee.games.etoile.state import State, still_in
from tablee.games.etoile.view import View

NO_CHANCE = Stream(bytes(32))  # the star asks for none
QUEEN = 3  # men that a queen is worth


class Hedgehog:
    heavy = False

    def choose(self, view: View, offers: Offers, chance: Chance) -> Move:
        moves: tuple[Move, ...] = offers.moves
        for answer in (DeclineDraw(), Waive()):
            if answer in moves:
                return answer
        huffs = [move for move in moves if isinstance(move, Huff)]
        if huffs:
            return huffs[chance.below(len(huffs))]
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return moves[0]
        state = game.guess(view, NO_CHANCE)
        taken = legal_plays(state)
        return max(plays, key=lambda move: (*_liking(state, move, taken[move]), chance.below(1000)))


def _liking(state: State, move: Play, taken: int) -> tuple[int, int]:
    camp = state.turn
    then: State = game.apply(state, state.seats[camp], move, NO_CHANCE).state
    if then.end is not None:
        return (100, 0)
    captures = [
        lifted & then.board.of(camp)
        for rival in still_in(then)
        if rival != camp
        for lifted in reach_of(then.board, rival, then.options).captures.values()
    ]
    lost = max([_worth(then.board, lifted) for lifted in captures], default=0) + (then.claim is not None)
    gained = _worth(state.board, taken) + _worth(then.board, then.board.of(camp))
    return gained - lost, _together(then.board.of(camp), then.star)


def _worth(board: Board, cells: int) -> int:
    return cells.bit_count() + (QUEEN - 1) * (cells & sum(board.queens)).bit_count()


def _together(own: int, star: Star) -> int:
    """How many pieces have one of their own beside them."""
    return sum([any(own >> near & 1 for near in star.neighbours[cell]) for cell in CELLS if own >> cell & 1])
