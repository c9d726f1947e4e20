"""Drawing a card, and the discards that become a new pile (CAM-20)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.games.camelot.events import CardDrawn, CardSeen, DrawSkipped, PileShuffled
from tablee.games.camelot.pieces import in_order, with_card
from tablee.games.camelot.state import Seat, State, put


def draw(state: State, seat: Seat, chance: Chance) -> Step:
    """The pile's top card; when it was the last one the discards are shuffled at once."""
    state, before = shuffle_if_empty(state, chance)
    if not state.pile:
        return Step(state, (*before, Told(DrawSkipped(seat))))
    card = state.pile[-1]
    state = replace(
        state,
        pile=state.pile[:-1],
        hands=put(state.hands, seat, with_card(state.hands[seat], card)),
        drawn=put(state.drawn, seat, (*state.drawn[seat], card)) if state.fresh else state.drawn,
    )
    told = (*before, Told(CardDrawn(seat)), Told(CardSeen(seat, card), (seat,)))
    state, after = shuffle_if_empty(state, chance)
    return Step(state, told + after)


def shuffle_if_empty(state: State, chance: Chance) -> tuple[State, tuple[Told, ...]]:
    """A new pile from the discards, if there is none; everybody knows what it is made of."""
    if state.pile or not state.discards:
        return state, ()
    cards = state.discards
    pile = tuple([cards[i] for i in chance.order(len(cards))])
    nothing = ((),) * len(state.hands)
    after = replace(state, pile=pile, discards=(), fresh=in_order(cards), drawn=nothing)
    return after, (Told(PileShuffled(len(cards))),)
