"""What one node asks another, and is told: the beginning of every connection between two."""

from __future__ import annotations

import hmac
from typing import Final

import msgspec

from tablee.store.store_contract import NodeAddress

SPEAKS: Final = 2
"""Of what nodes say to each other; two that differ say so, and lead nobody to one another."""

TRUNK, SIT, HAS_SEAT, GO_ON = "trunk", "sit", "has-seat", "go-on"
LINK_SUMMARY: Final = "glance"  # as nodes of earlier versions call it
OK, ELSEWHERE, NO_LEASE, NO_SUCH_TABLE, UNREADABLE, PROBLEM, OTHER = (
    "ok",
    "elsewhere",
    "no-lease",
    "no-such-table",
    "unreadable",
    "problem",
    "other",
)
NONCE: Final = 16  # bytes
SEAL: Final = 32
NOTHING: Final = msgspec.Raw(b"null")


class Question(msgspec.Struct, frozen=True):
    """`to` is the incarnation that is meant; a trunk is for all tables and has no code."""

    speaks: int
    to: int
    kind: str
    code: str
    nonce: str
    body: msgspec.Raw = NOTHING


class Opening(msgspec.Struct, frozen=True):
    """A device comes by a trunk; `address` is the one by which its limits count.

    `around`: its node does not reach the one that runs the table; whoever does may lead it there.
    """

    code: str
    address: str
    around: bool = False


class Told(msgspec.Struct, frozen=True):
    """`node` runs the table, where that is elsewhere; `problem` is the code a person is told."""

    status: str
    node: NodeAddress | None = None
    problem: str = ""
    body: msgspec.Raw = NOTHING


def sealed(secret: bytes, purpose: bytes, nonce: bytes, body: bytes) -> bytes:
    """A message as it is sent: its length, the proof that a node of this house wrote it now, and itself."""
    return len(body).to_bytes(4, "big") + seal(secret, purpose, nonce, body) + body


def seal(secret: bytes, purpose: bytes, nonce: bytes, body: bytes) -> bytes:
    return hmac.digest(secret, purpose + nonce + body, "sha256")
