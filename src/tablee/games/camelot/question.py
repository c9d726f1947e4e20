"""What a seat is asked; the sentences are `question-…` in the game's words.

Everybody who may act is asked the same: it depends on nothing that anybody holds (CAM-51).
"""

from __future__ import annotations

from functools import cache

from tablee.core.question import Question, ask
from tablee.core.refusal import Refusal
from tablee.games.camelot.state import Keeping, Losing, Naming, Reacting, State, Taking, Turn
from tablee.games.camelot.totals import shorts, totals

OPEN, HIGHEST, MUST_PLAY = ask("open"), ask("highest"), ask("must-play")
CHOICES = {Naming: ask("name"), Keeping: ask("keep"), Losing: ask("lose"), Taking: ask("take")}


def turn_question(state: State, turn: Turn, staying: Refusal | None) -> Question:
    """To whose turn it is; `staying` is why they may not stay in now."""
    if staying is None:
        return HIGHEST
    if turn.opening and not turn.entered:
        return OPEN
    lacking = staying.values.get("short") or shorts(totals(state))[turn.seat]
    return _lacking_question(lacking) if lacking else MUST_PLAY


@cache
def _lacking_question(lacking: int) -> Question:
    """One is asked at most turns, and few differ."""
    return ask("turn", short=lacking)


def react_question(phase: Reacting) -> Question:
    return ask("react", seat=phase.turn.seat, card=phase.action.card)
