"""Revolution and Great Revolution (DAL-25, DAL-26)."""

from __future__ import annotations

import msgspec

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dalmuti.events import RevolutionDeclared, SilenceKept
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.state import Calling, Order, Playing, Seat, State
from tablee.games.dalmuti.taxes import open_taxes


def refuse_declaring(state: State, seat: Seat) -> Refusal | None:
    """Only who holds both jokers may declare (DAL-25)."""
    if state.hands[seat][JOKER] < 2:
        return refused("DAL-25", "jokers-missing")
    return None


def refuse_calling(phase: Calling, seat: Seat) -> Refusal | None:
    if seat in phase.silent:
        return refused("DAL-25", "already-silent")
    return None


def keep_silent(state: State, phase: Calling, seat: Seat) -> Step:
    """Silence says nothing: everybody is asked, and taxes follow when all have answered."""
    silent = tuple(sorted((*phase.silent, seat)))
    told = (Told(SilenceKept(seat)),)
    if len(silent) < len(state.order):
        return Step(msgspec.structs.replace(state, phase=Calling(silent)), told)
    return open_taxes(state, told)


def declare(state: State, seat: Seat) -> Step:
    """No taxes this round; declared by the Grand Péon, everybody changes places too (DAL-26)."""
    great = seat == state.order[-1]
    order = opposite(state.order) if great else state.order
    after = msgspec.structs.replace(state, order=order, revolution=seat, phase=Playing(order[0], None, ()))
    return Step(after, (Told(RevolutionDeclared(seat, great, order)),))


def opposite(order: Order) -> Order:
    """Position i changes with n-1-i; the middle one of an odd number stays (DAL-26)."""
    return order[::-1]
