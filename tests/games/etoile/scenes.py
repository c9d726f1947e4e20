"""Positions set up from text and moves written as on paper."""

from __future__ import annotations

from typing import Any

from tablee.core.chance import Recorded
from tablee.core.contract import Step
from tablee.core.refusal import Refusal
from tablee.games.etoile import game
from tablee.games.etoile.board import cells_of
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.meta import Options
from tablee.games.etoile.notation import read_move, write_move
from tablee.games.etoile.position import Position, begin, read_position, start
from tablee.games.etoile.state import State

NO_CHANCE = Recorded(())


def at(position: str | Position, **options: Any) -> State:
    """A game from this position; seat 0 is A, 1 is B, 2 is C."""
    read = read_position(position) if isinstance(position, str) else position
    state: State = begin(read, Options(cells=read.cells, **options), tuple(range(read.camps))).state
    return state


def opened(camps: int, **options: Any) -> State:
    return at(start(camps, options.pop("cells", "dark")), **options)


def mover(state: State) -> int:
    return state.seats[state.turn]


def step(state: State, text: str, seat: int | None = None) -> Step:
    return game.apply(state, mover(state) if seat is None else seat, read_move(text), NO_CHANCE)


def do(state: State, *texts: str) -> State:
    """Each move made by the seat whose turn it is."""
    for text in texts:
        state = step(state, text).state
    return state


def refusal(state: State, text: str, seat: int | None = None) -> Refusal | None:
    return game.refuse(state, mover(state) if seat is None else seat, read_move(text))


def refused(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    found = refusal(state, text, seat)
    assert found is not None, f"{text} is let through"
    return found.clause, found.reason


def plays(state: State, start: str = "") -> set[str]:
    return {write_move(play) for play in legal_plays(state) if not start or play.path[0] == start}


def captures(state: State) -> set[str]:
    return {text for text in plays(state) if "x" in text}


def events(done: Step) -> list[str]:
    return [str(told.event.__struct_config__.tag) for told in done.events]


def pieces(state: State, camp: int) -> set[str]:
    """The camp's cells, queens with their `Q`."""
    names, board = state.star.names, state.board
    men = {names[cell] for cell in cells_of(board.men[camp])}
    return men | {f"Q{names[cell]}" for cell in cells_of(board.queens[camp])}
