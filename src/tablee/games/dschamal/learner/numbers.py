"""Dschamál in numbers: the plain moves of a hand, what it feels, and towers on a grid.

Where a piece is let go in the Turm is one of a grid of choices (`learner/drops.py`).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.core.contract import Offers
from tablee.games.dschamal.fingertip import LEVELS, NOTHING, POINTS, STEEPEST, TILTS, blank
from tablee.games.dschamal.learner.drops import DROPS, drops
from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.meta import META, Options
from tablee.games.dschamal.moves import Build, Choose, Give, Move, Start, Take
from tablee.games.dschamal.offering import PLAIN
from tablee.games.dschamal.pieces import ALL, COLOURED, form_of, shape_of
from tablee.games.dschamal.placing import MICRO, span
from tablee.games.dschamal.tower import FAR, Tower
from tablee.games.dschamal.view import View
from tablee.games.dschamal.winning import largest_set
from tablee.lab.translator import ActionList, Fields, Numbers

PHASES = ("choose", "ready", "search", "take", "give", "hand", "camel", "build")
RECENT = 8  # touches
TOUCH = 2 + POINTS + 2  # numbers of one: where, what, and how it is tilted
FORMS = max([form_of(piece) for piece in ALL]) + 1
TALLEST = 20  # pieces of a tower


class DschamalNumbers:
    game = "dschamal"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._actions = ActionList(all_moves(seats))
        self._drops = len(self._actions.moves)
        self.size = self._drops + DROPS
        self.fields: Fields = (
            ("phase: " + ", ".join(PHASES), len(PHASES)),
            ("each seat, one’s own first: its pieces, at the bag, asked", seats * (len(ALL) + 2)),
            ("the decisive shape", COLOURED // 4),
            ("one’s hand: across, along, time gone, what it holds / 2", 4),
            ("its last touches, oldest first: across, along, relief by point, both tilts", RECENT * TOUCH),
            ("each seat’s tower, own first: pieces / 20, height / 40 cm, top across and along", seats * 4),
            ("the form that is to be built", FORMS),
        )

    def refuse(self, options: Options) -> None:
        """Every table will do."""

    def observe(self, view: View) -> Numbers:
        me = view.seat or 0
        seats = [(me + step) % self.seats for step in range(self.seats)]
        numbers = [float(view.phase == phase) for phase in PHASES]
        for seat in seats:
            numbers += [float(piece in view.owned[seat]) for piece in ALL]
            numbers += [float(seat in view.bout.fighters), float(seat in view.waiting)]
        middle = -1 if view.bout.middle is None else shape_of(view.bout.middle)
        numbers += [float(shape == middle) for shape in range(COLOURED // 4)]
        numbers += hand_numbers(view)
        for seat in seats:
            numbers += tower_numbers(view.towers[seat] if seat < len(view.towers) else ())
        built = form_of(view.piece) if view.phase == "build" and view.piece is not None else -1
        numbers += [float(form == built) for form in range(FORMS)]
        return np.clip(np.array(numbers, dtype=np.float32), 0, 1)

    def legal(self, view: View, offers: Offers) -> dict[int, Any]:
        plain = [move for move in offers.moves if not isinstance(move, Build)]
        found = self._actions.legal(Offers(tuple(plain)))
        if view.phase == "build" and offers.moves and view.seat is not None and view.piece is not None:
            grid = drops(view.towers[view.seat], view.piece)
            found |= {self._drops + number: Build(drop) for number, drop in grid}
        return found

    def scores(self, view: View) -> tuple[float, ...]:
        """Winning pieces; the Quartett's largest set; the Turm's count (DSC-46, DSC-56, DSC-73)."""
        if view.options.game == "quartett":
            return tuple([float(largest_set(owned)) for owned in view.owned])
        if view.options.game == "turm":
            return tuple([float(score.total) for score in view.counted])
        return tuple([float(sum([shape_of(p) in view.winning for p in owned])) for owned in view.owned])


def tower_numbers(tower: Tower) -> list[float]:
    if not tower:
        return [0.0, 0.0, 0.5, 0.5]
    top = max(tower, key=lambda placed: span(placed)[1])
    height = span(top)[1] * MICRO / FAR
    aside = [0.5 + (top.x - tower[0].x) / FAR, 0.5 + (top.y - tower[0].y) / FAR]
    return [len(tower) / TALLEST, height, *aside]


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
    return points + (tilts or [0.5, 0.5])  # by the oldest rules a fingertip feels no tilt


def all_moves(seats: int) -> tuple[Move, ...]:
    """Every plain move any seat could ever be offered, in an order that does not change."""
    return (
        *[Choose(piece) for piece in ALL],
        Start(),
        Start(after_pause=True),
        *PLAIN,
        *[Take(piece) for piece in ALL],
        *[Give(piece, to) for piece in ALL for to in range(seats)],
    )
