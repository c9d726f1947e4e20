"""The twin's numbers for moves and positions, and the reference rules' words for them."""

from __future__ import annotations

from tablee.games.dalmuti.fast import KINDS, Twin, packed
from tablee.games.dalmuti.moves import (
    AnswerSwap,
    Declare,
    GiveTax,
    KeepSilent,
    Move,
    OfferSwap,
    Pass,
    PlaySet,
    SettleSlip,
    SkipSwap,
)
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.state import Calling, Playing, Seat, Slipping, State, Taxing, Trick

NOBODY = -1
NO_TRICK = (NOBODY, 0, 0, 0)
MOVES: tuple[type[Move], ...] = (
    Pass,
    PlaySet,
    KeepSilent,
    Declare,
    SettleSlip,
    GiveTax,
    OfferSwap,
    SkipSwap,
    AnswerSwap,
)
NUMBER: dict[type[Move], int] = {move: KINDS.index(str(move.__struct_config__.tag)) for move in MOVES}


def code_of(move: Move) -> int:
    """A move as the twin numbers it: the kind in four bits, then its cards, best first."""
    kind = NUMBER[type(move)]
    if isinstance(move, PlaySet):
        rank, wild = min(move.cards), move.cards.count(JOKER)
        return kind | rank << 4 | (len(move.cards) - wild) << 8 | wild << 12
    if isinstance(move, GiveTax):
        first, *more = sorted(move.cards)
        return kind | first << 4 | sum(more) << 8
    if isinstance(move, OfferSwap):
        return kind | move.partner << 4 | move.card << 8
    if isinstance(move, AnswerSwap):
        return kind | move.card << 4
    return kind | move.to_peon << 4 if isinstance(move, SettleSlip) else kind


def set_up(twin: Twin, state: State) -> None:
    """Put a state of the reference rules on the twin's table; a `round` begins where the state stands."""
    twin.clear_round(state.order, state.round)
    for seat, hand in enumerate(state.hands):
        twin.place_hand(seat, packed(hand), state.scores[seat], state.points[seat])
    twin.place_out(state.out)
    if state.revolution is not None:
        twin.place_revolution(state.revolution)
    phase = state.phase
    if state.slip is not None:
        slip = state.slip
        twin.place_slip(slip.card, slip.meant_for, slip.holder, not isinstance(phase, Slipping))
    if isinstance(phase, Playing):
        twin.place_play(phase.turn, trick_of(phase), phase.passed)
    elif isinstance(phase, Calling):
        twin.place_call(phase.silent)
    elif isinstance(phase, Taxing):
        set_up_taxes(twin, state.order, phase)


def trick_of(phase: Playing) -> tuple[int, int, int, int]:
    return NO_TRICK if phase.trick is None else trick_numbers(phase.trick)


def trick_numbers(trick: Trick) -> tuple[int, int, int, int]:
    """Who played which rank, how many cards, how many of them jokers."""
    return trick.seat, trick.rank, len(trick.cards), trick.cards.count(JOKER)


def set_up_taxes(twin: Twin, order: tuple[Seat, ...], phase: Taxing) -> None:
    given = {gift.giver: gift.cards for gift in phase.chosen}
    greater, lesser = [code_of(GiveTax(given[seat])) if seat in given else 0 for seat in (order[0], order[1])]
    swap = phase.swap
    partner, card = (NOBODY, 0) if swap is None else (swap.partner, swap.card)
    answer = given[partner][0] if partner in given else 0
    twin.place_taxes((greater, lesser), (phase.swap_open, partner, card, answer))
