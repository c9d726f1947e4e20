"""Revolution and Great Revolution (DAL-25, DAL-26)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Step, Told
from tablee.core.refusal import Refusal, refused
from tablee.games.dalmuti.events import NobodyDeclared, RevolutionDeclared, SilenceKept
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.state import Calling, Order, Playing, Seat, State
from tablee.games.dalmuti.taxes import open_taxes


def refuse_calling(phase: Calling, seat: Seat) -> Refusal | None:
    if seat in phase.silent:
        return refused("DAL-25", "already-silent")
    return None


def refuse_declaring(state: State, phase: Calling, seat: Seat) -> Refusal | None:
    """Only who holds both jokers may declare (DAL-25)."""
    if seat not in phase.silent and state.hands[seat][JOKER] < 2:
        return refused("DAL-25", "jokers-missing")
    return refuse_calling(phase, seat)


def keep_silent(state: State, phase: Calling, seat: Seat) -> Step:
    """Silence says nothing, not even that it is kept; taxes follow when all have answered.

    Version 1 told each silence at once.
    """
    silent = tuple(sorted((*phase.silent, seat)))
    last = len(silent) == len(state.order)
    told: tuple[Told, ...] = (Told(NobodyDeclared()),) if last else ()
    if state.rules < 2:
        told = (Told(SilenceKept(seat)),)
    return open_taxes(state, told) if last else Step(replace(state, phase=Calling(silent)), told)


def silent_seen(state: State, seat: Seat | None) -> Order:
    """Who has kept silent, as far as this seat may know: itself (in version 1, everybody)."""
    phase = state.phase
    if not isinstance(phase, Calling):
        return ()
    return tuple([other for other in phase.silent if other == seat or state.rules < 2])


def declare(state: State, seat: Seat) -> Step:
    """No taxes this round; declared by the Grand Péon, everybody changes places too (DAL-26)."""
    great = seat == state.order[-1]
    order = opposite(state.order) if great else state.order
    after = replace(state, order=order, revolution=seat, phase=Playing(order[0], None, ()))
    return Step(after, (Told(RevolutionDeclared(seat, great, order)),))


def opposite(order: Order) -> Order:
    """Position i changes with n-1-i; the middle one of an odd number stays (DAL-26)."""
    return order[::-1]
