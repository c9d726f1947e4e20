"""Answers made once: packed, named by their content, and kept while there is room for them."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable, Iterable
from typing import Any, Final

import msgspec

from tablee.server import limits
from tablee.table.outcome import TableProblem

WORTH_PACKING: Final = 1000  # bytes
PACKING: Final = 3  # of 9: the replay of a long evening is packed in a quarter of a second
GZIP: Final = 31  # zlib's word for a gzip header
OVERHEAD: Final = 500  # bytes anything kept takes besides


class PreparedAnswer(msgspec.Struct, frozen=True, gc=False):
    """A body as it is sent, `plain`, `packed`, or whichever the asker takes; at least one is there."""

    kind: str
    etag: str
    plain: bytes | None
    packed: bytes | None

    @property
    def size(self) -> int:
        return len(self.plain or b"") + len(self.packed or b"")


Made = PreparedAnswer | TableProblem


def prepared(body: bytes, kind: str = "application/json", *, packing: int = PACKING) -> PreparedAnswer:
    """`packing` from 1 to 9 is how hard it is tried to make it small; 0 leaves it as it is."""
    packed = gzip.compress(body, packing, mtime=0) if packing and len(body) > WORTH_PACKING else None
    return PreparedAnswer(kind, etag_of(body), body, packed)


def prepared_json(value: Any) -> PreparedAnswer:
    return prepared(msgspec.json.encode(value))


def prepared_in_parts(parts: Iterable[bytes]) -> PreparedAnswer | None:
    """A long JSON text, packed part by part so that it is never there as a whole; None if too long."""
    packer, packed, length = zlib.compressobj(PACKING, wbits=GZIP), [], 0
    for part in parts:
        length += len(part)
        if length > limits.REPLAY_BYTES:
            return None
        packed.append(packer.compress(part))
    body = b"".join([*packed, packer.flush()])
    return PreparedAnswer("application/json", etag_of(body), None, body)


def etag_of(body: bytes) -> str:
    return f'"{hashlib.sha256(body).hexdigest()[:20]}"'


class AnswerCache:
    """Those asked for last, as many as fit; several who ask at once wait for one making.

    A problem that follows from the same facts is kept like an answer.
    """

    def __init__(self, most: int = limits.ANSWERS_BYTES) -> None:
        self._most = most
        self._bytes = 0
        self._kept: OrderedDict[Hashable, Made] = OrderedDict()
        self._making: dict[Hashable, asyncio.Task[Made]] = {}

    def __contains__(self, key: Hashable) -> bool:
        """Whether it is there, or on its way."""
        return key in self._kept or key in self._making

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        making = self._making.get(key)
        if making is None:
            making = self._making[key] = asyncio.create_task(self._make(key, make))
            making.add_done_callback(lambda _: self._making.pop(key, None))
        return await asyncio.shield(making)

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Made]]) -> Made:
        made = await make()
        self._kept[key] = made
        self._bytes += cost_of(made)
        while self._bytes > self._most:
            _, oldest = self._kept.popitem(last=False)
            self._bytes -= cost_of(oldest)
        return made

    def __len__(self) -> int:
        return self._bytes


def cost_of(made: Made) -> int:
    return OVERHEAD + (made.size if isinstance(made, PreparedAnswer) else 0)
