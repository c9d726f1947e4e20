"""What a seat is asked; the sentences are `question-…` in the game's words."""

from __future__ import annotations

from tablee.core.question import Question, ask
from tablee.games.dschamal.state import (
    Building,
    Cameling,
    Choosing,
    Giving,
    Handing,
    Ready,
    Seat,
    State,
    Taking,
)

CHOOSE, CAMEL, READY_ALL = ask("choose"), ask("camel"), ask("ready-all")


def question_of(state: State, seat: Seat) -> Question:
    """To a seat that may act now, outside the bag."""
    phase = state.phase
    match phase:
        case Choosing():
            return CHOOSE
        case Ready():
            return _ready_question(state.bout.fighters, seat)
        case Taking():
            return ask("take", giver=phase.victims[0])
        case Giving():
            return ask("give", to=phase.to)
        case Handing():
            return ask("hand", piece=phase.piece)
        case Building():
            return ask("build" if state.towers[seat] else "build-base", piece=phase.piece)
    assert isinstance(phase, Cameling)
    return CAMEL


def _ready_question(fighters: tuple[Seat, ...], seat: Seat) -> Question:
    if seat in fighters:
        return READY_ALL
    return ask("ready-caller", fighters=fighters, count=len(fighters))
