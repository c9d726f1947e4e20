"""The host's own secrets: whoever sends one as a bearer is believed to be the host, or the host's program."""

from __future__ import annotations

from collections.abc import Mapping
from hmac import compare_digest
from typing import Final

BEARER: Final = "bearer "


def has_token(headers: Mapping[str, str], token: str) -> bool:
    """Whether a request brings this token; nobody does where the host has set none."""
    given = headers.get("authorization", "")
    if not token or given[: len(BEARER)].lower() != BEARER:
        return False
    return compare_digest(given[len(BEARER) :].strip().encode(), token.encode())
