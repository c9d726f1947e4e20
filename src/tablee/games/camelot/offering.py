"""The moves open to a seat: built on the same sections that refuse them."""

from __future__ import annotations

from tablee.core.contract import Offers
from tablee.games.camelot.actions import ways_to_act
from tablee.games.camelot.actions.adaptation import choices
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    Move,
    NameColour,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.pieces import LANCELOT, VALUE
from tablee.games.camelot.question import CHOICES, react_question, turn_question
from tablee.games.camelot.starting import open_colours
from tablee.games.camelot.state import Keeping, Losing, Naming, Playing, Reacting, Seat, State, Taking, Turn
from tablee.games.camelot.turn import refuse_card, refuse_stay
from tablee.games.camelot.turns import to_act
from tablee.games.camelot.winning import lacking
from tablee.games.camelot.withdrawing import refuse_withdrawal

NOTHING = Offers()
PLAYS: dict[str, PlayCard] = {card: PlayCard(card) for card in VALUE}
STAY, WITHDRAW = Stay(), Withdraw()
ANSWERS: tuple[Move, ...] = (LetPass(), LetPass(rest=True))
LANCELOT_TOO: tuple[Move, ...] = (*ANSWERS, PlayLancelot())


def offers(state: State, seat: Seat) -> Offers:
    if seat not in to_act(state):
        return NOTHING
    phase = state.phase
    if isinstance(phase, Playing):
        staying = refuse_stay(state, phase.turn)
        moves = turn_moves(state, phase.turn, may_stay=staying is None)
        return Offers(tuple(moves), (), turn_question(state, phase.turn, staying))
    if isinstance(phase, Reacting):
        answers = LANCELOT_TOO if LANCELOT in state.hands[seat] else ANSWERS
        return Offers(answers, (), react_question(phase))
    return Offers(_choices(state, seat), (), CHOICES[type(phase)])


def turn_moves(state: State, turn: Turn, *, may_stay: bool) -> list[Move]:
    """Cards first, then actions, then the two ways of ending a turn."""
    moves: list[Move] = [
        PLAYS[card]
        for card in dict.fromkeys(state.hands[turn.seat])
        if card in VALUE and refuse_card(state, turn, card) is None
    ]
    moves += ways_to_act(state, turn)
    if may_stay:
        moves.append(STAY)
    if refuse_withdrawal(turn) is None:
        moves.append(WITHDRAW)
    return moves


def _choices(state: State, seat: Seat) -> tuple[Move, ...]:
    phase = state.phase
    if isinstance(phase, Naming):
        return tuple([NameColour(colour) for colour in open_colours(state, seat)])
    if isinstance(phase, Keeping):
        return tuple([Keep(cards) for cards in choices(state.characters[seat])])
    if isinstance(phase, Losing):
        return tuple([LoseToken(colour) for colour in state.tokens[seat]])
    assert isinstance(phase, Taking)
    return tuple([TakeToken(colour) for colour in lacking(state, seat)])
