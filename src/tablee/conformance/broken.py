"""A promise that is not kept."""

from __future__ import annotations


class Broken(AssertionError):
    """One line says what was promised; what was found stands behind it."""


def require(kept: bool, promise: str, *found: object) -> None:
    if not kept:
        raise Broken(f"{promise}: {', '.join(map(repr, found))}" if found else promise)
