"""A full state that fits what a seat knows, drawn fairly.

Unknown cards are shuffled and dealt to the unknown hands, round what is certain
(`knowledge.py`); deals in which the taxes could not have happened are drawn again.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.dalmuti.dealing import deck_for
from tablee.games.dalmuti.imagined import imagine_choices, imagine_gifts
from tablee.games.dalmuti.knowledge import known_cards, weakest_tribute
from tablee.games.dalmuti.pieces import EMPTY, Card, Hand, cards_of, hand_of
from tablee.games.dalmuti.state import (
    Calling,
    Gift,
    Over,
    Phase,
    Playing,
    Slipping,
    State,
    Swap,
    Taxing,
)
from tablee.games.dalmuti.view import View

TRIES = 40


def guess(view: View, chance: Chance) -> State:
    """The first of a few fair deals in which the hidden taxes are possible, else the last."""
    hands = deal_unknown(view, chance)
    gifts = imagine_gifts(view, hands)
    tries = 1
    while gifts is None and tries < TRIES:
        hands = deal_unknown(view, chance)
        gifts = imagine_gifts(view, hands)
        tries += 1
    return _state(view, hands, view.gifts if gifts is None else gifts, chance)


def deal_unknown(view: View, chance: Chance) -> tuple[Hand, ...]:
    """Hands of the right sizes from the cards not seen, certain ones first."""
    sees_own = view.seat is not None and view.phase != "slip"
    unseen = list(deck_for(len(view.order), view.options))
    for card in (*view.hand, *[c for played in view.played for c in cards_of(played)]):
        unseen.remove(card)
    hands: list[list[Card]] = [[] for _ in view.order]
    if sees_own and view.seat is not None:
        hands[view.seat] = list(view.hand)
    for known in known_cards(view):
        roomy = [s for s in known.seats if len(hands[s]) < view.counts[s]]
        if roomy and known.card in unseen:
            unseen.remove(known.card)
            hands[roomy[chance.below(len(roomy))]].append(known.card)
    shuffled = [unseen[i] for i in chance.order(len(unseen))]
    _fill_limited(view, hands, shuffled)
    for seat, hand in enumerate(hands):
        missing = view.counts[seat] - len(hand)
        hand.extend(shuffled[:missing])
        del shuffled[:missing]
    return tuple([hand_of(hand) if hand else EMPTY for hand in hands])


def _fill_limited(view: View, hands: list[list[Card]], shuffled: list[Card]) -> None:
    """My péon first, from the cards it may still hold; then the rest is free (DAL-20)."""
    limit = weakest_tribute(view)
    if limit is None:
        return
    peon, worst = limit
    missing = view.counts[peon] - len(hands[peon])
    allowed = [card for card in shuffled if card >= worst][:missing]
    for card in allowed:
        shuffled.remove(card)
    hands[peon].extend(allowed)


def _state(view: View, hands: tuple[Hand, ...], gifts: tuple[Gift, ...], chance: Chance) -> State:
    return State(
        options=view.options,
        round=view.round,
        order=view.order,
        scores=view.scores,
        hands=hands,
        played=view.played,
        out=view.out,
        phase=_phase(view, hands, chance),
        gifts=gifts,
        slip=view.slip,
        revolution=view.revolution,
        points=view.points,
        last=view.last,
        rules=view.rules,
    )


def _phase(view: View, hands: tuple[Hand, ...], chance: Chance) -> Phase:
    if view.phase == "play":
        return Playing(view.waiting[0], view.trick, view.passed)
    if view.phase == "call":
        return Calling(view.silent)
    if view.phase == "taxes":
        chosen = imagine_choices(view, hands, chance)
        return Taxing(chosen, _swap(view, hands, chance), view.swap_open)
    return Slipping() if view.phase == "slip" else Over()


def _swap(view: View, hands: tuple[Hand, ...], chance: Chance) -> Swap | None:
    """A swap whose offered card is unknown to me gets one from the guessed hand (DAL-54)."""
    if view.swap is not None or view.swap_partner is None:
        return view.swap
    held = cards_of(hands[view.order[2]])
    return Swap(view.swap_partner, held[chance.below(len(held))])
