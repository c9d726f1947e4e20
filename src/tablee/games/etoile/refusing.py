"""Why a piece may not be moved so: the clause that says it, for every illegal path (ETO-90)."""

from __future__ import annotations

from tablee.core.refusal import Refusal, refused
from tablee.games.etoile.duty import legal_plays, owed, reach_now
from tablee.games.etoile.geometry import Cell, square_named
from tablee.games.etoile.meta import duty_clause
from tablee.games.etoile.moves import Play, Touch
from tablee.games.etoile.reach import prey_of
from tablee.games.etoile.state import State


def no_move() -> Refusal:
    return refused("ETO-90", "no-landing-cell")


def refuse_play(state: State, move: Play) -> Refusal | None:
    if move in legal_plays(state):
        return None
    return (
        _refuse_names(state, move)
        or _refuse_piece(state, move.path[0])
        or _refuse_sign(state, move)
        or _refuse_duty(state, move)
        or _refuse_cut(state, move)
        or _refuse_shape(state, move)
    )


def refuse_touch(state: State, move: Touch) -> Refusal | None:
    if not state.options.touched:
        return refused("ETO-41", "touching-is-free")
    if state.touched is not None:
        return refused("ETO-41", "touched-must-move", cell=state.touched)
    refusal = _refuse_cell(state, move.cell) or _refuse_piece(state, move.cell)
    if refusal is not None:
        return refusal
    if all(play.path[0] != move.cell for play in legal_plays(state)):
        return refused("ETO-41", "piece-cannot-move", cell=move.cell)
    return None


def _refuse_cell(state: State, name: str) -> Refusal | None:
    if name in state.star.number:
        return None
    if square_named(name) is None:
        return refused("ETO-90", "no-such-cell", cell=name)
    return refused("ETO-03", "wrong-colour", cell=name)


def _refuse_names(state: State, move: Play) -> Refusal | None:
    if len(move.path) < 2:
        return refused("ETO-90", "no-landing-cell")
    return next(filter(None, (_refuse_cell(state, name) for name in move.path)), None)


def _refuse_piece(state: State, name: str) -> Refusal | None:
    if not state.board.of(state.turn) >> state.star.number[name] & 1:
        return refused("ETO-90", "not-your-piece", cell=name)
    if state.touched not in (None, name):
        return refused("ETO-41", "touched-must-move", cell=str(state.touched))
    return None


def _refuse_sign(state: State, move: Play) -> Refusal | None:
    """A capture announced where none is made, or made without saying so."""
    if Play(move.path, not move.takes) not in reach_now(state).plays:
        return None
    return refused("ETO-70", "takes-nothing" if move.takes else "takes-a-piece")


def _refuse_duty(state: State, move: Play) -> Refusal | None:
    """A plain move while a capture is compulsory, or a capture of other pieces than are owed."""
    reach = reach_now(state)
    other = state.owed_to is not None and move in reach.captures
    if not other and (move not in reach.quiet or not reach.captures or not owed(state)):
        return None
    if state.owed_to is not None:
        return refused("ETO-40", "take-theirs", seat=state.seats[state.owed_to])
    if state.obliged:
        return refused("ETO-40", "capture-instead")
    return refused(duty_clause(state.options), "capture-first")


def _refuse_cut(state: State, move: Play) -> Refusal | None:
    """A chain is carried on to its end (ETO-22, ETO-33)."""
    size = len(move.path)
    for play in legal_plays(state):
        if len(play.path) > size and play.path[:size] == move.path:
            return refused(_capture_clause(state, move), "chain-cut-short", next=play.path[size])
    return None


def _refuse_shape(state: State, move: Play) -> Refusal:
    """The first leg shows what is wrong with a plain move; longer paths are no chain at all."""
    start, to = state.star.number[move.path[0]], state.star.number[move.path[1]]
    if len(move.path) > 2:
        return refused(_capture_clause(state, move), "no-such-chain")
    if state.board.occupied >> to & 1:
        return refused("ETO-20", "cell-occupied", cell=move.path[1])
    between = _between(state, start, to)
    if between is None:
        return refused("ETO-04", "not-on-the-diagonal", start=move.path[0], to=move.path[1])
    if state.board.queens[state.turn] >> start & 1:
        return _refuse_queen(state, between)
    return _refuse_man(state, between)


def _between(state: State, start: Cell, to: Cell) -> tuple[Cell, ...] | None:
    """The cells between two cells of one diagonal, or None if they share none."""
    return next((ray[: ray.index(to)] for ray in state.star.rays[start] if to in ray), None)


def _refuse_man(state: State, between: tuple[Cell, ...]) -> Refusal:
    if not between:
        return refused("ETO-21", "backward-step")
    over = between[0]
    if len(between) > 1 or not state.board.occupied >> over & 1:
        return refused("ETO-20", "one-cell-at-a-time")
    name = state.star.names[over]
    if not prey_of(state.board, state.turn) >> over & 1:
        return refused("ETO-22", "own-piece", cell=name)
    if state.options.rules == "italian":
        return refused("ETO-63", "queens-take-queens", cell=name)
    return refused("ETO-61" if state.options.rules == "english" else "ETO-62", "forward-captures-only")


def _refuse_queen(state: State, between: tuple[Cell, ...]) -> Refusal:
    met = [cell for cell in between if state.board.occupied >> cell & 1]
    if state.options.rules == "english" and len(between) > len(met):
        return refused("ETO-61", "one-cell-at-a-time")
    own = [cell for cell in met if state.board.of(state.turn) >> cell & 1]
    if own:
        return refused("ETO-32", "own-piece", cell=state.star.names[own[0]])
    if len(met) > 1:
        return refused("ETO-33", "one-piece-at-a-time")
    return refused("ETO-33", "stop-behind", cell=state.star.names[met[0]])


def _capture_clause(state: State, move: Play) -> str:
    start = state.star.number[move.path[0]]
    return "ETO-33" if state.board.queens[state.turn] >> start & 1 else "ETO-22"
