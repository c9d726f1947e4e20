"""Whose turn it is, and what happens if nobody acts."""

from __future__ import annotations

from tablee.core.contract import Due
from tablee.games.dalmuti.meta import MOST
from tablee.games.dalmuti.moves import AnswerSwap, GiveTax, KeepSilent, Move
from tablee.games.dalmuti.state import Calling, Playing, Seat, Slipping, State, Taxing
from tablee.games.dalmuti.taxes import choosers

ALONE = tuple(frozenset((seat,)) for seat in range(MOST))


def to_act(state: State) -> frozenset[Seat]:
    phase = state.phase
    if isinstance(phase, Playing):
        return ALONE[phase.turn]
    if isinstance(phase, Calling):
        return frozenset(state.order) - frozenset(phase.silent)
    if isinstance(phase, Taxing):
        return choosers(state.order, phase)
    return frozenset(state.order[:1]) if isinstance(phase, Slipping) else frozenset()


def due(state: State) -> Due | None:
    """Silence is the answer when the time to declare is up, for everybody alike (DAL-25)."""
    if not isinstance(state.phase, Calling):
        return None
    silent = tuple((seat, KeepSilent()) for seat in sorted(to_act(state)))
    return Due(f"call-{state.round}", float(state.options.call_seconds), silent, whole=True)


def hidden(state: State, seat: Seat, move: Move) -> bool:
    """Who keeps silent, and what is given as a tax, is nobody's business before all have chosen."""
    if isinstance(state.phase, Calling):
        return isinstance(move, KeepSilent)  # DAL-25
    return isinstance(state.phase, Taxing) and isinstance(move, GiveTax | AnswerSwap)  # DAL-22, DAL-54
