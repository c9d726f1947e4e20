"""A full state that fits what a seat knows, drawn fairly (CAM-60).

Cards known to be in some hand go there first; the pile takes only what it can be made of since
it was last shuffled; the rest is dealt at random to the hands.
"""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.games.camelot.actions.adaptation import choices
from tablee.games.camelot.facts import Known
from tablee.games.camelot.imagined import can_open, opener, with_an_opening
from tablee.games.camelot.pieces import DECK, Card, Cards, in_order, less
from tablee.games.camelot.state import (
    Columns,
    Keeping,
    Kept,
    Losing,
    Naming,
    Over,
    Phase,
    Playing,
    Reacting,
    Seat,
    State,
    Taking,
    put,
)
from tablee.games.camelot.view import View

TRIES = 20


def guess(view: View, chance: Chance) -> State:
    seats = len(view.counts)
    hands, pile = deal_fitting(view, chance)
    mine = () if view.seat is None else view.drawn
    nothing: Columns = ((),) * seats
    return State(
        options=view.options,
        tournament=view.tournament,
        dealer=view.dealer,
        starter=view.starter,
        phase=_phase(view, chance),
        hands=hands,
        pile=pile,
        discards=_discards(view),
        characters=view.characters,
        laid=view.laid,
        tokens=view.tokens,
        inside=view.inside,
        colour=view.colour,
        previous=view.previous,
        announced=view.announced,
        standing=view.standing,
        fresh=view.fresh,
        drawn=nothing if view.seat is None else put(nothing, view.seat, mine),
        known=put(((),) * (seats + 1), seats if view.seat is None else view.seat, view.known),
        rules=view.rules,
        deeds=view.deeds,
        past=view.past,
    )


def deal_fitting(view: View, chance: Chance) -> tuple[Columns, Cards]:
    """The first of a few fair deals in which whoever opens can, else one made to fit (CAM-14)."""
    seat = opener(view)
    hands, pile = deal_unseen(view, chance)
    tries = 1
    while seat is not None and not any(can_open(view, card) for card in hands[seat]):
        if tries == TRIES:
            return with_an_opening(view, seat, hands, pile)
        hands, pile = deal_unseen(view, chance)
        tries += 1
    return hands, pile


def unseen(view: View) -> list[Card]:
    """The cards in other hands and in the pile."""
    on_table = [card for column in (*view.characters, *view.laid) for card in column]
    announced = () if view.action is None else (view.action.card,)
    return less(DECK, (*view.hand, *view.discarded, *on_table, *announced))


def deal_unseen(view: View, chance: Chance) -> tuple[Columns, Cards]:
    cards = unseen(view)
    hands = place_known(view, credible(view, cards), chance)
    left = less(cards, [card for hand in hands for card in hand])
    shuffled = [left[i] for i in chance.order(len(left))]
    pile = _pile(view, shuffled)
    rest = less(shuffled, pile) if view.fresh else shuffled[len(pile) :]
    for seat, hand in enumerate(hands):
        missing = 0 if seat == view.seat else view.counts[seat] - len(hand)
        hand.extend(rest[:missing])
        del rest[:missing]
    if view.seat is not None:
        hands[view.seat] = list(view.hand)
    return tuple([in_order(hand) for hand in hands]), pile


def _pile(view: View, shuffled: list[Card]) -> Cards:
    """The pile holds nothing it was not shuffled from, nor what I drew from it since (CAM-20).

    What is remembered wrongly may leave too few of these: then any card will do.
    """
    if not view.fresh:
        return tuple(shuffled[: view.pile])
    possible = less(view.fresh, view.drawn)
    pile: list[Card] = []
    for card in shuffled:
        if len(pile) < view.pile and card in possible:
            possible.remove(card)
            pile.append(card)
    return (*pile, *less(shuffled, pile)[: view.pile - len(pile)])


def credible(view: View, unseen_cards: list[Card]) -> list[Known]:
    """What I know of other hands, surest first, as far as those cards are not seen elsewhere.

    Of two facts about equal cards the wrong one may have been settled (`facts.left_hand`).
    """
    left = list(unseen_cards)
    facts: list[Known] = []
    for fact in sorted(view.known, key=lambda fact: len(fact.holders)):
        if fact.card in left:
            left.remove(fact.card)
            facts.append(fact)
    return facts


def place_known(view: View, facts: list[Known], chance: Chance) -> list[list[Card]]:
    """Known cards in the hands that hold them, surest first; by the odds where there are any."""
    hands: list[list[Card]] = []
    for _ in range(TRIES):
        hands = [[] for _ in view.counts]
        if all(_place(view, hands, fact, chance) for fact in facts):
            return hands
    return hands


def _place(view: View, hands: list[list[Card]], fact: Known, chance: Chance) -> bool:
    roomy = [(s, weight) for s, weight in fact.holders if len(hands[s]) < view.counts[s]]
    if not roomy:
        return False
    hands[_weighted(roomy, chance)].append(fact.card)
    return True


def _weighted(odds: list[tuple[Seat, int]], chance: Chance) -> Seat:
    if len(odds) == 1:
        return odds[0][0]
    drawn = chance.below(sum(weight for _, weight in odds))
    for seat, weight in odds:
        if drawn < weight:
            return seat
        drawn -= weight
    raise AssertionError("drawn below the sum of the weights")


def _discards(view: View) -> Cards:
    if view.top is None:
        return ()
    return (*less(view.discarded, (view.top,)), view.top)


def _phase(view: View, chance: Chance) -> Phase:
    if view.turn is None:
        return _choice_phase(view)
    if view.action is None:
        return Playing(view.turn)
    if view.phase == "reaction":
        answered = [s for s in view.inside if s not in view.waiting and s != view.turn.seat]
        return Reacting(view.turn, view.action, tuple(answered))
    kept = [_kept(view, seat, chance) for seat in view.chosen]
    return Keeping(view.turn, view.action, tuple(kept))


def _choice_phase(view: View) -> Phase:
    if view.phase == "naming":
        return Naming(view.waiting[0])
    if view.phase == "token-lost":
        return Losing(view.waiting[0])
    return Taking(view.waiting[0]) if view.phase == "token-won" else Over()


def _kept(view: View, seat: Seat, chance: Chance) -> Kept:
    """What another seat chose is secret: any of its choices (CAM-44)."""
    if view.choice is not None and view.choice.seat == seat:
        return view.choice
    ways = choices(view.characters[seat])
    return Kept(seat, ways[chance.below(len(ways))])
