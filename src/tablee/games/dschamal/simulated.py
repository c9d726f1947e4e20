"""The piece that a player lets go of falls before the rules see it (`Simulated`, DSC-85)."""

from __future__ import annotations

from tablee.games.dschamal.moves import Build, Move
from tablee.games.dschamal.pieces import ALL, form_of
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.state import Building, Seat, State
from tablee.games.dschamal.tower import Tower, possible


def warm() -> None:
    """The relief of every form in every pose: what a first touch would else wait for."""
    for form in {form_of(piece) for piece in ALL}:
        for pose in range(poses(form)):
            heights(form, pose)


def needs_simulation(state: State, seat: Seat, move: Move) -> bool:
    """Whether there is anything to let fall; else the rules refuse it, whatever it claims."""
    phase = state.phase
    if not isinstance(move, Build) or not isinstance(phase, Building) or seat != phase.seat:
        return False
    return move.drop.piece == phase.piece and possible(move.drop)


def simulate(state: State, seat: Seat, move: Build) -> Move:
    from tablee.games.dschamal.physics import completed

    return completed(state.towers[seat], move)


def film(state: State, seat: Seat, move: Move) -> tuple[Tower, ...]:
    """How the piece fell, 30 pictures a second."""
    if not isinstance(move, Build) or not needs_simulation(state, seat, move):
        return ()
    from tablee.games.dschamal.physics import settle

    return settle(state.towers[seat], move.drop).film
