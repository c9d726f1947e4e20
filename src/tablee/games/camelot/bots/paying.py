"""The cards that bring one's character above all others, as cheaply as a glance finds them."""

from __future__ import annotations

from tablee.games.camelot.bots.table import ADDS, about_to_win, best_rival, usable
from tablee.games.camelot.pieces import ASSOMME, LADY, VALUE, Card, Colour
from tablee.games.camelot.state import State, Turn
from tablee.games.camelot.totals import worth

LADY_RISK = 5  # points: what a lady costs more where there are tokens to lose (CAM-31)


def payment(state: State, turn: Turn) -> list[Card] | None:
    """What to add so that one may stay in, a lady only if nothing else is enough; None if nothing is.

    To stay in takes a card a turn, at first one of colour or support (CAM-21, CAM-25).
    """
    seat, colour = turn.seat, state.colour
    character = state.characters[seat]
    missing = best_rival(state, seat) + 1 - worth(character, colour)
    if missing <= 0 and turn.played and (turn.entered or not turn.first):
        return []
    stunned = ASSOMME in state.laid[seat]
    if stunned and turn.added:
        return None
    cards = usable(state.hands[seat], colour, lady=False)
    choose = one_card if stunned else cheapest
    paid = choose(cards, max(missing, 1), colour)
    if paid is None and LADY in state.hands[seat] and may_risk_lady(state, turn):
        return choose([*cards, LADY], max(missing, 1), colour)
    return paid


def may_risk_lady(state: State, turn: Turn) -> bool:
    """One at a time (CAM-26); nobody enters with her who could lose a token, but to stop a winner."""
    seat = turn.seat
    if LADY in state.characters[seat]:
        return False
    if not turn.first or turn.opening or not state.tokens[seat]:
        return True
    return any(about_to_win(state, rival) for rival in state.inside if rival != seat)


def one_card(cards: list[Card], missing: int, colour: Colour | None) -> list[Card] | None:
    """Before an Assommé a turn adds one card (CAM-50)."""
    adds = ADDS[colour]
    return next(([card] for card in cards if adds[card] >= missing), None)


def cheapest(cards: list[Card], missing: int, colour: Colour | None) -> list[Card] | None:
    """The smallest card that is enough; while none is, the greatest and then the rest."""
    adds = ADDS[colour]
    if sum([adds[card] for card in cards]) < missing:
        return None
    left, paid = list(cards), list[Card]()
    while missing > 0:
        card = next((card for card in left if adds[card] >= missing), left[-1])
        left.remove(card)
        paid.append(card)
        missing -= adds[card]
    return paid[::-1]


def cost_of(cards: list[Card], state: State, turn: Turn) -> int:
    """In points of printed value: that is what the cards could do elsewhere."""
    risk = LADY_RISK if LADY in cards and state.tokens[turn.seat] else 0
    return sum([VALUE[card] for card in cards]) + risk
