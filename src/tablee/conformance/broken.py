"""A promise that is not kept."""

from __future__ import annotations

LONGEST = 600  # characters of one thing that was found


class Broken(AssertionError):
    """One line says what was promised; what was found stands behind it."""


def require(kept: bool, promise: str, *found: object) -> None:
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(_clipped, found))}" if found else promise)


def _clipped(found: object) -> str:
    told = repr(found)
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"
