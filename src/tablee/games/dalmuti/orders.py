"""What may be ordered in advance at a slow table: to let a trick go, and to keep silent about the Revolution.

There is no order to pass only when nothing beats the trick: how long one took would then tell of one's hand.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.dalmuti.moves import KeepSilent, Move, Pass
from tablee.games.dalmuti.view import View


class _Order(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class PassTrick(_Order, frozen=True, tag="pass-trick"):
    """Pass until this trick is taken (DAL-32)."""


class NoRevolution(_Order, frozen=True, tag="no-revolution"):
    """Never declare the Revolution (DAL-25)."""


Order = PassTrick | NoRevolution


def offered(view: View, *, silent: bool) -> tuple[Order, ...]:
    """Silence only where it takes as long as any other (DAL-25)."""
    if view.phase == "over":
        return ()
    still_in = view.phase == "play" and view.trick is not None and view.seat not in view.out
    trick = (PassTrick(),) if still_in else ()
    return (*trick, NoRevolution()) if silent else trick


def answer(view: View, order: Any) -> Move | None:
    if isinstance(order, NoRevolution):
        return KeepSilent() if view.phase == "call" else None
    return Pass() if view.phase == "play" and view.trick is not None else None
