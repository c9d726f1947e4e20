"""What an action card would do to the totals, before anybody announces it (CAM-40, CAM-24)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablee.core.chance import Recorded
from tablee.core.previews import Previews
from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.moves import Move, PlayAction, PlayLancelot
from tablee.games.camelot.state import Playing, Reacting, Seat, State, Turn
from tablee.games.camelot.totals import totals

UNTOLD = frozenset({"chute", "adaptation"})
"""What comes of these is drawn, or chosen by others later."""
NO_CHANCE = Recorded(())


def previews(state: State, seat: Seat, moves: Sequence[Move]) -> Previews:
    """For every move open to a seat, the totals if it takes effect; nothing where no action is open."""
    phase = state.phase
    if isinstance(phase, Reacting):
        return answer_previews(state, phase, moves)
    if not isinstance(phase, Playing):
        return ()
    found = tuple([_after(state, phase.turn, move) for move in moves])
    return found if any(found) else ()


def answer_previews(state: State, phase: Reacting, answers: Sequence[Move]) -> Previews:
    """For every answer to an announced card, the totals it leads to if nobody answers otherwise (CAM-51)."""
    after = _after(replace(state, phase=Playing(phase.turn)), phase.turn, phase.action)
    if after is None:
        return ()
    now = totals(state)
    return tuple([now if isinstance(answer, PlayLancelot) else after for answer in answers])


def _after(state: State, turn: Turn, move: Move) -> tuple[int, ...] | None:
    """Only what lies face up decides it: a preview tells nobody's hand."""
    if not isinstance(move, PlayAction) or move.card in UNTOLD:
        return None
    return totals(BY_CARD[move.card].effect(state, turn, move, NO_CHANCE).state)
