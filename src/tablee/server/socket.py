"""One connection: its seat, its limits, and the door its messages go through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from tablee.core.contract import Seat
from tablee.core.refusal import Refusal
from tablee.server import limits, messages
from tablee.server.bucket import Bucket
from tablee.server.metrics import Counts
from tablee.server.wire import POLICY, TRY_LATER, Wire, framed

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[messages.FromClient] = msgspec.json.Decoder(messages.FromClient)
Door = Callable[["Socket", messages.FromClient], None]


class Socket:
    __slots__ = ("_bucket", "_counts", "_door", "_flood", "_time", "_wire", "ended", "seat")

    def __init__(self, wire: Wire, counts: Counts) -> None:
        self.seat: Seat | None = None
        self.ended = False  # by us; of an end from the other side `leave` is told
        self._wire = wire
        self._counts = counts
        self._time = asyncio.get_running_loop().time
        self._bucket = Bucket(limits.MESSAGES_PER_SECOND, limits.MESSAGES_BURST, self._time())
        self._flood: Bucket | None = None
        self._door: Door | None = None

    def open(self, door: Door, leave: Callable[[Socket], None]) -> None:
        """Let messages through to a table until the end; those that came since the greeting are first."""
        self._door = door
        self._wire.listen(self.heard, partial(leave, self))

    def heard(self, data: bytes) -> None:
        message = self.understood(data)
        if message is not None and self._door is not None:
            self._door(self, message)

    def understood(self, data: bytes) -> messages.FromClient | None:
        """The message in a frame; None, and a problem told, if it is none or comes too fast."""
        self._counts.frames_in += 1
        if not self._bucket.take(self._time()):
            self._too_fast()
            return None
        try:
            return decoder.decode(data)
        except msgspec.ValidationError as error:
            self.problem("unknown-type", values={"detail": str(error)})
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.problem("bad-json", values={"detail": str(error)})
        return None

    def _too_fast(self) -> None:
        """Dropped messages have their own, larger measure; who empties that too is sent off."""
        now = self._time()
        if self._flood is None:
            self._flood = Bucket(limits.MESSAGES_PER_SECOND, limits.FLOOD_DROPS, now)
        if self._flood.take(now):
            self.problem("too-fast", values={"per_second": int(limits.MESSAGES_PER_SECOND)})
        else:
            self._counts.dropped += 1
            self.hang_up(POLICY, "too-fast")

    def tell(self, frame: bytes) -> None:
        """A frame made by `framed`; who does not read, or whose line breaks, is dropped. Never raises."""
        wire, counts = self._wire, self._counts
        try:
            if wire.backlog() <= limits.QUEUE_BYTES:
                counts.frames_out += 1
                counts.bytes_out += len(frame)
                wire.tell(frame)
                return
        except Exception:
            log.exception("a line broke")
        counts.dropped += 1
        self.hang_up(TRY_LATER, "slow-reader")

    def ping(self) -> None:
        self._wire.ping()

    def delay(self) -> int:
        return self._wire.delay()

    def say(self, message: messages.ToClient) -> None:
        self.tell(framed(encode(message)))

    def problem(
        self,
        code: str,
        re: str | None = None,
        refusal: Refusal | None = None,
        values: dict[str, int | str] | None = None,
    ) -> None:
        self._counts.problems += 1
        self.say(messages.Problem(code, re, refusal, values or {}))

    def hang_up(self, code: int, reason: str) -> None:
        self.ended = True
        self._wire.hang_up(code, reason)
