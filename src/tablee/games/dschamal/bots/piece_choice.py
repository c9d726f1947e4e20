"""What to put before oneself, to take, to give and to hand on."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.core.chance import Chance
from tablee.games.dschamal.bots.wishes import POINTED
from tablee.games.dschamal.counting import black_points
from tablee.games.dschamal.moves import Choose, Give, Move, Start, Take
from tablee.games.dschamal.pieces import SHAPES, Piece, is_black, shape_of
from tablee.games.dschamal.view import View

CLEAR = ("holed-disc", "cross", "ball", "egg", "narrow-roof", "cube")
"""Shapes a finger knows soonest."""


def choice(view: View, moves: Sequence[Move], chance: Chance) -> Move:
    """Everything that is decided with open eyes; towers apart."""
    any_move = moves[chance.below(len(moves))]
    match any_move:
        case Start():
            return any_move
        case Choose():
            return _chosen(moves, chance)
        case Take() if view.phase == "take":
            return max(moves, key=lambda move: _worth(view, move))
        case Give() if view.phase == "give":
            return min(moves, key=lambda move: _worth(view, move))
        case Give() if view.phase == "hand":
            return min(moves, key=lambda move: _help(view, move))
    return max(moves, key=lambda move: _blacks(view, move))


def _chosen(moves: Sequence[Move], chance: Chance) -> Move:
    clear = [m for m in moves if isinstance(m, Choose) and SHAPES[shape_of(m.piece)] in CLEAR]
    among: Sequence[Move] = clear or moves
    return among[chance.below(len(among))]


def _worth(view: View, move: Move) -> tuple[int, int]:
    """Shapes one has oneself first, then those of which most are out (DSC-45)."""
    assert isinstance(move, Take | Give)
    assert view.seat is not None
    shape = shape_of(move.piece)
    mine = _count(view.owned[view.seat], shape)
    return mine, sum([_count(owned, shape) for owned in view.owned])


def _count(owned: Sequence[Piece], shape: int) -> int:
    return sum([shape_of(piece) == shape for piece in owned])


def _help(view: View, move: Move) -> tuple[int, int]:
    """What carries goes to the lowest tower, what nothing stands on to the highest (DSC-51, DSC-54)."""
    assert isinstance(move, Give)
    high = len(view.towers[move.to])
    spoils = shape_of(move.piece) in POINTED
    return (-high if spoils else high), move.to


def _blacks(view: View, move: Move) -> float:
    """With the camel: the black piece whose way brings one most, the others least (DSC-52, DSC-56)."""
    assert isinstance(move, Take | Give)
    assert view.seat is not None
    counts = [sum([is_black(piece) for piece in owned]) for owned in view.owned]
    giver = next(seat for seat, owned in enumerate(view.owned) if move.piece in owned)
    counts[giver] -= 1
    counts[move.to if isinstance(move, Give) else view.seat] += 1
    points = black_points(counts)
    return points[view.seat] - sum(points) / len(points)
