"""What may be taken back: steps after which everybody still knows exactly what they knew before.

A step stands for good where chance was drawn, where somebody alone was told something, and wherever the
game says so: its box's part `takes_back`, without which nothing of the game is taken back.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.told import Seat, Told

Irrevocable = Callable[[Any, Seat, Any, Any], str]
"""From the state before, the seat, its move and the state after: why this step stands, one of `REASONS`;
empty if it may be taken back. It hangs on nothing that any seat may not know."""

NEVER, DRAWN, TOLD = "never", "drawn", "told"
SHOWN, ANSWERED, BY_HAND = "shown", "answered", "by-hand"
TOO_FAR, NOTHING = "too-far", "nothing"
REASONS: Final = (NEVER, DRAWN, TOLD, SHOWN, ANSWERED, BY_HAND)
"""Nothing of this game is taken back; something was drawn, told to somebody alone, or shown to others;
the step belongs to answers that are kept hidden; it was a matter of skill."""

REACH: Final = 64
"""How many turns are kept to go back over."""


def irrevocable_of(game: str) -> Irrevocable | None:
    """None where nothing of this game may be taken back."""
    try:
        reference = shelf.box(game).takes_back
    except KeyError:
        return None
    found: Irrevocable | None = part(reference) if reference else None
    return found


class Earlier(msgspec.Struct, frozen=True, gc=False):
    """A state that can be returned to: the turn it came of, and whose move followed it, chosen by whom."""

    state: Any
    turn: int
    seat: Seat
    by: str


class Past(msgspec.Struct, frozen=True, gc=False):
    """The states that can be returned to, the latest last; `stands` is why none before them can.

    A step of which not everybody hears changes no reason that was there before it: none may tell of it.
    """

    steps: tuple[Earlier, ...] = ()
    stands: str = ""

    def stays(self, why: str) -> bool:
        """Whether a step that stands for this reason adds nothing to what is known of the past."""
        return bool(why) and not self.steps and self.stands == why

    def after(self, why: str, left: Earlier, told: Sequence[Told]) -> Past:
        """The past once `left` is left by a step that stands for this reason, or by one that does not."""
        if self.stays(why):
            return self
        if why:
            heard = not self.stands or any(one.to is None for one in told)
            return Past((), why if heard else self.stands)
        if len(self.steps) < REACH:
            return Past((*self.steps, left), self.stands)
        return Past((*self.steps[1:], left), TOO_FAR)

    def before_own(self, seat: Seat, by: str) -> Earlier | str:
        """How it stood before this seat's last move that was chosen so; else why it cannot be again."""
        for earlier in reversed(self.steps):
            if earlier.seat == seat and earlier.by == by:
                return earlier
        return self.stands or NOTHING

    def at(self, turn: int) -> Earlier | None:
        return next((earlier for earlier in self.steps if earlier.turn == turn), None)

    def back_to(self, earlier: Earlier) -> Past:
        return Past(self.steps[: self.steps.index(earlier)], self.stands)


def why_it_stands(
    game: str, before: Any, seat: Seat, move: Any, after: Any, draws: Sequence[object], told: Sequence[Told]
) -> str:
    """Why this step cannot be taken back; empty if it can."""
    irrevocable = irrevocable_of(game)
    if irrevocable is None:
        return NEVER
    if draws:
        return DRAWN
    for one in told:
        if one.to is not None:
            return TOLD
    return irrevocable(before, seat, move, after)
