"""What a table between two tournaments is worth to a seat: its chance to win the game.

The weights were fitted to thousands of such tables, apart for two players and for more
(docs/decisions/camelot-bots.md): a token is worth about eight points of cards that can still win
one, an action card about five.
"""

from __future__ import annotations

from math import exp

import msgspec

from tablee.games.camelot.pieces import COLOUR, VALUE, Card, Colour
from tablee.games.camelot.state import Naming, Over, Seat, State
from tablee.games.camelot.winning import needed


class Weights(msgspec.Struct, frozen=True):
    """`missing`: by the number of tokens still missing; `point`: of a card that can still win one."""

    missing: tuple[float, ...]
    card: float
    point: float
    action: float
    start: float


DUEL = Weights((9.0, 0.95, 0.34, -0.09, -0.59, -0.83), card=0.07, point=0.08, action=0.37, start=0.19)
TABLE = Weights((9.0, 1.38, 0.52, -0.17, -0.86, -1.31), card=0.08, point=0.06, action=0.31, start=0.11)
POINTS: dict[Card, int] = {card: 3 if card == "green-1" else value for card, value in VALUE.items()}


def chance_to_win(state: State, seat: Seat) -> float:
    """Between 0 and 1; the chances of all seats make 1."""
    if isinstance(state.phase, Over):
        return float(len(state.tokens[seat]) == needed(len(state.hands)))
    weights = DUEL if len(state.hands) == 2 else TABLE
    promises = [exp(promise(state, other, weights)) for other in range(len(state.hands))]
    return promises[seat] / sum(promises)


def promise(state: State, seat: Seat, weights: Weights) -> float:
    tokens = state.tokens[seat]
    starts = isinstance(state.phase, Naming) and state.phase.seat == seat
    held = sum([worth_of(card, tokens, weights) for card in state.hands[seat]])
    missing = needed(len(state.hands)) - len(tokens)
    return weights.missing[missing] + held + (weights.start if starts else 0)


def worth_of(card: Card, tokens: tuple[Colour, ...], weights: Weights) -> float:
    """A card in hand; one of a colour won already is worth little or nothing."""
    if card not in VALUE:
        return weights.action
    colour = COLOUR.get(card)
    spent = colour in tokens and colour != "purple"
    return weights.card if spent else weights.card + weights.point * POINTS[card]
