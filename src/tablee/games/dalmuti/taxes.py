"""Taxes, and the hidden swap among the people (DAL-20 to DAL-22, DAL-52, DAL-54)."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dalmuti.events import CardsGiven, SwapOffered, SwapSkipped, TaxChosen, TaxesExchanged
from tablee.games.dalmuti.moves import AnswerSwap, GiveTax, OfferSwap
from tablee.games.dalmuti.pieces import Cards, Hand, cards_of, holds, with_cards, without
from tablee.games.dalmuti.state import Gift, Order, Playing, Seat, State, Swap, Taxing, replace_hand

GREATER_TAX, LESSER_TAX = 2, 1  # cards (DAL-20)


def tax_pairs(order: Order) -> tuple[tuple[Seat, Seat, int], ...]:
    """Dalmuti, péon and number of cards (DAL-20)."""
    return ((order[0], order[-1], GREATER_TAX), (order[1], order[-2], LESSER_TAX))


def tribute(hand: Hand, count: int) -> Cards:
    """A péon's best cards; jokers are the worst (DAL-20, DAL-21)."""
    return cards_of(hand)[:count]


def people(order: Order) -> Order:
    """Everybody between the Dalmutis and the péons (DAL-10, DAL-11)."""
    return order[2:-2]


def open_taxes(state: State, events: tuple[Told, ...]) -> Step:
    """Taxes are chosen now, unless the first round is free of them (DAL-52)."""
    if state.round == 1 and state.options.free_first_round:
        return Step(msgspec.structs.replace(state, phase=Playing(state.order[0], None, ())), events)
    swap_open = state.options.people_swap and len(people(state.order)) >= 2
    return Step(msgspec.structs.replace(state, phase=Taxing((), None, swap_open)), events)


def choosers(order: Order, phase: Taxing) -> frozenset[Seat]:
    """Who still has something to choose before anything changes hands (DAL-22)."""
    chosen = {gift.giver for gift in phase.chosen}
    waiting = {dalmuti for dalmuti, _, _ in tax_pairs(order)} - chosen
    if phase.swap_open:
        waiting.add(order[2] if phase.swap is None else phase.swap.partner)
    return frozenset(waiting)


def refuse_tax(state: State, phase: Taxing, seat: Seat, move: GiveTax) -> Refusal | None:
    for dalmuti, _, count in tax_pairs(state.order):
        if seat != dalmuti:
            continue
        if any(gift.giver == seat for gift in phase.chosen):
            return refused("DAL-22", "tax-already-chosen")
        if len(move.cards) != count:
            return refused("DAL-20", "wrong-tax", wanted=count, got=len(move.cards))
        if not holds(state.hands[seat], move.cards):
            return refused("DAL-90", "not-held")
        return None
    return refused("DAL-20", "not-a-dalmuti")


def refuse_swap(state: State, phase: Taxing, seat: Seat) -> Refusal | None:
    """Whether this seat is the highest of the people and has not chosen yet (DAL-54)."""
    if not phase.swap_open or phase.swap is not None or seat != state.order[2]:
        return refused("DAL-54", "no-swap-to-offer")
    return None


def refuse_offer(state: State, phase: Taxing, seat: Seat, move: OfferSwap) -> Refusal | None:
    refusal = refuse_swap(state, phase, seat)
    if refusal is not None:
        return refusal
    if move.partner == seat or move.partner not in people(state.order):
        return refused("DAL-54", "not-of-the-people")
    return None if holds(state.hands[seat], (move.card,)) else refused("DAL-90", "not-held")


def refuse_answer(state: State, phase: Taxing, seat: Seat, move: AnswerSwap) -> Refusal | None:
    if phase.swap is None or not phase.swap_open or seat != phase.swap.partner:
        return refused("DAL-54", "no-swap-to-answer")
    return None if holds(state.hands[seat], (move.card,)) else refused("DAL-90", "not-held")


def give_tax(state: State, phase: Taxing, seat: Seat, move: GiveTax) -> Step:
    receiver = next(peon for dalmuti, peon, _ in tax_pairs(state.order) if dalmuti == seat)
    gift = Gift("tax", seat, receiver, tuple(sorted(move.cards)))
    chosen = tuple(sorted((*phase.chosen, gift), key=lambda g: state.order.index(g.giver)))
    return _go_on(state, Taxing(chosen, phase.swap, phase.swap_open), Told(TaxChosen(seat)))


def offer_swap(state: State, phase: Taxing, seat: Seat, move: OfferSwap) -> Step:
    swap = Swap(move.partner, move.card)
    return _go_on(state, Taxing(phase.chosen, swap, True), Told(SwapOffered(seat, move.partner)))


def skip_swap(state: State, phase: Taxing, seat: Seat) -> Step:
    return _go_on(state, Taxing(phase.chosen, None, False), Told(SwapSkipped(seat)))


def answer_swap(state: State, phase: Taxing, seat: Seat, move: AnswerSwap) -> Step:
    assert phase.swap is not None
    head = state.order[2]
    swapped = (Gift("swap", head, seat, (phase.swap.card,)), Gift("swap", seat, head, (move.card,)))
    return _go_on(state, Taxing(phase.chosen + swapped, phase.swap, False), Told(TaxChosen(seat)))


def _go_on(state: State, phase: Taxing, told: Told) -> Step:
    if choosers(state.order, phase):
        return Step(msgspec.structs.replace(state, phase=phase), (told,))
    return exchange(state, phase, (told,))


def exchange(state: State, phase: Taxing, events: tuple[Told, ...]) -> Step:
    """Everything changes hands at once: what was chosen, and what the péons owe (DAL-22)."""
    owed = tuple(
        Gift("tribute", peon, dalmuti, tribute(state.hands[peon], count))
        for dalmuti, peon, count in tax_pairs(state.order)
    )
    gifts = phase.chosen + owed
    hands = state.hands
    for gift in gifts:
        hands = replace_hand(hands, gift.giver, without(hands[gift.giver], gift.cards))
    for gift in gifts:
        hands = replace_hand(hands, gift.receiver, with_cards(hands[gift.receiver], gift.cards))
    told = [
        Told(CardsGiven(g.kind, g.giver, g.receiver, g.cards), tuple(sorted((g.giver, g.receiver))))
        for g in gifts
    ]
    public = Told(TaxesExchanged(tuple((g.giver, g.receiver, len(g.cards)) for g in gifts)))
    after = msgspec.structs.replace(
        state, hands=hands, gifts=state.gifts + gifts, phase=Playing(state.order[0], None, ())
    )
    return Step(after, (*events, public, *told))
