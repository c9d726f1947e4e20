"""The moves open to a seat: built on the same sections that refuse them."""

from __future__ import annotations

from tablee.core.choices import Choice
from tablee.core.contract import Offers
from tablee.games.etoile.duty import legal_plays
from tablee.games.etoile.moves import AcceptDraw, DeclineDraw, Huff, Move, Oblige, Touch, Waive
from tablee.games.etoile.question import draw_question, owner_question, question_of
from tablee.games.etoile.state import Seat, State
from tablee.games.etoile.turn import to_act

NOTHING = Offers()
ANSWERS = (AcceptDraw(), DeclineDraw())
OWNERS = (Oblige(), Waive())
OFFER_DRAW = Choice("offer-draw")
RESIGN = Choice("resign")


def offers(state: State, seat: Seat) -> Offers:
    """Moves of the game in a list; proposing a draw and resigning apart, as choices without a list."""
    if seat not in to_act(state):
        return NOTHING
    if state.offer is not None:
        return Offers(ANSWERS, question=draw_question(state, state.offer))
    if state.claim is not None and state.claim.owner is not None:
        return Offers(OWNERS, question=owner_question(state, state.claim))
    plays = legal_plays(state)
    moves: list[Move] = [*plays]
    if state.claim is not None:
        moves += [*[Huff(cell) for cell in state.claim.cells], Oblige()]
    if state.options.touched and state.touched is None:
        moves += [Touch(cell) for cell in dict.fromkeys([play.path[0] for play in plays])]
    may_offer = not state.offered and state.touched is None
    return Offers(tuple(moves), (OFFER_DRAW, RESIGN) if may_offer else (RESIGN,), question_of(state, plays))
