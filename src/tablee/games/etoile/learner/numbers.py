"""The star in numbers: cells turned so that the camp of whoever looks comes first.

A play is the cell it leaves and the cell it ends on. Where several paths join the same two cells, the
first in writing has that number, and the others are “further ways” to the cell they end on, up to six.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from tablee.core.contract import Offers
from tablee.games.etoile.geometry import STARS
from tablee.games.etoile.meta import Options
from tablee.games.etoile.moves import AcceptDraw, DeclineDraw, Huff, Move, Oblige, Play, Touch, Waive
from tablee.games.etoile.view import Names, View
from tablee.lab.translator import Fields, Numbers

CAMPS, CELLS, OF_A_CAMP = 3, 48, 16
FURTHER: Final = 6
PLAYS = CELLS * CELLS
HUFFS = PLAYS + CELLS * FURTHER
TOUCHES = HUFFS + CELLS
ANSWERS: tuple[Move, ...] = (Oblige(), Waive(), AcceptDraw(), DeclineDraw())
WORDS = TOUCHES + CELLS


class EtoileNumbers:
    game = "etoile"
    size = WORDS + len(ANSWERS)
    fields: Fields = (
        ("men of each camp, one’s own first, then round the star", CAMPS * CELLS),
        ("queens of each camp", CAMPS * CELLS),
        ("whose turn it is", CAMPS),
        ("camps that still play", CAMPS),
        ("pieces each camp has lost, as a share of twelve", CAMPS),
        ("cells of pieces that may be huffed", CELLS),
        ("cell of the piece that was touched", CELLS),
        ("obliged to capture, a draw is offered", 2),
        ("the count towards a draw, as a share of its limit", 1),
    )

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def refuse(self, options: Options) -> None:
        """Every table will do."""

    def observe(self, view: View) -> Numbers:
        first = own_camp(view)
        camps = [(first + step) % CAMPS for step in range(CAMPS)]
        out = {camp for gone in view.gone for camp in gone}
        plays = [float(camp < len(view.seats) and camp not in out) for camp in camps]
        claimed = view.claim.cells if view.claim is not None else ()
        touched = () if view.touched is None else (view.touched,)
        numbers = [
            *[self._plane(view, view.sides[camp].men, first) for camp in camps],
            *[self._plane(view, view.sides[camp].queens, first) for camp in camps],
            np.array([float(view.turn == camp) for camp in camps]),
            np.array(plays),
            np.array([view.lost[camp] / 12 if camp < len(view.lost) else 0.0 for camp in camps]),
            self._plane(view, claimed, first),
            self._plane(view, touched, first),
            np.array([float(view.obliged), float(view.offer is not None)]),
            np.array([view.count / view.limit if view.limit else 0.0]),
        ]
        seen: Numbers = np.clip(np.concatenate(numbers), 0, 1).astype(np.float32)
        return seen

    def legal(self, view: View, offers: Offers) -> dict[int, Any]:
        first, found = own_camp(view), dict[int, Any]()
        further = [0] * CELLS
        plays = [move for move in offers.moves if isinstance(move, Play)]
        for move in sorted(plays, key=lambda play: (len(play.path), play.path)):
            start, end = self._cell(view, move.path[0], first), self._cell(view, move.path[-1], first)
            number = start * CELLS + end
            if number in found:
                number = PLAYS + end * FURTHER + further[end]
                further[end] += 1
                if further[end] > FURTHER:
                    continue
            found[number] = move
        for move in offers.moves:
            if isinstance(move, Huff | Touch):
                base = HUFFS if isinstance(move, Huff) else TOUCHES
                found[base + self._cell(view, move.cell, first)] = move
            elif move in ANSWERS:
                found[WORDS + ANSWERS.index(move)] = move
        return found

    def scores(self, view: View) -> None:
        """Nothing is counted: the places are all there is."""

    def _plane(self, view: View, cells: Names, first: int) -> Numbers:
        plane = np.zeros(CELLS, np.float32)
        plane[[self._cell(view, cell, first) for cell in cells]] = 1
        return plane

    def _cell(self, view: View, name: str, first: int) -> int:
        return (STARS[view.options.cells].number[name] - OF_A_CAMP * first) % CELLS


def own_camp(view: View) -> int:
    return 0 if view.seat is None else view.seats.index(view.seat)
