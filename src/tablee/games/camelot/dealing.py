"""The set-up of a game (CAM-05, CAM-06)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.games.camelot.events import DealerDrawn, HandDealt
from tablee.games.camelot.meta import Options
from tablee.games.camelot.pieces import DECK, Cards, in_order
from tablee.games.camelot.starting import open_tournament
from tablee.games.camelot.state import Naming, State, clockwise

DEALT = 8


def deal_cards(seats: int, options: Options, chance: Chance, rules: int) -> Step:
    """A random dealer, eight cards each; the one at their left starts (CAM-06)."""
    dealer = chance.below(seats)
    shuffled = tuple([DECK[i] for i in chance.order(len(DECK))])
    hands = hands_from(shuffled, seats, dealer)
    state = first_state(options, rules, dealer, hands, shuffled[DEALT * seats :])
    dealt = [Told(HandDealt(seat, hand), (seat,)) for seat, hand in enumerate(state.hands)]
    opened = open_tournament(state, state.starter, chance)
    return Step(opened.state, (Told(DealerDrawn(dealer)), *dealt, *opened.events))


def hands_from(shuffled: Cards, seats: int, dealer: int) -> tuple[Cards, ...]:
    """Card by card, beginning at the dealer's left."""
    hands = [in_order(shuffled[place : DEALT * seats : seats]) for place in range(seats)]
    first = (dealer + 1) % seats
    return tuple([hands[(seat - first) % seats] for seat in range(seats)])


def first_state(options: Options, rules: int, dealer: int, hands: tuple[Cards, ...], pile: Cards) -> State:
    seats = len(hands)
    starter = clockwise(seats, dealer)[1]
    nothing: tuple[Cards, ...] = ((),) * seats
    return State(
        options=options,
        tournament=0,
        dealer=dealer,
        starter=starter,
        phase=Naming(starter),
        hands=hands,
        pile=pile,
        discards=(),
        characters=nothing,
        laid=nothing,
        tokens=nothing,
        inside=tuple(range(seats)),
        colour=None,
        previous=None,
        announced=0,
        standing=(),
        fresh=(),
        drawn=nothing,
        known=((),) * (seats + 1),
        rules=rules,
    )
