"""A guessed hand must be able to do what everybody knows it can: open a tournament (CAM-11, CAM-14)."""

from __future__ import annotations

from tablee.games.camelot.pieces import COLOUR, SUPPORT, Card, Cards, with_card, without
from tablee.games.camelot.starting import barred
from tablee.games.camelot.state import Columns, Seat, put
from tablee.games.camelot.view import View


def opener(view: View) -> Seat | None:
    """Another seat that has yet to put down the first card of a tournament."""
    seat = view.waiting[0] if view.phase == "naming" else None
    if view.phase == "turn" and view.turn is not None and view.turn.opening and not view.turn.entered:
        seat = view.turn.seat
    return None if seat == view.seat else seat


def can_open(view: View, card: Card) -> bool:
    """Whether this card is one with which the tournament can be opened."""
    if card in SUPPORT:
        return True
    if view.colour is None:
        return card in COLOUR and COLOUR[card] != barred(view.options, view.previous)
    return COLOUR.get(card) == view.colour


def with_an_opening(view: View, seat: Seat, hands: Columns, pile: Cards) -> tuple[Columns, Cards]:
    """The same cards, but the opener's first one changed for one to open with, wherever that is."""
    given = hands[seat][0]
    for at, card in enumerate(pile):
        if can_open(view, card):
            changed = with_card(without(hands[seat], given), card)
            return put(hands, seat, changed), (*pile[:at], given, *pile[at + 1 :])
    for other, hand in enumerate(hands):
        card = next((held for held in hand if can_open(view, held)), "")
        if card and other not in (seat, view.seat):
            hands = put(hands, other, with_card(without(hand, card), given))
            return put(hands, seat, with_card(without(hands[seat], given), card)), pile
    return hands, pile
