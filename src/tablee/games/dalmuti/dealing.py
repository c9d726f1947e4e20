"""The deal and the dealer's slip (DAL-15, DAL-50, DAL-51, DAL-55)."""

from __future__ import annotations

import msgspec

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dalmuti import pieces
from tablee.games.dalmuti.events import CardsGiven, CardSlipped, HandDealt, RoundBegun, SlipSettled
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.moves import SettleSlip
from tablee.games.dalmuti.pieces import EMPTY, Cards, Hand, cards_of, hand_of, with_cards, without
from tablee.games.dalmuti.seating import draw_order
from tablee.games.dalmuti.state import (
    Calling,
    Gift,
    Order,
    RoundResult,
    Seat,
    Slip,
    Slipping,
    State,
    replace_hand,
)


def deck_for(seats: int, options: Options) -> Cards:
    """All 80 cards, or fewer at small tables that say so (DAL-50, DAL-51)."""
    if seats == 4 and options.short_deck_4:
        return pieces.deck(without=(11, 12))
    if seats == 5 and options.short_deck_5:
        return pieces.deck(without=(12,))
    return pieces.deck()


def deal_first_round(seats: int, options: Options, rules: int, chance: Chance) -> Step:
    """Cards drawn for the social order, then the deal (DAL-10, DAL-15)."""
    order, draws = draw_order(seats, deck_for(seats, options), chance)
    dealt = deal_round(options, rules, 1, order, (0,) * seats, None, chance)
    return Step(dealt.state, tuple([Told(draw) for draw in draws]) + dealt.events)


def deal_round(
    options: Options,
    rules: int,
    round_number: int,
    order: Order,
    scores: tuple[int, ...],
    last: RoundResult | None,
    chance: Chance,
) -> Step:
    """Every card one by one, the Grand Dalmuti first, until none is left (DAL-15)."""
    seats = len(order)
    deck = deck_for(seats, options)
    shuffled = tuple([deck[i] for i in chance.order(len(deck))])
    hands: list[Hand] = [EMPTY] * seats
    for position, seat in enumerate(order):
        hands[seat] = hand_of(shuffled[position::seats])
    slip = draw_slip(options, order, shuffled, chance)
    state = State(
        rules=rules,
        options=options,
        round=round_number,
        order=order,
        scores=scores,
        hands=tuple(hands),
        played=(EMPTY,) * seats,
        out=(),
        phase=Slipping(),
        slip=slip,
        points=(0,) * seats,
        last=last,
    )
    begun = Told(RoundBegun(round_number, order, tuple([hand[0] for hand in hands])))
    if slip is None:
        return take_up_hands(state, (begun,))
    shown = Told(CardSlipped(slip.meant_for, slip.card))
    if slip.meant_for == order[-1]:
        return take_up_hands(state, (begun, shown))
    return Step(state, (begun, shown))


def draw_slip(options: Options, order: Order, shuffled: Cards, chance: Chance) -> Slip | None:
    """One round in `options.slip`, a card of the deal is shown by accident (DAL-55)."""
    if not options.slip or chance.below(options.slip):
        return None
    index = chance.below(len(shuffled))
    seat = order[index % len(order)]
    return Slip(shuffled[index], seat, seat)


def take_up_hands(state: State, events: tuple[Told, ...]) -> Step:
    """Everybody sees their own cards; then all are asked alike about a Revolution (DAL-25)."""
    dealt = tuple([Told(HandDealt(s, cards_of(hand)), (s,)) for s, hand in enumerate(state.hands)])
    return Step(msgspec.structs.replace(state, phase=Calling(())), events + dealt)


def refuse_settling(state: State, seat: Seat) -> Refusal | None:
    if seat != state.order[0]:
        return refused("DAL-55", "grand-dalmuti-decides", seat=state.order[0])
    return None


def settle_slip(state: State, seat: Seat, move: SettleSlip, chance: Chance) -> Step:
    """The shown card goes where the Grand Dalmuti says; the péon gives one back unseen (DAL-55)."""
    settled = Told(SlipSettled(seat, move.to_peon))
    if not move.to_peon:
        return take_up_hands(state, (settled,))
    assert state.slip is not None
    peon, meant_for, shown = state.order[-1], state.slip.meant_for, state.slip.card
    given = cards_of(state.hands[peon])[chance.below(state.hands[peon][0])]
    hands = replace_hand(state.hands, peon, with_cards(without(state.hands[peon], (given,)), (shown,)))
    hands = replace_hand(hands, meant_for, with_cards(without(hands[meant_for], (shown,)), (given,)))
    gift = Gift("slip", peon, meant_for, (given,))
    after = msgspec.structs.replace(state, hands=hands, gifts=(gift,), slip=Slip(shown, meant_for, peon))
    told = Told(CardsGiven("slip", peon, meant_for, (given,)), (peon, meant_for))
    return take_up_hands(after, (settled, told))
