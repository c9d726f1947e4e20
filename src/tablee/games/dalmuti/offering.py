"""The moves open to a seat: built on the same sections that refuse them."""

from __future__ import annotations

from functools import cache
from itertools import combinations

from tablee.core.contract import Offers
from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    KeepSilent,
    Move,
    OfferSwap,
    Pass,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.pieces import JOKER, Hand, cards_of
from tablee.games.dalmuti.question import (
    CALL,
    LEAD,
    follow_question,
    only_pass_question,
    slip_question,
    tax_question,
)
from tablee.games.dalmuti.sets import legal_sets
from tablee.games.dalmuti.state import Calling, Playing, Seat, Slipping, State, Taxing
from tablee.games.dalmuti.taxes import choosers, people, tax_pairs

NOTHING = Offers()
PASS = Pass()
SETTLEMENTS = (SettleSlip(to_peon=False), SettleSlip(to_peon=True))


def offers(state: State, seat: Seat) -> Offers:
    phase = state.phase
    if isinstance(phase, Playing):
        return _play_offers(state.hands[seat], phase) if seat == phase.turn else NOTHING
    if isinstance(phase, Calling):
        return _call_offers(state, phase, seat)
    if isinstance(phase, Taxing) and seat in choosers(state.order, phase):
        question = tax_question(state, phase, seat)
        return Offers(tuple(_tax_moves(state, phase, seat)), question=question)
    if isinstance(phase, Slipping) and seat == state.order[0] and state.slip is not None:
        return Offers(SETTLEMENTS, question=slip_question(state.slip))
    return NOTHING


def _play_offers(hand: Hand, phase: Playing) -> Offers:
    """Sets first, strongest rank first; passing last, and never for the leader (DAL-30)."""
    trick = phase.trick
    sets = legal_sets(hand, trick)
    if trick is None:
        return Offers(tuple(sets), (), LEAD)
    if not sets:
        return _only_pass(trick.rank, len(trick.cards))
    return Offers((*sets, PASS), (), follow_question(trick.rank, len(trick.cards)))


@cache
def _only_pass(rank: int, count: int) -> Offers:
    """To whoever holds nothing that beats this, as at most turns."""
    return Offers((PASS,), (), only_pass_question(rank, count))


def _call_offers(state: State, phase: Calling, seat: Seat) -> Offers:
    if seat in phase.silent:
        return NOTHING
    both = state.hands[seat][JOKER] == 2
    return Offers((Declare(), KeepSilent()) if both else (KeepSilent(),), question=CALL)


def _tax_moves(state: State, phase: Taxing, seat: Seat) -> list[Move]:
    cards = cards_of(state.hands[seat])
    for dalmuti, _, count in tax_pairs(state.order):
        if seat == dalmuti:
            return [GiveTax(gift) for gift in sorted(set(combinations(cards, count)))]
    if phase.swap is not None:
        return [AnswerSwap(card) for card in sorted(set(cards))]
    partners = [other for other in people(state.order) if other != seat]
    swaps: list[Move] = [OfferSwap(p, card) for p in partners for card in sorted(set(cards))]
    return [*swaps, SkipSwap()]
