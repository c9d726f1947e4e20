"""The draw by count (ETO-52)."""

from __future__ import annotations

from tablee.games.etoile.board import Board
from tablee.games.etoile.state import Camp, State, still_in


def strength(board: Board, camp: Camp) -> tuple[int, int]:
    """More pieces are stronger; of as many, more queens."""
    return board.of(camp).bit_count(), board.queens[camp].bit_count()


def restarts(state: State, man: bool) -> bool:
    """Whether a move of this turn's camp that neither captures nor makes a queen restarts the count.

    At two, the man of a side that is not the weaker; at three, any man.
    """
    rivals = still_in(state)
    if not man or len(rivals) == 3:
        return man
    own = strength(state.board, state.turn)
    return own >= max([strength(state.board, camp) for camp in rivals])


def limit(state: State) -> int:
    """How many turns the count may reach: 10 rounds, 20 or 30."""
    camps = still_in(state)
    if len(camps) == 3 or any(state.board.men):
        return 30 * len(camps)
    queens = sorted([state.board.queens[camp].bit_count() for camp in camps])
    rounds = 10 if queens == [1, 2] else 20 if queens == [2, 3] else 30
    return rounds * len(camps)


def counted_out(state: State) -> bool:
    """The count is full; a capture missed on its last turn may still be punished first (ETO-40)."""
    return state.count >= limit(state) + (state.claim is not None)
