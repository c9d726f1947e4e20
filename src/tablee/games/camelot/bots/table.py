"""What a Camelot player reads off a table: its strength in a colour, what rivals may still have.

All of it looks at a state, the true one of a world a bot imagines; of other hands it takes the
sizes alone.
"""

from __future__ import annotations

from tablee.games.camelot.pieces import COLOUR, COLOURS, LADY, SUPPORT, VALUE, Card, Cards, Colour
from tablee.games.camelot.state import Seat, State
from tablee.games.camelot.totals import worth
from tablee.games.camelot.winning import needed

GREEN, PURPLE = "green", "purple"
ADDS: dict[Colour | None, dict[Card, int]] = {
    colour: {
        card: 1 if colour == GREEN else value
        for card, value in VALUE.items()
        if card in SUPPORT or COLOUR[card] == colour
    }
    for colour in COLOURS
}
"""By colour: the cards that may be added, and what they count there (CAM-22, CAM-27)."""

FITTING = 0.31  # of the cards one does not see: those of one colour, and support
MEAN = {colour: 1.0 if colour == GREEN else 3.3 for colour in COLOURS}  # what such a card counts


def usable(hand: Cards, colour: Colour | None, *, lady: bool) -> list[Card]:
    """The cards one could add, the cheapest first; of the ladies one at most (CAM-26)."""
    adds = ADDS[colour]
    cards = [card for card in hand if card in adds and card != LADY]
    cards.sort(key=VALUE.__getitem__)
    return [*cards, LADY] if lady and LADY in hand else cards


def strength(hand: Cards, colour: Colour) -> int:
    """All one could put down in a tournament of that colour."""
    return _added(hand, colour, lady=True)


def reach(state: State, seat: Seat) -> int:
    """One's total if one plays everything that fits."""
    character = state.characters[seat]
    more = _added(state.hands[seat], state.colour, lady=LADY not in character)
    return worth(character, state.colour) + more


def _added(hand: Cards, colour: Colour | None, *, lady: bool) -> int:
    adds = ADDS[colour]
    whole = sum([adds[card] for card in hand if card in adds])
    ladies = hand.count(LADY)
    return whole - adds[LADY] * (ladies - lady) if ladies else whole


def expected_reach(state: State, seat: Seat) -> float:
    """A rival's likely total if they play everything: of their hand one knows the size alone."""
    assert state.colour is not None
    more = FITTING * MEAN[state.colour] * len(state.hands[seat])
    return worth(state.characters[seat], state.colour) + more


def best_rival(state: State, seat: Seat) -> int:
    """The total to beat (CAM-24)."""
    colour = state.colour
    return max([worth(column, colour) for other, column in enumerate(state.characters) if other != seat])


def lead(state: State, seat: Seat) -> int:
    """By how much one is above the best of the others; below it if negative."""
    return worth(state.characters[seat], state.colour) - best_rival(state, seat)


def wins_something(state: State, seat: Seat, colour: Colour | None) -> bool:
    """Whether this tournament's token would be a new one; purple gives any (CAM-34, CAM-35)."""
    return colour == PURPLE or colour not in state.tokens[seat]


def about_to_win(state: State, seat: Seat) -> bool:
    """Whether this tournament would give that seat its last token."""
    last = len(state.tokens[seat]) + 1 == needed(len(state.hands))
    return last and wins_something(state, seat, state.colour)
