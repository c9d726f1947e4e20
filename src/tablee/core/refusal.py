"""Why a move may not be made: a clause of the rule book, a reason, and the values that explain it."""

from __future__ import annotations

from typing import Final

import msgspec

Value = int | str | tuple[int, ...]
_LONGEST: Final = 60  # characters of a word that are said again: it may be a stranger's
_LINE: Final = 200  # characters of all values in an error


class Refusal(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """`reason` names the sentence to show; `values` are its numbers and words."""

    clause: str
    reason: str
    values: dict[str, Value] = {}


def refused(clause: str, reason: str, **values: Value) -> Refusal:
    for name, value in values.items():
        if isinstance(value, str) and len(value) > _LONGEST:
            values[name] = f"{value[:_LONGEST]}…"
    return Refusal(clause, reason, values)


class MoveRefused(Exception):
    """Raised by `apply` for a move `refuse` does not let through; nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        values = str(refusal.values or "")
        told = values if len(values) <= _LINE else f"{values[:_LINE]}…"
        super().__init__(f"{refusal.clause}: {refusal.reason} {told}".rstrip())
        self.refusal = refusal

    def __reduce__(self) -> tuple[type[MoveRefused], tuple[Refusal]]:
        """A refusal is raised in other processes too."""
        return MoveRefused, (self.refusal,)


def raise_if_refused(refusal: Refusal | None) -> None:
    """For whoever carries a move out: what is refused goes no further."""
    if refusal is not None:
        raise MoveRefused(refusal)
