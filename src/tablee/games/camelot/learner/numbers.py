"""Camelot in numbers: cards by kind, seats counted from whoever looks.

An action card's number says what it needs: whom it is played on, a colour, and which kind of card of a
character it names. Equal cards of a character share a number: it stands for the oldest of them.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tablee.core.contract import Offers
from tablee.games.camelot.learner.action_numbers import ActionNumbers
from tablee.games.camelot.meta import Options
from tablee.games.camelot.pieces import ACTIONS, COLOURS, KINDS, LAID, PLACE, TOKENS_OF_A_COLOUR, VALUE, Cards
from tablee.games.camelot.view import View
from tablee.lab.translator import Fields, Numbers

PHASES = ("naming", "turn", "reaction", "adaptation", "token-lost", "token-won", "over")
VALUED = tuple([kind for kind in KINDS if kind.card in VALUE])
LYING = tuple(sorted(LAID))
FULL_HAND, HIGH_TOTAL = 20, 60
EACH_SEAT = (
    "each seat, one’s own first: inside, asked, starts, deals, on turn, hand / 20, total / 60, short / 60, "
    "tokens / 5; tokens by colour; character by kind; laid cards"
)
OF_A_SEAT = 9 + len(COLOURS) + len(VALUED) + len(LYING)


class CamelotNumbers:
    game = "camelot"

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self._actions = ActionNumbers(seats)
        self.size = self._actions.size
        self.fields: Fields = (
            ("phase: " + ", ".join(PHASES), len(PHASES)),
            ("the tournament’s colour", len(COLOURS)),
            ("the last tournament’s colour", len(COLOURS)),
            ("one’s hand by kind, as a share of all such cards", len(KINDS)),
            ("the announced action card", len(ACTIONS)),
            ("discards by kind, as a share of all such cards", len(KINDS)),
            ("the pile, as a share of all cards", 1),
            (EACH_SEAT, seats * OF_A_SEAT),
        )

    def refuse(self, options: Options) -> None:
        """Every table will do."""

    def observe(self, view: View) -> Numbers:
        me = view.seat or 0
        action = "" if view.action is None else view.action.card
        numbers = [float(view.phase == phase) for phase in PHASES]
        numbers += [float(view.colour == colour) for colour in COLOURS]
        numbers += [float(view.previous == colour) for colour in COLOURS]
        numbers += shares(view.hand)
        numbers += [float(action == card) for card in ACTIONS]
        numbers += shares(view.discarded)
        numbers.append(view.pile / sum([kind.count for kind in KINDS]))
        for step in range(self.seats):
            numbers += self._seat(view, (me + step) % self.seats)
        return np.clip(np.array(numbers, dtype=np.float32), 0, 1)

    def legal(self, view: View, offers: Offers) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for move in offers.moves:
            found.setdefault(self._actions.number(view, move), move)
        return found

    def scores(self, view: View) -> tuple[float, ...]:
        """The tokens won so far."""
        return tuple([float(len(tokens)) for tokens in view.tokens])

    def _seat(self, view: View, seat: int) -> list[float]:
        character, laid = view.characters[seat], view.laid[seat]
        turn = view.turn is not None and view.turn.seat == seat
        return [
            float(seat in view.inside),
            float(seat in view.waiting),
            float(seat == view.starter),
            float(seat == view.dealer),
            float(turn),
            view.counts[seat] / FULL_HAND,
            view.totals[seat] / HIGH_TOTAL,
            view.short[seat] / HIGH_TOTAL,
            len(view.tokens[seat]) / TOKENS_OF_A_COLOUR,
            *[float(colour in view.tokens[seat]) for colour in COLOURS],
            *[character.count(kind.card) / kind.count for kind in VALUED],
            *[float(card in laid) for card in LYING],
        ]


def shares(cards: Cards) -> list[float]:
    held = [0] * len(KINDS)
    for card in cards:
        held[PLACE[card]] += 1
    return [count / kind.count for count, kind in zip(held, KINDS, strict=True)]
