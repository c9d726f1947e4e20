"""What must be played: a capture that is owed, a piece that was touched (ETO-40, ETO-41, ETO-60)."""

from __future__ import annotations

from tablee.games.etoile.geometry import Mask
from tablee.games.etoile.meta import soufflage_played
from tablee.games.etoile.moves import Play
from tablee.games.etoile.reach import Reach, reach_of
from tablee.games.etoile.state import State


def reach_now(state: State) -> Reach:
    return reach_of(state.board, state.turn, state.options)


def owed(state: State) -> bool:
    """Whether a capture that can be made must be made: without soufflage, and after a take-back."""
    return state.obliged or not soufflage_played(state.options)


def legal_plays(state: State) -> dict[Play, Mask]:
    """Every play `refuse_play` lets through, captures first, with the cells it clears."""
    reach = reach_now(state)
    plays = reach.captures if reach.captures and owed(state) else reach.plays
    if state.owed_to is not None:
        pieces = state.board.of(state.owed_to)
        plays = {play: taken for play, taken in plays.items() if taken & pieces}
    if state.touched is None:
        return plays
    return {play: taken for play, taken in plays.items() if play.path[0] == state.touched}
