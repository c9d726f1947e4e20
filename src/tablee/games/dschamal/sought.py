"""What there is to find in a search: a shape of theirs, the decisive one, or any (DSC-31, DSC-72)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tablee.core.question import Question, ask
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.pieces import CAMEL, SHAPES, Piece, Pieces, coloured, shape_of
from tablee.games.dschamal.state import REACH, Bout, Seat


class Sought(NamedTuple):
    """What the hand in the bag is asked, and a piece of each kind that counts, one's own if there is one."""

    question: Question
    pieces: Pieces = ()


_LAST: dict[Seat, tuple[Options, Bout, tuple[Pieces, ...], Sought]] = {}


def sought(options: Options, bout: Bout, owned: tuple[Pieces, ...], seat: Seat) -> Sought:
    """For a seat that searches in this bout: the same at every touch, and not worked out again for it."""
    last = _LAST.get(seat)
    if last is None or last[0] is not options or last[1] is not bout or last[2] is not owned:
        last = _LAST[seat] = options, bout, owned, _looked_up(options, bout, owned, seat)
    return last[3]


def _looked_up(options: Options, bout: Bout, owned: tuple[Pieces, ...], seat: Seat) -> Sought:
    seats = (seat,) if options.game == "quartett" else (seat, *bout.fighters)
    lying = [piece for one in seats for piece in coloured(owned[one])]
    return _sought(options.game, bout.purpose, bout.middle, tuple(lying))


@lru_cache(maxsize=256)
def _sought(game: str, purpose: str, middle: Piece | None, lying: Pieces) -> Sought:
    if middle is not None:
        return Sought(ask("search-decisive", form=SHAPES[shape_of(middle)]), (middle, CAMEL))
    if purpose == REACH:
        return Sought(ask("search-alone"))
    if game == "turm":
        return Sought(ask("search-turm"))
    first = {shape_of(piece): piece for piece in reversed(lying)}
    shapes = tuple(sorted(first))
    pieces = tuple([first[shape] for shape in shapes])
    if game == "quartett":
        return Sought(ask("search-own", shapes=shapes), pieces)
    return Sought(ask("search", shapes=shapes) if shapes else ask("search-camel"), (*pieces, CAMEL))
