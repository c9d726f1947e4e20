"""Exchanges a seat did not see, filled in so that a guessed state is a possible one (DAL-20, DAL-54)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.dalmuti.knowledge import taxes_done
from tablee.games.dalmuti.pieces import Cards, Hand, cards_of, with_cards
from tablee.games.dalmuti.state import Gift, Seat
from tablee.games.dalmuti.taxes import tax_pairs
from tablee.games.dalmuti.view import View


def imagine_gifts(view: View, hands: tuple[Hand, ...]) -> tuple[Gift, ...] | None:
    """The round's gifts with the unseen taxes filled in; None if these hands rule them out."""
    if not taxes_done(view):
        return view.gifts
    gifts: list[Gift] = list(view.gifts)
    for dalmuti, peon, count in tax_pairs(view.order):
        if view.seat in (dalmuti, peon):
            continue
        pair = imagine_tax(_held(view, hands, dalmuti), _held(view, hands, peon), count)
        if pair is None:
            return None
        given, owed = pair
        gifts += [Gift("tax", dalmuti, peon, given), Gift("tribute", peon, dalmuti, owed)]
    return tuple(gifts)


def imagine_tax(dalmuti: Hand, peon: Hand, count: int) -> tuple[Cards, Cards] | None:
    """A tax and a tribute after which the two would have held these cards.

    What the péon kept must be no better than what it gave: so it gave the Dalmuti's worst
    cards that are still good enough, and received its own best ones or its worst.
    """
    had, kept = cards_of(dalmuti), cards_of(peon)
    for given, rest in ((kept[-count:], kept[:-count]), (kept[:count], kept[count:])):
        possible = [card for card in had if not rest or card <= rest[0]]
        if len(possible) >= count:
            return given, tuple(possible[-count:])
    return None


def imagine_choices(view: View, hands: tuple[Hand, ...], chance: Chance) -> tuple[Gift, ...]:
    """Secret choices already made by others: any cards of their guessed hands (DAL-22)."""
    pairs = {d: (p, count) for d, p, count in tax_pairs(view.order)}
    mine = {gift.giver: gift for gift in view.choices}
    choices: list[Gift] = []
    for seat in view.chosen:
        if seat in mine:
            choices.append(mine[seat])
        elif seat in pairs:
            peon, count = pairs[seat]
            choices.append(Gift("tax", seat, peon, _some(hands[seat], count, chance)))
        else:
            other = view.swap_partner if seat == view.order[2] else view.order[2]
            assert other is not None
            choices.append(Gift("swap", seat, other, _some(hands[seat], 1, chance)))
    return tuple(choices)


def _some(hand: Hand, count: int, chance: Chance) -> Cards:
    cards = cards_of(hand)
    return tuple(sorted(cards[i] for i in chance.order(len(cards))[:count]))


def _held(view: View, hands: tuple[Hand, ...], seat: Seat) -> Hand:
    """What a seat held when play began: its hand and what it has played since."""
    return with_cards(hands[seat], cards_of(view.played[seat]))
