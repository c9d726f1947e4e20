"""Codes people can read out, and tokens nobody can guess."""

from __future__ import annotations

import hashlib
import secrets
from typing import Final

LETTERS: Final = "ABCDEFGHJKMNPQRTUVWXYZ"  # no I, L, O or S: they look like 1, 0 and 5
EASY_TO_SAY: Final = "ABCEFHJKMQRTUWXYZ"
"""Of those the ones that are not taken for others by ear, in French, in English or between the two: no D, P
or V (like B and T), no N (like M), no G (each language calls it as the other calls J)."""
CODE_LENGTH: Final = 6


def new_code() -> str:
    return "".join(secrets.choice(EASY_TO_SAY) for _ in range(CODE_LENGTH))


def tidy_code(text: str) -> str | None:
    """A code as somebody typed it, or None if no table can have it; older tables have any of `LETTERS`."""
    code = text.strip().upper()
    return code if len(code) == CODE_LENGTH and not set(code) - set(LETTERS) else None


def new_token() -> str:
    return secrets.token_urlsafe(24)


def device_at(code: str, device: str) -> str:
    """The name one table has for a device; other tables have others, so that no database follows it."""
    return hashlib.sha256(f"{code} {device}".encode()).hexdigest()[:32] if device else ""


def hash_of(token: str) -> str:
    """What the store keeps of a token: a stolen database opens no seat."""
    return hashlib.sha256(token.encode()).hexdigest()
