"""Positions and games of the star in writing (ETO-70), between records and text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.core.chance import Recorded
from tablee.core.notation import NotationError
from tablee.core.record import ChanceRecord, Record, Turn
from tablee.games.etoile import game
from tablee.games.etoile.gamereader import read_game
from tablee.games.etoile.gametext import Played, first_state
from tablee.games.etoile.gametext import write_game as write_played
from tablee.games.etoile.geometry import CAMPS, STARS
from tablee.games.etoile.meta import META, Options
from tablee.games.etoile.moves import Move
from tablee.games.etoile.position import MEN, position_of, read_position
from tablee.games.etoile.position import start as opening
from tablee.games.etoile.position import write_position as write_one
from tablee.games.etoile.state import Seat, State

UNDEALT = "0" * 64


def write_position(state: State) -> str:
    return write_one(position_of(state))


def sides(state: State) -> tuple[int, ...]:
    """By seat, the camp it plays."""
    return tuple([state.seats.index(seat) for seat in range(len(state.seats))])


def write_game(record: Record[Any, Any, Any], states: Sequence[State]) -> str:
    """What was taken back is not written: only the moves that led to the end."""
    first = states[0]
    begun = position_of(first)
    usual = begun == opening(len(first.seats), first.options.cells)
    tags = tuple([(f"Seat{seat}", _quoted(name)) for seat, name in enumerate(record.names)])
    return write_played(Played(first.options, first.seats, _moves(record), None if usual else begun, tags))


def _quoted(name: str) -> str:
    return "".join([char for char in name if char not in '"{}\r\n'])


def _moves(record: Record[Any, Any, Any]) -> tuple[tuple[Seat, Move], ...]:
    """Turn by turn the moves that had led there; a turn that takes back has those of the turn it goes to."""
    ways = list[tuple[tuple[Seat, Move], ...]]()
    for turn in record.turns:
        if isinstance(turn.back, int):
            ways.append(ways[turn.back])
        elif turn.seat is None or turn.move is None:
            ways.append(())
        else:
            ways.append((*ways[-1], (turn.seat, turn.move)))
    return ways[-1]


def read(text: str) -> Record[Any, Any, Any]:
    """A position in one line, or a game with its tags."""
    text = text.strip()
    if text.startswith("["):
        return _record(read_game(text))
    position = read_position(text)
    if not position.board.occupied:
        raise NotationError("nobody has a piece here", 1)
    return _record(Played(Options(cells=position.cells), tuple(range(position.camps)), (), position))


def _record(played: Played) -> Record[Any, Any, Any]:
    state = first_state(played)
    begun: Turn[Any, Any] = Turn(None, None, 0, (), ())
    turns, start = [begun], state
    for seat, move in played.moves:
        step = game.apply(state, seat, move, Recorded(()))
        turns.append(Turn(seat, move, 0, (), step.events))
        state = step.state
    tags, seats = dict(played.tags), len(played.seats)
    names = tuple([tags.get(f"Seat{seat}") or CAMPS[played.seats.index(seat)] for seat in range(seats)])
    chance = ChanceRecord(UNDEALT, None, ("",) * seats)
    return Record(
        META.name, META.rules, names, played.options, chance, tuple(turns), game.standings(state), start
    )


def picture(position: str, bottom: int, path: tuple[str, ...]) -> str:
    drawn = read_position(position)
    if not 0 <= bottom < len(CAMPS):
        raise ValueError("there is no such camp")
    if len(path) > MEN or not set(path) <= set(STARS[drawn.cells].number):
        raise ValueError("a move goes over cells that are played on")
    return drawn.svg(bottom=bottom, path=path)
