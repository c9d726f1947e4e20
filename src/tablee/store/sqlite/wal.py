"""The log beside a file that was not closed, read as SQLite reads it after a kill.

SQLite takes the log's frames as long as their checksums hold and says nothing of the others. A kill leaves at
most one frame that was being written; anything else that is left out was damaged, and with it the newest
entries are gone. The layout is SQLite's “WAL file format”.
"""

from __future__ import annotations

import struct
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tablee.store.sqlite.files import index_of, log_of

LOG_DAMAGED = "its -wal file is damaged: the newest entries may be missing"
_HEADER = 32
_FRAME = 24
_INDEX = 48
_MAGIC = 0x377F0682  # the last bit: checksums of big-endian words
_PAST = 1 << 24  # how many times a log may have been begun anew


class _Log(NamedTuple):
    big: bool
    page: int
    salt: bytes
    sums: tuple[int, int]


def log_is_damaged(path: Path) -> bool:
    """Whether SQLite would leave out frames that were written whole; of no file in use."""
    try:
        data = log_of(path).read_bytes()
    except OSError:
        return False
    if not data:
        return False
    head = _head(data)
    if head is None:
        return True
    taken, promised = _taken(data, head), _promised(path, head)
    if promised is not None and taken < promised:
        return True
    begun = taken if promised is None else taken + 1  # nothing tells a frame half written from a damaged one
    return any(_is_ours(salt, head) for salt in _salts(data, head, begun))


def _head(data: bytes) -> _Log | None:
    if len(data) < _HEADER:
        return None
    magic, _, page, _, _, _, one, two = struct.unpack(">8I", data[:_HEADER])
    if magic & ~1 != _MAGIC or page.bit_count() != 1 or page < 512:
        return None
    big = bool(magic & 1)
    sums = _sums(data[:24], (0, 0), big)
    return _Log(big, page, data[16:24], sums) if sums == (one, two) else None


def _taken(data: bytes, head: _Log) -> int:
    """How many frames hold, the one that is only half there not counted."""
    size, count, sums = _FRAME + head.page, 0, head.sums
    for start in range(_HEADER, len(data) - size + 1, size):
        frame = data[start : start + size]
        if frame[8:16] != head.salt:
            break
        sums = _sums(frame[:8] + frame[_FRAME:], sums, head.big)
        if sums != struct.unpack(">2I", frame[16:24]):
            break
        count += 1
    return count


def _salts(data: bytes, head: _Log, after: int) -> Iterator[bytes]:
    size = _FRAME + head.page
    for start in range(_HEADER + after * size, len(data) - _FRAME + 1, size):
        yield data[start + 8 : start + 16]


def _is_ours(salt: bytes, head: _Log) -> bool:
    """Frames of earlier rounds may lie behind ours; of their two salts one counts up, the other is drawn."""
    one, two = struct.unpack(">2I", salt)
    our_one, our_two = struct.unpack(">2I", head.salt)
    return one == our_one or two == our_two or not 0 < (our_one - one) % 2**32 < _PAST


def _promised(path: Path, head: _Log) -> int | None:
    """How many frames the dead house had committed, where its index is there to tell."""
    try:
        index = index_of(path).read_bytes()[:_INDEX]
    except OSError:
        return None
    if len(index) < _INDEX or index[32:40] != head.salt:
        return None
    return int.from_bytes(index[16:20], sys.byteorder)


def _sums(data: bytes, sums: tuple[int, int], big: bool) -> tuple[int, int]:
    words = array("I", data)
    if big != (sys.byteorder == "big"):
        words.byteswap()
    one, two = sums
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
