"""What a person types for a move, as `reading` understands it."""

from __future__ import annotations

from tablee.cli.faces.face import Reader
from tablee.games.dschamal.moves import Build, Choose, Give, Move, Start, Take
from tablee.games.dschamal.pieces import form_of
from tablee.games.dschamal.placing import set_on
from tablee.games.dschamal.resting import poses
from tablee.games.dschamal.terminal.pieces import capital, say_piece
from tablee.games.dschamal.tower import Placed, Tower
from tablee.games.dschamal.view import View


def write(move: Move, written: str, view: View, reader: Reader) -> str:
    """In the language spoken, seats from 1; what a hand does in the bag stays in the notation."""
    say = reader.words.say
    match move:
        case Start(after_pause):
            return say("typed-word", move="lot" if after_pause else "start")
        case Choose(piece) | Take(piece):
            return capital(say_piece(reader.words, piece))
        case Give(piece, to):
            return f"{capital(say_piece(reader.words, piece))} {to + 1}"
        case Build(drop, None) if view.seat is not None:
            return f"{say('typed-word', move='set')} 0 0 0 {_side(drop, view.towers[view.seat])}"
    return written


def _side(drop: Placed, tower: Tower) -> int:
    """The side it is set on, counted from 1."""
    sides = range(poses(form_of(drop.piece)))
    return 1 + next(side for side in sides if set_on(tower, drop.piece, side) == drop)
