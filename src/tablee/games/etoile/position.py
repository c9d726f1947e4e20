"""A position that can be written, read, drawn and played on (ETO-70).

    A:dark:A=Aa1,QBd4:B=Be1,Bc3:C=:count=4

The camp to move, the colour played, every camp's cells (`Q` before a queen; a camp without cells is
out), and how far the count of ETO-52 has run, if it has. At two, only A and B are written.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

import msgspec

from tablee.core.contract import Step
from tablee.core.notation import NotationError
from tablee.games.etoile.board import Board, cells_of, opening, put
from tablee.games.etoile.drawing import star_svg
from tablee.games.etoile.ending import hand_on
from tablee.games.etoile.geometry import CAMPS, STARS, Colour
from tablee.games.etoile.meta import META, Options
from tablee.games.etoile.notation import read_cell
from tablee.games.etoile.state import State

MEN = 12


class Position(msgspec.Struct, frozen=True):
    board: Board
    camps: int = 3
    cells: Colour = "dark"
    turn: int = 0
    count: int = 0

    def __str__(self) -> str:
        return write_position(self)

    def svg(
        self, bottom: int = 0, marked: Iterable[str] = (), path: Sequence[str] = (), names: bool = False
    ) -> str:
        """The star as a picture, camp `bottom` below; cells marked, a move drawn, cells named."""
        return star_svg(self.board, self.cells, bottom, marked, path, names, text=str(self))

    def _repr_svg_(self) -> str:
        return self.svg()


def start(camps: int, cells: Colour = "dark") -> Position:
    """The opening position for two or three."""
    return Position(opening(STARS[cells], camps), camps, cells)


def position_of(state: State) -> Position:
    return Position(state.board, len(state.seats), state.options.cells, state.turn, state.count)


def begin(position: Position, options: Options, seats: tuple[int, ...]) -> Step:
    """A game that starts here; it may be over at once."""
    if position.cells != options.cells or position.camps != len(seats):
        raise ValueError("the position is for another table: colour and players must agree")
    board = position.board
    if not board.occupied:
        raise ValueError("nobody has a piece here")
    lost = tuple([MEN - board.of(c).bit_count() if c < position.camps else 0 for c in range(3)])
    state = State(
        options, seats, board, turn=position.turn, count=position.count, lost=lost, rules=META.rules
    )
    return hand_on(state, position.turn, ())


def write_position(position: Position) -> str:
    sides = [f"{CAMPS[camp]}={','.join(_written(position, camp))}" for camp in range(position.camps)]
    count = [f"count={position.count}"] if position.count else []
    return ":".join([CAMPS[position.turn], position.cells, *sides, *count])


def _written(position: Position, camp: int) -> Iterator[str]:
    names, queens = STARS[position.cells].names, position.board.queens[camp]
    for cell in cells_of(position.board.of(camp)):
        yield ("Q" if queens >> cell & 1 else "") + names[cell]


def read_position(text: str) -> Position:
    """The position of that text; `NotationError` says what is wrong at which column."""
    fields = list(_fields(text, ":", 1))
    count = _read_count(*fields.pop()) if fields[-1][0].startswith("count=") else 0
    if not 4 <= len(fields) <= 5:
        raise NotationError("expected turn:colour:A=…:B=… and, for three, :C=…", len(text) + 1)
    (turn, at), (colour, column), *sides = fields
    camps = len(sides)
    if len(turn) != 1 or turn not in CAMPS[:camps]:
        raise NotationError(f"{turn!r} is no camp at this table; expected one of {CAMPS[:camps]}", at)
    if colour not in STARS:
        raise NotationError(f"{colour!r} is no colour; expected dark or light", column)
    board = Board((0, 0, 0), (0, 0, 0))
    for camp, (side, begins) in enumerate(sides):
        board = _read_side(board, camp, side, begins, colour)
    return Position(board, camps, colour, CAMPS.index(turn), count)


def _fields(text: str, mark: str, column: int) -> Iterator[tuple[str, int]]:
    """The parts of a text between marks, each with the column it begins at."""
    for part in text.split(mark):
        yield part, column
        column += len(part) + 1


def _read_count(text: str, column: int) -> int:
    digits = text.removeprefix("count=")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 4):
        raise NotationError(f"{digits!r} is no count; expected a number", column + len("count="))
    return int(digits)


def _read_side(board: Board, camp: int, text: str, column: int, colour: Colour) -> Board:
    if not text.startswith(f"{CAMPS[camp]}="):
        raise NotationError(f"expected {CAMPS[camp]}= and its cells", column)
    parts = [part for part in _fields(text[2:], ",", column + 2) if text != f"{CAMPS[camp]}="]
    if len(parts) > MEN:
        raise NotationError(f"a camp has {MEN} pieces at most", parts[MEN][1])
    for part, begins in parts:
        board = _read_piece(board, camp, part, begins, colour)
    return board


def _read_piece(board: Board, camp: int, text: str, column: int, colour: Colour) -> Board:
    queen, star = text.startswith("Q"), STARS[colour]
    name = read_cell(text.removeprefix("Q"), column + queen)
    if name not in star.number:
        raise NotationError(f"{name} is not a {colour} cell", column + queen)
    cell = star.number[name]
    if board.occupied >> cell & 1:
        raise NotationError(f"{name} holds a piece already", column + queen)
    if not queen and star.crown[camp] >> cell & 1:
        raise NotationError(f"a man of {CAMPS[camp]} on {name} would be a queen: Q{name}", column)
    return put(board, camp, cell, queen)
