"""What whoever runs the game adds to a move before the rules see it: measured time, and gravity.

A player sends what he did and how long he says it took. The house, which alone knows its clock
and the delay of his line, turns that into what counts (DSC-84); and it lets the piece he let go
of fall (DSC-85). The completed move is what goes into the record.
"""

from __future__ import annotations

from msgspec.structs import replace

from tablee.games.dschamal.moves import Build, Call, Close, Feel, Lay, LetGo, Move, Push
from tablee.games.dschamal.race import judged
from tablee.games.dschamal.searching import hand_of
from tablee.games.dschamal.state import Building, Searching, Seat, State
from tablee.games.dschamal.tower import possible


def complete(state: State, seat: Seat, move: Move, elapsed: int, delay: int) -> Move:
    """The move as the record will hold it.

    `elapsed` are the milliseconds since the start of this search as the house gave it, its
    pause included; `delay` is the delay it measured on this player's line, both ways.
    """
    if isinstance(move, Build):
        return _built(state, seat, move)
    if isinstance(move, Feel | Push | Close | LetGo | Call | Lay):
        return _timed(state, seat, move, elapsed, delay)
    return move


def _timed(
    state: State, seat: Seat, move: Feel | Push | Close | LetGo | Call | Lay, elapsed: int, delay: int
) -> Move:
    """A claim ahead of the house's own clock leaves no time for the move: the rules refuse it (DSC-90)."""
    hand = hand_of(state.phase, seat) if isinstance(state.phase, Searching) else None
    if hand is None:
        return move
    return replace(move, ms=judged(hand.clock + move.ms, elapsed, delay) - hand.clock)


def _built(state: State, seat: Seat, move: Build) -> Move:
    if not isinstance(state.phase, Building) or seat != state.phase.seat:
        return move
    if move.drop.piece != state.phase.piece or not possible(move.drop):
        return move  # the rules refuse it, whatever it claims
    from tablee.games.dschamal.physics import completed

    return completed(state.towers[seat], move)
