"""What a seat is asked; the sentences are `question-…` in the game's words."""

from __future__ import annotations

from tablee.core.question import Question, ask
from tablee.games.camelot.state import Keeping, Losing, Naming, Playing, Reacting, State, Turn
from tablee.games.camelot.totals import short, totals
from tablee.games.camelot.turn import refuse_stay

NAME, KEEP, LOSE, TAKE = ask("name"), ask("keep"), ask("lose"), ask("take")
OPEN, HIGHEST, MUST_PLAY = ask("open"), ask("highest"), ask("must-play")


def question_of(state: State) -> Question:
    """To everybody who may act now: it depends on nothing that anybody holds (CAM-51)."""
    phase = state.phase
    match phase:
        case Playing(turn):
            return _turn_question(state, turn)
        case Reacting(turn, action):
            return ask("react", seat=turn.seat, card=action.card)
        case Naming():
            return NAME
        case Keeping():
            return KEEP
        case Losing():
            return LOSE
    return TAKE


def _turn_question(state: State, turn: Turn) -> Question:
    if turn.opening and not turn.entered:
        return OPEN
    if refuse_stay(state, turn) is None:
        return HIGHEST
    lacking = short(totals(state), turn.seat)
    return ask("turn", short=lacking) if lacking else MUST_PLAY
