"""Why a move may not be made: a clause of the rule book, a reason, and the values that explain it."""

from __future__ import annotations

import msgspec

Value = int | str | tuple[int, ...]


class Refusal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """`reason` names the sentence to show; `values` are its numbers and words."""

    clause: str
    reason: str
    values: dict[str, Value] = {}


def refused(clause: str, reason: str, **values: Value) -> Refusal:
    return Refusal(clause, reason, values)


class MoveRefused(Exception):
    """Raised by `apply` for a move `refuse` does not let through; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.clause}: {refusal.reason} {refusal.values or ''}".rstrip())
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[MoveRefused], tuple[Refusal]]:
        """It is raised in other processes too."""
        return MoveRefused, (self.refusal,)
