"""A move as the record will hold it: with what whoever runs the game measured and simulated."""

from __future__ import annotations

from typing import Any

from tablee.core.contract import Game, Seat


def needs_simulation(game: Game, state: Any, seat: Seat, move: Any) -> bool:
    """Whether completing this move is long work."""
    return game.simulated is not None and game.simulated.needs_simulation(state, seat, move)


def complete(game: Game, state: Any, seat: Seat, move: Any, elapsed: int, delay: int) -> Any:
    """The move the rules will see; most moves are complete as their player made them."""
    if game.measured is not None:
        move = game.measured.measure(state, seat, move, elapsed, delay)
    if game.simulated is not None and game.simulated.needs_simulation(state, seat, move):
        move = game.simulated.simulate(state, seat, move)
    return move


def complete_as_claimed(game: Game, state: Any, seat: Seat, move: Any) -> Any:
    """A complete move where nobody measures: the time that was claimed is the time that counts."""
    ends = game.clocked.ends_at(state, seat, move) if game.clocked is not None else None
    return complete(game, state, seat, move, ends or 0, 0)
