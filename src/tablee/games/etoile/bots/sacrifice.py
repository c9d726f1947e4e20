"""Whether it pays to have one's own piece taken: what one could then take back (ETO-40)."""

from __future__ import annotations

from tablee.core.chance import Stream
from tablee.games.etoile import game
from tablee.games.etoile.board import Board
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.moves import Oblige
from tablee.games.etoile.reach import reach_of
from tablee.games.etoile.state import Camp, State
from tablee.games.etoile.view import View

QUEEN = 3  # men that a queen is worth
NO_CHANCE = Stream(bytes(32))  # the star asks for none


def pays(view: View, owner: Camp) -> bool:
    """Whichever capture the offender chooses, the owner could take back more than is lost."""
    state = game.guess(view, NO_CHANCE)
    back: State = game.apply(state, state.seats[owner], Oblige(), NO_CHANCE).state
    offender = back.seats[back.turn]
    gains = []
    for play in legal_plays(back):
        then: State = game.apply(back, offender, play, NO_CHANCE).state
        taken = reach_of(then.board, owner, then.options).captures.values()
        most = max([worth(then.board, lifted) for lifted in taken], default=0)
        gains.append(most - worth(back.board, back.board.of(owner) & ~then.board.of(owner)))
    return min(gains) > 0


def worth(board: Board, cells: int) -> int:
    """In men."""
    return cells.bit_count() + (QUEEN - 1) * (cells & sum(board.queens)).bit_count()
