"""What a seat hopes to pull: how good each form would be, from 0 to 1, and what is still to be found."""

from __future__ import annotations

from collections import Counter

from tablee.games.dschamal.guess import bag_of
from tablee.games.dschamal.pieces import CAMEL, COLOURED, FORMS, SHAPES, Form, form_of, shape_of
from tablee.games.dschamal.state import DECISIVE, LAID, REACH
from tablee.games.dschamal.tower import pieces_in
from tablee.games.dschamal.view import View

CAMEL_FORM: Form = form_of(CAMEL)
POINTED = frozenset(map(SHAPES.index, ("ball", "cone", "narrow-roof", "wide-roof")))
"""Shapes on which nothing stands, however they lie: good for the top of a tower alone."""
TOP = 6  # pieces below the last one of a full tower
BLACK = 0.6  # what a black piece is worth in the Turm


def to_be_found(view: View) -> dict[Form, float]:
    """How many of each form are in the bag: what lies on the table is not (DSC-01)."""
    return {form: float(count) for form, count in Counter(map(form_of, bag_of(view))).items()}


def wishes(view: View) -> dict[Form, float]:
    """For each form how glad one would be of it; the camel counts as called (DSC-13)."""
    assert view.seat is not None
    if view.options.game == "turm":
        return _for_a_tower(view, view.seat)
    wanted = _shapes(view, view.seat)
    good = {form: 1.0 if form in wanted else 0.0 for form in range(len(FORMS))}
    if may_call(view):
        good[CAMEL_FORM] = 1.0
    return good


def _shapes(view: View, seat: int) -> frozenset[int]:
    if view.bout.purpose == REACH:
        everybody = _owned(view, tuple(range(len(view.owned))))
        return frozenset(range(len(SHAPES))) - everybody  # DSC-30
    if view.bout.purpose == DECISIVE and view.bout.middle is not None:
        return frozenset((shape_of(view.bout.middle),))  # DSC-31
    if view.options.game == "quartett":
        return _owned(view, (seat,))  # DSC-72
    return _owned(view, view.bout.fighters)  # DSC-13, DSC-62


def _owned(view: View, seats: tuple[int, ...]) -> frozenset[int]:
    return frozenset([shape_of(piece) for seat in seats for piece in view.owned[seat] if piece < COLOURED])


def _for_a_tower(view: View, seat: int) -> dict[Form, float]:
    """A shape one has not built yet, best one that carries; black ones count too (DSC-51, DSC-56)."""
    built = {shape_of(piece) for piece in pieces_in(view.towers[seat])}
    good = dict.fromkeys(range(len(FORMS)), BLACK)
    for shape in range(len(SHAPES)):
        pointed = shape in POINTED and len(built) < TOP
        good[shape] = 0.0 if shape in built or pointed else 1.0
    good[CAMEL_FORM] = BLACK if any(view.owned) else 0.3
    return good


def may_call(view: View) -> bool:
    """There is no call in the Turm, no camel in the Quartett, and none to win alone."""
    return view.options.game in ("duell", "dreier") and view.bout.purpose != REACH


def too_late(view: View) -> bool:
    """Whether nothing that this hand could still pull would count (DSC-14, DSC-61, DSC-72)."""
    needed = 1 if view.options.game in ("duell", "turm") else 2
    return sum([hand.status == LAID for hand in view.hands]) >= needed
