"""What tells an entry from everything else: its bytes, and where they belong."""

from __future__ import annotations

from collections.abc import Callable
from zlib import crc32

Checksum = Callable[[bytes, int, bytes], int]
"""of a table's code, an entry's version and its bytes"""


def checksum(code: bytes, version: int, body: bytes) -> int:
    return crc32(body, crc32(b"%b %d " % (code, version)))


def checksum_1(code: bytes, version: int, body: bytes) -> int:
    """The one of schema 1."""
    return crc32(body)


BY_SCHEMA: dict[int, Checksum] = {1: checksum_1, 2: checksum, 3: checksum, 4: checksum}
