"""uvicorn's socket protocol with a short way in and out (docs/decisions/server.md says why).

Past the greeting a frame goes straight to its reader and an answer straight to the transport:
no queue, no task switch, no frame objects in between. The transport's own buffer is the bounded
queue of a slow reader, and what is told in one turn of the loop leaves together (`mailbag.py`).
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final, cast

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import (  # type: ignore[attr-defined]  # apply_mask: the compiled one if there is
    Frame,
    apply_mask,
)
from websockets.http11 import Request

from tablee.server.lag import PAYLOAD, Lag
from tablee.server.mailbag import Mailbag, bag_of

Reader = Callable[[bytes], None]
Ending = Callable[[], None]
TEXT: Final = 0x81
PING: Final = 0x89
EXTENSION: Final = "tablee.wire"
SERVICE_RESTART: Final = 1012
POLICY: Final = 1008
TRY_LATER: Final = 1013


class Farewell:
    """Where the queue was: past the greeting, all that is left to come by it is the end."""

    __slots__ = ("_gone",)

    def __init__(self, gone: Ending) -> None:
        self._gone: Ending | None = gone

    def put_nowait(self, message: Any) -> None:
        gone, self._gone = self._gone, None
        if gone is not None:
            gone()


class Writable:
    """Nobody waits for a line to be writable: a reader that far behind is dropped."""

    def set(self) -> None: ...

    def clear(self) -> None: ...


WRITABLE: Final = Writable()


class Wire(WebSocketsSansIOProtocol):
    # What every frame asks for, the protocol's own attributes too: in its dictionary of forty each would
    # be looked for far away, and without these the rest is few enough for Python to keep it small.
    __slots__ = (
        "_bag",
        "_lag",
        "_slow",
        "_unsent",
        "_whole",
        "close_sent",
        "conn",
        "disconnected",
        "frames",
        "loop",
        "queue",
        "read_paused",
        "reader",
        "request",
        "response",
        "scope",
        "transport",
        "writable",
    )

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.reader: Reader | None = None
        self._bag: Mailbag = bag_of(self.loop)
        self._lag: Lag | None = None
        self._slow = False  # the transport holds more than it likes to
        self._unsent = b""
        self._whole = True  # every frame so far came complete, in one piece with its message

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def data_received(self, data: bytes) -> None:
        """One whole text frame goes its short way; all else is left to the parser."""
        if self._whole and self.reader is not None and not self.close_sent:
            message = text_in(data)
            if message is not None:
                self.reader(message)
                return
            self._whole = ends_whole(data)
        super().data_received(data)

    def send_receive_event_to_app(self) -> None:
        if self.reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.reader(bytes(data))

    def listen(self, reader: Reader, gone: Ending) -> None:
        """From now on frames go to `reader`, those that waited first; `gone` hears of the end, once."""
        waiting, self.queue = self.queue, cast(Any, Farewell(gone))
        self.reader = reader
        self._whole = not self.conn.reader.buffer and not self.frames and waiting.empty()
        while not waiting.empty():
            message = cast(dict[str, Any], waiting.get_nowait())
            if message["type"] == "websocket.receive":
                reader(payload(message))
            else:
                self.queue.put_nowait(cast(Any, message))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    async def run_asgi(self) -> None:
        """The application greets and is done; a line it listens to stays open without it."""
        if not await self._greeted():
            self.send_500_response()
        if self.reader is not None:
            self.scope = cast(Any, None)  # a table keeps hundreds of lines: nothing of the handshake stays
            self.request = self.response = cast(Any, None)
            self.writable = cast(Any, WRITABLE)
        elif self.close_timer is None:
            self.transport.close()

    async def _greeted(self) -> bool:
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            return True
        except Exception:
            self.logger.exception("a socket failed")
            return False
        return self.handshake_complete

    def tell(self, frame: bytes) -> None:
        """A ready-made frame (`framed`) to the client; nothing happens once the socket is closing."""
        if self._unsent:
            self._unsent += frame
            return
        self._unsent = frame
        self._bag.add(self)

    def send_off(self) -> None:
        """What was told leaves, unless the end has come between."""
        frames, self._unsent = self._unsent, b""
        if frames and not self.close_sent and not self.disconnected:
            self.transport.write(frames)

    def ping(self) -> None:
        """Measure this line: the client's machine answers by itself (RFC 6455, 5.5.3)."""
        if not self.close_sent and not self.disconnected:
            self._lag = self._lag or Lag()
            self.transport.write(bytes((PING, PAYLOAD)) + self._lag.sent(perf_counter()))

    def handle_pong(self, event: Frame) -> None:
        if self._lag is None or not self._lag.answered(bytes(event.data), perf_counter()):
            super().handle_pong(event)

    def delay(self) -> int:
        """The line's delay both ways in milliseconds, as measured lately; 0 while nothing is known."""
        return self._lag.smallest() if self._lag is not None else 0

    def backlog(self) -> int:
        """Bytes the client has not taken yet; few are as good as none."""
        return self.transport.get_write_buffer_size() + len(self._unsent) if self._slow else 0

    def pause_writing(self) -> None:
        self._slow = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self._slow = False
        super().resume_writing()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and close; a client that does not even read that is cut off."""
        if self.close_sent or self.disconnected:
            return
        self.reader = None
        self.send_off()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(1.0, self.transport.abort)


def payload(message: dict[str, Any]) -> bytes:
    """What a received ASGI message holds, text or not."""
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


def framed(text: bytes) -> bytes:
    """An unmasked, unfragmented text frame (RFC 6455, 5.2)."""
    length = len(text)
    if length < 126:
        return bytes((TEXT, length)) + text
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big") + text
    return b"\x81\x7f" + length.to_bytes(8, "big") + text


def text_in(data: bytes) -> bytes | None:
    """The text, if the data is exactly one final, masked text frame of less than 64 KiB."""
    if len(data) < 6 or data[0] != TEXT or data[1] < 0x80 or data[1] == 0xFF:
        return None
    short = data[1] & 0x7F
    start, length = (6, short) if short < 126 else (8, int.from_bytes(data[2:4], "big"))
    if len(data) != start + length:
        return None
    return bytes(apply_mask(data[start:], data[start - 4 : start]))


def ends_whole(data: bytes) -> bool:
    """Whether the data is a row of complete and final frames."""
    at, end = 0, len(data)
    while end - at >= 2 and data[at] & 0x80:
        short = data[at + 1] & 0x7F
        wide = {126: 2, 127: 8}.get(short, 0)
        length = int.from_bytes(data[at + 2 : at + 2 + wide], "big") if wide else short
        at += 2 + wide + (4 if data[at + 1] & 0x80 else 0) + length
    return at == end
