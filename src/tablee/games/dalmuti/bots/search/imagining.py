"""A view as the search needs it: the twin where the round stands, and all that is known of hidden hands."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from tablee.games.dalmuti.bots.counting import unseen_cards
from tablee.games.dalmuti.bots.search.leanings import fitted, is_taxed, leaning
from tablee.games.dalmuti.bots.search.world import Round
from tablee.games.dalmuti.fast import Twin, packed
from tablee.games.dalmuti.knowledge import known_cards, taxes_done, weakest_tribute
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.moves import GiveTax
from tablee.games.dalmuti.pieces import cards_of, hand_of
from tablee.games.dalmuti.spelling import NO_TRICK, NOBODY, code_of, trick_numbers
from tablee.games.dalmuti.taxes import tax_pairs
from tablee.games.dalmuti.view import View

MOST = 10_000  # hundredths: nobody is taken to be more than a hundred times as likely


@lru_cache(maxsize=4)
def _twin(options: Options, seats: int) -> Twin:
    return Twin(options, seats)


def round_of(view: View, seed: int, *, fair: bool = False) -> Round:
    """What this seat can imagine, `fair` or by what the others did; the seat sees its hand (DAL-55)."""
    assert view.seat is not None
    twin = _twin(view.options, len(view.order))
    _place(twin, view)
    world = Round(twin, view.seat, seed)
    _tell(world, view)
    if fair:
        world.doubt(0)
    else:
        _lean(world, view)
    return world


def _place(twin: Twin, view: View) -> None:
    """All that everybody sees, and my own hand; the other hands are dealt in every simulation."""
    twin.clear_round(view.order, view.round)
    for seat, count in enumerate(view.counts):
        hand = packed(hand_of(view.hand)) if seat == view.seat else 0
        twin.place_hand(seat, hand, view.scores[seat], view.points[seat], count)
    twin.place_out(view.out)
    if view.slip is not None:
        twin.place_slip(view.slip.card, view.slip.meant_for, view.slip.holder, view.phase != "slip")
    if view.phase == "play":
        trick = NO_TRICK if view.trick is None else trick_numbers(view.trick)
        twin.place_play(view.waiting[0], trick, view.passed)
    elif view.phase == "call":
        twin.place_call(view.silent)
    elif view.phase == "taxes":
        _place_taxes(twin, view)


def _place_taxes(twin: Twin, view: View) -> None:
    """What others have chosen already is chosen again by the models: nobody saw it (DAL-22)."""
    mine = {gift.giver: gift.cards for gift in view.choices}
    taxes = [code_of(GiveTax(mine[seat])) if seat in mine else 0 for seat in view.order[:2]]
    partner = NOBODY if view.swap_partner is None else view.swap_partner
    card = view.swap.card if view.swap else 0
    twin.place_taxes((taxes[0], taxes[1]), (view.swap_open, partner, card, 0))


def _tell(world: Round, view: View) -> None:
    seats = range(len(view.order))
    unseen = list(cards_of(unseen_cards(view)))
    for fact in known_cards(view):
        if fact.card in unseen:
            unseen.remove(fact.card)
            world.know(sum([1 << seat for seat in fact.seats]), fact.card)
    rooms = [0 if seat == view.seat else view.counts[seat] for seat in seats]
    world.place_unseen(unseen, rooms, [packed(view.played[seat]) for seat in seats])
    world.place_own(packed(hand_of(view.hand)))
    limit = weakest_tribute(view)
    if limit is not None:
        world.restrict(*limit)
    if taxes_done(view):
        greater, lesser = [view.seat not in pair[:2] for pair in tax_pairs(view.order)]
        world.expect_taxes(greater, lesser)


def _lean(world: Round, view: View) -> None:
    weights, taxed = fitted(), is_taxed(view)
    for seat, count in enumerate(view.counts):
        for card in range(1, 14) if count and seat != view.seat else ():
            likelier = exp(leaning(view, seat, card, weights, taxed))
            world.lean(seat, card, max(1, min(MOST, round(100 * likelier))))
