"""Leaving a tournament, and what a lady then costs (CAM-30, CAM-31)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.camelot import deeds
from tablee.games.camelot.events import TokenLost, Withdrew
from tablee.games.camelot.moves import LoseToken
from tablee.games.camelot.pieces import LADY, Colour
from tablee.games.camelot.state import Losing, Seat, State, Turn, put
from tablee.games.camelot.totals import lacking_points
from tablee.games.camelot.turn import begin_turn, refuse_turn
from tablee.games.camelot.winning import win_tournament


def refuse_withdrawing(state: State, turn: Turn, seat: Seat) -> Refusal | None:
    return refuse_turn(state, turn, seat) or refuse_withdrawal(turn)


def refuse_withdrawal(turn: Turn) -> Refusal | None:
    """The starter sees their opening turn through (CAM-14)."""
    return refused("CAM-14", "starter-stays") if turn.opening else None


def withdraw(state: State, seat: Seat, chance: Chance) -> Step:
    """All one's played cards are discarded, Bouclier and Assommé included (CAM-30)."""
    lady = LADY in state.characters[seat]
    told = Told(Withdrew(seat, state.characters[seat] + state.laid[seat]))
    written = deeds.withdrew(state.deeds, seat, len(state.hands), lacking_points(state, seat))
    state = clear(state, seat)
    inside = tuple([other for other in state.inside if other != seat])
    state = replace(state, inside=inside, deeds=written)
    tokens = state.tokens[seat]
    if not lady or not tokens:
        return _go_on(state, seat, (told,), chance)
    if len(tokens) == 1:
        return _lose(state, seat, tokens[0], (told,), chance)
    return Step(replace(state, phase=Losing(seat)), (told,))


def clear(state: State, seat: Seat) -> State:
    """Everything before a seat goes to the discards (CAM-30, CAM-33)."""
    return replace(
        state,
        discards=state.discards + state.characters[seat] + state.laid[seat],
        characters=put(state.characters, seat, ()),
        laid=put(state.laid, seat, ()),
    )


def refuse_loss(state: State, phase: Losing, seat: Seat, move: LoseToken) -> Refusal | None:
    if seat != phase.seat:
        return refused("CAM-31", "not-your-choice", seat=phase.seat)
    if move.colour not in state.tokens[seat]:
        return refused("CAM-31", "token-not-held", colour=move.colour)
    return None


def lose_token(state: State, seat: Seat, move: LoseToken, chance: Chance) -> Step:
    return _lose(state, seat, move.colour, (), chance)


def _lose(state: State, seat: Seat, colour: Colour, events: tuple[Told, ...], chance: Chance) -> Step:
    left = tuple([token for token in state.tokens[seat] if token != colour])
    state = replace(state, tokens=put(state.tokens, seat, left))
    return _go_on(state, seat, (*events, Told(TokenLost(seat, colour))), chance)


def _go_on(state: State, seat: Seat, events: tuple[Told, ...], chance: Chance) -> Step:
    """One left wins the tournament; else the turn passes on (CAM-33)."""
    if len(state.inside) == 1:
        step = win_tournament(clear(state, state.inside[0]), state.inside[0], chance)
    else:
        step = begin_turn(state, seat, chance)
    return Step(step.state, events + step.events)
