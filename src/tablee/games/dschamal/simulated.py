"""The piece that a player lets go of falls before the rules see it (`Simulated`, DSC-85)."""

from __future__ import annotations

import msgspec

from tablee.games.dschamal.moves import Build, Move
from tablee.games.dschamal.pieces import ALL, form_of
from tablee.games.dschamal.resting import heights, poses
from tablee.games.dschamal.state import Building, Seat, State
from tablee.games.dschamal.tower import Tower, possible

EVERY = 33  # milliseconds between two pictures


class TowerRetold(msgspec.Struct, frozen=True, gc=False, tag="tower"):
    """How a piece fell, picture by picture."""

    every: int
    poses: tuple[Tower, ...]


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


def refilmed(before: State, seat: Seat, move: Move) -> TowerRetold | None:
    """The fall again, if it ends as the record says: on another machine it may not, and the record counts."""
    if not isinstance(move, Build) or not needs_simulation(before, seat, move):
        return None
    try:
        from tablee.games.dschamal.physics import settle
    except ModuleNotFoundError:
        return None  # a record is looked at without the physics too
    found = settle(before.towers[seat], move.drop)
    return TowerRetold(EVERY, found.film) if found.tower == move.settled else None


def film(state: State, seat: Seat, move: Move) -> tuple[Tower, ...]:
    """How the piece fell, 30 pictures a second."""
    if not isinstance(move, Build) or not needs_simulation(state, seat, move):
        return ()
    from tablee.games.dschamal.physics import settle

    return settle(state.towers[seat], move.drop).film
