"""Dschamál in numbers: the plain moves of a hand, and what it feels.

The Turm is left out: where a piece can be let go is no list of actions.
"""

from __future__ import annotations

import numpy as np

from tablee.games.dschamal.fingertip import LEVELS, NOTHING, POINTS, STEEPEST, TILTS, blank
from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.meta import META, Options
from tablee.games.dschamal.moves import Choose, Give, Move, Start, Take
from tablee.games.dschamal.offering import PLAIN
from tablee.games.dschamal.pieces import COLOURED, shape_of
from tablee.games.dschamal.view import View
from tablee.games.dschamal.winning import largest_set
from tablee.lab.translator import Numbers

PHASES = ("choose", "ready", "search", "take", "give")
RECENT = 8  # touches
TOUCH = 2 + POINTS + 2  # numbers of one: where, what, and how it is tilted


class DschamalNumbers:
    game = "dschamal"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions: tuple[Move, ...] = all_moves(seats)
        self.length = len(PHASES) + seats * (COLOURED + 2) + COLOURED // 4 + 4 + RECENT * TOUCH

    def refuse(self, options: Options) -> str | None:
        """Duell, Dreier and Quartett have a list of actions; the Turm has none."""
        turm = options.game == "turm"
        return "the Turm has no list of actions: a piece can be let go anywhere" if turm else None

    def observe(self, view: View) -> Numbers:
        """The phase, everybody's pieces from one's own on, the decisive shape, the hand and its touches."""
        me = view.seat or 0
        numbers = [float(view.phase == phase) for phase in PHASES]
        for step in range(self.seats):
            seat = (me + step) % self.seats
            numbers += [float(piece in view.owned[seat]) for piece in range(COLOURED)]
            numbers += [float(seat in view.bout.fighters), float(seat in view.waiting)]
        middle = -1 if view.bout.middle is None else shape_of(view.bout.middle)
        numbers += [float(shape == middle) for shape in range(COLOURED // 4)]
        return np.array(numbers + hand_numbers(view), dtype=np.float32)

    def scores(self, view: View) -> tuple[float, ...]:
        """Winning pieces; in the Quartett the largest set (DSC-46, DSC-73)."""
        if view.options.game == "quartett":
            return tuple([float(largest_set(owned)) for owned in view.owned])
        return tuple([float(sum([shape_of(p) in view.winning for p in owned])) for owned in view.owned])


def hand_numbers(view: View) -> list[float]:
    hand = view.hand
    touches: list[float] = []
    lately = () if hand is None else hand.lately[-RECENT:]
    for touch in lately:
        touches += [touch.x / WIDTH, touch.y / WIDTH, *relief_numbers(touch.relief or blank(META.rules))]
    touches += [0.0] * ((RECENT - len(lately)) * TOUCH)
    if hand is None:
        return [0.0] * 4 + touches
    gone = min(1.0, hand.clock / (1000 * view.options.search_seconds))
    return [hand.x / WIDTH, hand.y / WIDTH, gone, min(1.0, hand.holds / 2), *touches]


def relief_numbers(relief: str) -> list[float]:
    """Each point from 0, nothing there, to 1, the highest; then both tilts from 0, falling, to 1, rising."""
    points = [0.0 if sign == NOTHING else int(sign) / len(LEVELS) for sign in relief[:POINTS]]
    tilts = [0.5 if sign == NOTHING else TILTS.index(sign) / (2 * STEEPEST) for sign in relief[POINTS:]]
    return points + tilts


def all_moves(seats: int) -> tuple[Move, ...]:
    pieces = range(COLOURED)
    return (
        *[Choose(piece) for piece in pieces],
        Start(),
        Start(after_pause=True),
        *PLAIN,
        *[Take(piece) for piece in pieces],
        *[Give(piece, to) for piece in pieces for to in range(seats)],
    )
