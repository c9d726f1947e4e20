"""What a seat can be sure of about hands it does not see: the basis of a fair guess."""

from __future__ import annotations

import msgspec

from tablee.games.dalmuti.pieces import JOKER, Card
from tablee.games.dalmuti.state import Seat
from tablee.games.dalmuti.taxes import people, tax_pairs
from tablee.games.dalmuti.view import View


class Known(msgspec.Struct, frozen=True):
    """A card that one of these seats holds for sure."""

    seats: tuple[Seat, ...]
    card: Card


def known_cards(view: View) -> list[Known]:
    """Cards whose holder is certain: given by me, shown by a slip, declared; less those played."""
    left = [list(played) for played in view.played]
    known: list[Known] = []
    for fact in _facts(view):
        played_by = next((seat for seat in fact.seats if left[seat][fact.card]), None)
        if played_by is None:
            known.append(fact)
        else:
            left[played_by][fact.card] -= 1
    return known


def _facts(view: View) -> list[Known]:
    """Both jokers declared are all the jokers there are, whatever was given or shown before."""
    declared, others = _declared(view), [*_given_by_me(view), *_slipped(view)]
    return [*declared, *[fact for fact in others if fact.card != JOKER or not declared]]


def weakest_tribute(view: View) -> tuple[Seat, Card] | None:
    """My péon kept no card better than the worst it gave me, but those I gave it (DAL-20)."""
    for gift in view.gifts:
        if gift.kind == "tribute" and gift.receiver == view.seat:
            return gift.giver, max(gift.cards)
    return None


def taxes_done(view: View) -> bool:
    """Whether hands have changed since the deal: taxes are over and were not called off."""
    free = view.round == 1 and view.options.free_first_round
    return view.phase in ("play", "over") and view.revolution is None and not free


def _given_by_me(view: View) -> list[Known]:
    return [
        known
        for gift in view.gifts
        if gift.giver == view.seat
        for card in gift.cards
        for known in _may_have_moved(view, gift.receiver, card, gift.kind)
    ]


def _declared(view: View) -> list[Known]:
    if view.revolution is None or view.revolution == view.seat:
        return []
    return [Known((view.revolution,), JOKER)] * 2


def _slipped(view: View) -> list[Known]:
    """The shown card stays known, even to those who see no hand (DAL-55)."""
    slip = view.slip
    if slip is None or (slip.holder == view.seat and view.phase != "slip"):
        return []
    return _may_have_moved(view, slip.holder, slip.card, "slip")


def _may_have_moved(view: View, holder: Seat, card: Card, kind: str) -> list[Known]:
    """A card known since the deal may have gone on in taxes or swap that I did not see."""
    if kind != "slip" or not taxes_done(view):
        return [Known((holder,), card)]
    mine = [gift for gift in view.gifts if gift.kind != "slip" and holder in (gift.giver, gift.receiver)]
    if mine:
        came = any(gift.giver == holder and card in gift.cards for gift in mine)
        return [] if came else [Known((holder,), card)]
    return [Known((holder, *_partners(view, holder)), card)]


def _partners(view: View, seat: Seat) -> tuple[Seat, ...]:
    """Whom this seat may have changed cards with after the deal; with me it did not."""
    for dalmuti, peon, _ in tax_pairs(view.order):
        if seat in (dalmuti, peon):
            return (peon if seat == dalmuti else dalmuti,)
    if not view.options.people_swap or any(gift.kind == "swap" for gift in view.gifts):
        return ()
    first, *others = people(view.order)
    return tuple(other for other in (others if seat == first else (first,)) if other != view.seat)
