"""Seating for the first round (DAL-10, DAL-11)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.dalmuti.events import SeatCardsDrawn
from tablee.games.dalmuti.pieces import Card, Cards
from tablee.games.dalmuti.state import Order, Seat

Drawn = tuple[tuple[Seat, Card], ...]


def draw_order(seats: int, deck: Cards, chance: Chance) -> tuple[Order, tuple[SeatCardsDrawn, ...]]:
    """The first social order, best card first, and the public draws that led to it."""
    draws: list[SeatCardsDrawn] = []
    order = _ranked(tuple(range(seats)), deck, chance, draws)
    return order, tuple(draws)


def _ranked(seats: Order, deck: Cards, chance: Chance, draws: list[SeatCardsDrawn]) -> Order:
    drawn = draw_cards(seats, deck, chance)
    draws.append(SeatCardsDrawn(drawn))
    order: list[Seat] = []
    for card in sorted({card for _, card in drawn}):
        tied = tuple(seat for seat, held in drawn if held == card)
        order.extend(tied if len(tied) == 1 else _ranked(tied, deck, chance, draws))
    return tuple(order)


def draw_cards(seats: Order, deck: Cards, chance: Chance) -> Drawn:
    """One card each from the shuffled deck; a joker counts as 13 (DAL-10)."""
    left = list(deck)
    return tuple((seat, left.pop(chance.below(len(left)))) for seat in seats)
