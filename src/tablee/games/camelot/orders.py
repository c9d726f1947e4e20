"""What may be ordered in advance at a slow table: how to answer the action cards of others (CAM-51)."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.games.camelot.moves import LetPass, Move, PlayLancelot
from tablee.games.camelot.pieces import LANCELOT
from tablee.games.camelot.view import View


class _Order(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class LancelotForMe(_Order, frozen=True, tag="lancelot-for-me"):
    """Play Lancelot against the next card whose target is this seat."""


class LetCardsPass(_Order, frozen=True, tag="let-cards-pass"):
    """Let every announced card pass."""


Order = LancelotForMe | LetCardsPass


def offered(view: View, *, silent: bool) -> tuple[Order, ...]:
    """Only where an answer takes as long as silence: without a clock everybody sees who has answered."""
    if view.phase == "over" or not (silent and view.options.reaction_seconds):
        return ()
    held = LANCELOT in view.hand
    return (LancelotForMe(), LetCardsPass()) if held else (LetCardsPass(),)


def answer(view: View, order: Any) -> Move | None:
    if view.phase != "reaction" or view.action is None:
        return None
    if isinstance(order, LancelotForMe):
        return PlayLancelot() if view.action.target == view.seat else None
    return LetPass()
