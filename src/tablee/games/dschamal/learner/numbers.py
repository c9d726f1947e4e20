"""Dschamál in numbers: the plain moves of a hand, and what it feels.

The Turm is left out: where a piece can be let go is no list of actions.
"""

from __future__ import annotations

import numpy as np

from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.moves import Choose, Give, Move, Start, Take
from tablee.games.dschamal.offering import PLAIN
from tablee.games.dschamal.pieces import COLOURED, shape_of
from tablee.games.dschamal.touch import ACROSS, BLANK, LEVELS, NOTHING
from tablee.games.dschamal.view import View
from tablee.games.dschamal.winning import largest_set
from tablee.lab.translator import Numbers

PHASES = ("choose", "ready", "search", "take", "give")
RECENT = 8  # touches


class DschamalNumbers:
    game = "dschamal"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.actions: tuple[Move, ...] = all_moves(seats)
        self.length = (
            len(PHASES) + seats * (COLOURED + 2) + COLOURED // 4 + 4 + RECENT * (2 + ACROSS * ACROSS)
        )

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
        felt = [0.0 if sign == NOTHING else (int(sign) + 1) / (LEVELS + 1) for sign in touch.relief or BLANK]
        touches += [touch.x / WIDTH, touch.y / WIDTH, *felt]
    touches += [0.0] * ((RECENT - len(lately)) * (2 + ACROSS * ACROSS))
    if hand is None:
        return [0.0] * 4 + touches
    gone = min(1.0, hand.clock / (1000 * view.options.search_seconds))
    return [hand.x / WIDTH, hand.y / WIDTH, gone, min(1.0, hand.holds / 2), *touches]


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
