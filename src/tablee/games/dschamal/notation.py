"""Moves as short text, for the terminal, records read by people, and tests.

`choose blue-ball`, `start`, `start lot`, `feel 12 0 60` (mm, mm, ms), `push -10 0 110`, `close 150`,
`pinch 6 220` (across by steps of 15°, ms), `roll 260`, `let-go 100`, `call 50`, `lay 180` (or
`lay 180 12`: measured within 12 ms), `give-up`, `take white-cube`, `give camel 2`;
`build P x y z qx qy qz qw` and, after `|`, each piece that stands, in the same way (`-`: none known).
"""

from __future__ import annotations

from collections.abc import Callable

from tablee.games.dschamal.moves import (
    Build,
    Call,
    Choose,
    Close,
    Feel,
    Give,
    GiveUp,
    Lay,
    LetGo,
    Move,
    Pinch,
    Push,
    Roll,
    Start,
    Take,
)
from tablee.games.dschamal.pieces import NAMED, Piece, name_of
from tablee.games.dschamal.tower import Placed


def write_move(move: Move) -> str:  # noqa: C901  (one line a move)
    match move:
        case Choose(piece):
            return f"choose {name_of(piece)}"
        case Start(after_pause):
            return "start lot" if after_pause else "start"
        case Feel(dx, dy, ms):
            return f"feel {dx} {dy} {ms}"
        case Push(dx, dy, ms):
            return f"push {dx} {dy} {ms}"
        case Close(ms):
            return f"close {ms}"
        case Pinch(across, ms):
            return f"pinch {across} {ms}"
        case Roll(ms):
            return f"roll {ms}"
        case LetGo(ms):
            return f"let-go {ms}"
        case Call(ms):
            return f"call {ms}"
        case Lay(ms, within):
            return f"lay {ms} {within}" if within else f"lay {ms}"
        case GiveUp():
            return "give-up"
        case Take(piece):
            return f"take {name_of(piece)}"
        case Give(piece, to):
            return f"give {name_of(piece)} {to}"
        case Build(drop, settled):
            standing = ["-"] if settled is None else [_write_placed(placed) for placed in settled]
            return " | ".join([f"build {_write_placed(drop)}", *standing])


def read_move(text: str) -> Move:
    """The move of that text; `ValueError` says what was expected."""
    head, *rest = text.split(maxsplit=1)
    words = rest[0].split() if rest else []
    if head == "build":
        return _read_build(rest[0] if rest else "")
    if head == "start" and words in ([], ["lot"]):
        return Start(after_pause=bool(words))
    reader = _READERS.get((head, len(words)))
    if reader is None:
        raise ValueError(f"{text!r} is no move: as in 'feel 12 0 60', 'lay 180', 'take blue-ball'")
    return reader(words)


_READERS: dict[tuple[str, int], Callable[[list[str]], Move]] = {
    ("choose", 1): lambda w: Choose(read_piece(w[0])),
    ("take", 1): lambda w: Take(read_piece(w[0])),
    ("give", 2): lambda w: Give(read_piece(w[0]), int(w[1])),
    ("feel", 3): lambda w: Feel(*[int(word) for word in w]),
    ("push", 3): lambda w: Push(*[int(word) for word in w]),
    ("close", 1): lambda w: Close(int(w[0])),
    ("pinch", 2): lambda w: Pinch(int(w[0]), int(w[1])),
    ("roll", 1): lambda w: Roll(int(w[0])),
    ("let-go", 1): lambda w: LetGo(int(w[0])),
    ("call", 1): lambda w: Call(int(w[0])),
    ("lay", 1): lambda w: Lay(int(w[0])),
    ("lay", 2): lambda w: Lay(int(w[0]), int(w[1])),
    ("give-up", 0): lambda w: GiveUp(),
}


def read_piece(word: str) -> Piece:
    if word not in NAMED:
        raise ValueError(f"{word!r} is no piece: as in 'blue-ball', 'camel'")
    return NAMED[word]


def _write_placed(placed: Placed) -> str:
    numbers = (placed.x, placed.y, placed.z, *placed.q)
    return " ".join([name_of(placed.piece), *[str(number) for number in numbers]])


def _read_placed(text: str) -> Placed:
    words = text.split()
    if len(words) != 8:
        raise ValueError(f"{text.strip()!r} is no place: a piece and seven numbers")
    x, y, z, *q = (int(word) for word in words[1:])
    return Placed(read_piece(words[0]), x, y, z, (q[0], q[1], q[2], q[3]))


def _read_build(text: str) -> Build:
    drop, *standing = text.split("|")
    if [part.strip() for part in standing] == ["-"]:
        return Build(_read_placed(drop))
    return Build(_read_placed(drop), tuple([_read_placed(part) for part in standing]))
