"""One connection: its seat, its limits, and the door its messages go through."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
import structlog

from tablee.core.contract import Seat
from tablee.core.refusal import Refusal
from tablee.core.soundness import told_by
from tablee.server import limits
from tablee.server.admission.connections import Priority
from tablee.server.counts import Counts
from tablee.server.protocol import from_client, to_client
from tablee.server.wire.allowance import Allowance
from tablee.server.wire.early_messages import EarlyMessages
from tablee.server.wire.frames import MOVED, POLICY, TRY_LATER, framed
from tablee.server.wire.line import Line
from tablee.server.wire.silent_line import SILENT

log = structlog.get_logger()
encode = msgspec.json.Encoder().encode
decoder: msgspec.json.Decoder[from_client.FromClient] = msgspec.json.Decoder(from_client.FromClient)
Receiver = Callable[["Socket", from_client.FromClient], None]
MOST_HELD: Final = 128  # messages of a device that is on its way from one node to another


class Gone(Exception):
    """The other side hung up."""


class Memory(Protocol):
    """What is remembered of a device, so that another node can go on with it where this one stopped."""

    def asked(self, message: from_client.FromClient) -> bool:
        """The device asks for this; whether it is new, and not under way already."""

    def said(self, message: to_client.ToClient) -> None:
        """The device is told this."""

    def answered(self, re: str) -> None:
        """The device is told what became of that request."""

    def move_on(self, socket: Socket, version: int) -> None:
        """The table has stopped here; the device was told everything up to that version."""


class Relay(Protocol):
    """Who passes on what this device says to the node that runs its table."""

    def ponged(self, payload: bytes) -> bool: ...
    def flows(self) -> None: ...


class Socket:
    """A device at a table, or on its way to one: messages in and out over one web socket line."""

    __slots__ = (
        "_allowance",
        "_counts",
        "_early",
        "_leave",
        "_line",
        "_memory",
        "_receiver",
        "_relay",
        "ended",
        "films",
        "latest",
        "looks",
        "looks_with",
        "seat",
        "television",
        "waits_with",
    )

    def __init__(self, line: Line, counts: Counts) -> None:
        self._line = line
        self._memory: Memory | None = None
        self._relay: Relay | None = None
        self.seat: Seat | None = None
        self.looks: Seat | None = None  # into whose hand, by its owner's leave
        self.looks_with = ""  # the hash of the token it may do so by
        self.television = False  # a screen for a whole room
        self.films = True  # whether it wants to see again what has ended
        self.waits_with = ""  # the hash of the token it has a seat by, once that seat is free for it
        self.latest = True  # of the devices on its seat
        self.ended = False
        self._counts = counts
        self._allowance = Allowance(counts, asyncio.get_running_loop().time)
        self._early = EarlyMessages()
        self._receiver: Receiver | None = None
        self._leave: Callable[[Socket], None] | None = None

    @property
    def address(self) -> str:
        """The one that counts for its limits."""
        return self._line.address

    def listen(self) -> None:
        """Messages wait from now on until `next` asks for them, or the door is open."""
        self._line.listen(self, self._wait, limits.HELLO_BYTES)

    def _wait(self, data: bytes) -> None:
        message = self.understood(data)
        if len(self._early) >= limits.HELLO_FRAMES:
            self._counts.refuse("no-hello")
            self.hang_up(POLICY, "no-hello")
        elif message is not None:
            self._early.add(message)

    async def next(self) -> from_client.FromClient:
        """The next message of a client that is being greeted; `Gone` if there will be none."""
        while (message := self._early.first()) is None:
            if self.ended:
                raise Gone
            await self._early.arrival()
        return message

    def open(self, receiver: Receiver, leave: Callable[[Socket], None]) -> None:
        """Let messages through to a table until the end; those that came since the greeting are first."""
        self._receiver, self._leave = receiver, leave
        self._line.listen(self, self.heard, limits.FRAME_BYTES)
        for message in self._early.all():
            self._deliver(message)
        if self.ended:
            leave(self)

    def _deliver(self, message: from_client.FromClient) -> None:
        if self._receiver is not None and (self._memory is None or self._memory.asked(message)):
            self._receiver(self, message)

    def counted_elsewhere(self) -> None:
        """The node this device is connected to measures what it sends; much may come at once from there."""
        self._allowance.widen()

    def remember(self, memory: Memory) -> None:
        self._memory = memory

    def by_way_of(self, relay: Relay) -> None:
        self._relay = relay

    def successor(self) -> Socket:
        """The same device on its way to another node; whoever still speaks to this one speaks to nobody.

        What it says meanwhile waits.
        """
        after = Socket(self._line, self._counts)
        after.ended, after._memory = self.ended, self._memory
        after._allowance, after._early = self._allowance, self._early
        self._line, self._early, self._memory, self._relay = SILENT, EarlyMessages(), None, None
        self._receiver = self._leave = None
        self.ended = True
        after._line.listen(after, after._hold, limits.FRAME_BYTES)
        return after

    def _hold(self, data: bytes) -> None:
        message = self.understood(data)
        if len(self._early) >= MOST_HELD:
            self.hang_up(TRY_LATER, "closing")
        elif message is not None:
            self._early.add(message)

    def move_on(self, version: int) -> None:
        """The table has stopped here; another node runs it, or will."""
        if self._memory is None:
            self.hang_up(MOVED, "moved")
        else:
            self._memory.move_on(self, version)

    def gone(self) -> None:
        self.ended = True
        self._early.wake()
        if self._leave is not None:
            self._leave(self)

    def can_wait(self) -> bool:
        """Whether it has no seat; on which one is known where its table runs."""
        return self.seat is None and self._relay is None

    def priority(self) -> Priority:
        if self._receiver is None:
            return Priority.GREETING
        if self.seat is None:
            return Priority.WATCHING
        return Priority.SEATED if self.latest else Priority.SPARE

    def heard(self, data: bytes) -> None:
        message, receiver = self.understood(data), self._receiver
        if message is None or receiver is None:
            return
        if self._memory is None or self._memory.asked(message):
            receiver(self, message)

    def ponged(self, payload: bytes) -> bool:
        return self._relay is not None and self._relay.ponged(payload)

    def flows(self) -> None:
        if self._relay is not None:
            self._relay.flows()

    def read(self, on: bool) -> None:
        self._line.read(on)

    def backlog(self) -> int:
        return self._line.backlog()

    def understood(self, data: bytes) -> from_client.FromClient | None:
        """The message in a frame; None, and a problem told, if it is none or comes too fast."""
        if not self._allowance.take(1.0 + len(data) // limits.MESSAGE_BYTES):
            if self._goes_on():
                self.problem("too-fast", values={"per_second": int(limits.MESSAGES_PER_SECOND)})
            return None
        try:
            return decoder.decode(data)
        except msgspec.ValidationError as error:
            self.problem("unknown-type", values={"detail": told_by(error)})
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            self.problem("bad-json", values={"detail": told_by(error)})
        return None

    def charge(self) -> bool:
        """A frame came that is no message; whether the line goes on."""
        return self._allowance.take() or self._goes_on()

    def _goes_on(self) -> bool:
        """A frame is dropped; who sends too many of those is sent off."""
        if self._allowance.drop():
            return True
        self._counts.dropped += 1
        self.hang_up(POLICY, "too-fast")
        return False

    def tell(self, frame: bytes) -> None:
        """A frame made by `framed`; who does not read, or whose line breaks, is dropped. Never raises."""
        line, counts = self._line, self._counts
        try:
            if line.backlog() <= limits.QUEUE_BYTES:
                counts.frames_out += 1
                counts.bytes_out += len(frame)
                line.tell(frame, self.can_wait())
                return
        except Exception:
            log.exception("a line broke")
        counts.dropped += 1
        self.hang_up(TRY_LATER, "slow-reader")

    def tell_answer(self, frame: bytes, re: str) -> None:
        """The same, with the answer to the device's own request."""
        if self._memory is not None:
            self._memory.answered(re)
        self.tell(frame)

    def ping(self) -> None:
        self._line.ping()

    def pass_ping(self, payload: bytes) -> None:
        """Another node's, for the device to answer."""
        self._line.pass_ping(payload)

    def delay(self) -> int:
        return self._line.delay()

    def usual_delay(self) -> int | None:
        return self._line.usual_delay()

    def say(self, message: to_client.ToClient) -> None:
        if self._memory is not None:
            self._memory.said(message)
        self.tell(framed(encode(message)))

    def problem(
        self,
        code: str,
        re: str | None = None,
        refusal: Refusal | None = None,
        values: dict[str, int | str] | None = None,
    ) -> None:
        self._counts.problems += 1
        self.say(to_client.Problem(code, re, refusal, values or {}))

    def hang_up(self, code: int, reason: str) -> None:
        self.ended = True
        self._line.hang_up(code, reason)
