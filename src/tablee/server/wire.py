"""uvicorn's socket protocol with a short way in and out (docs/decisions/server.md has the figures).

Past the greeting a frame goes straight to its reader and an answer straight to the transport:
no queue, no task switch, no frame objects in between. The transport's own buffer is the bounded
queue of a slow reader, and writes of one turn of the loop leave together.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

Reader = Callable[[bytes], None]
EXTENSION: Final = "tablee.wire"
SERVICE_RESTART: Final = 1012
POLICY: Final = 1008
TRY_LATER: Final = 1013


class Wire(WebSocketsSansIOProtocol):
    reader: Reader | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            extensions = cast(dict[str, Any], self.scope["extensions"])
            extensions[EXTENSION] = self

    def send_receive_event_to_app(self) -> None:
        if self.reader is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        self.reader(bytes(data))

    def listen(self, reader: Reader) -> None:
        """From now on frames go to `reader`; those that waited come first."""
        self.reader = reader
        while not self.queue.empty():
            message = cast(dict[str, Any], self.queue.get_nowait())
            if message["type"] != "websocket.receive":
                self.queue.put_nowait(cast(Any, message))
                break
            reader(payload(message))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def tell(self, frame: bytes) -> None:
        """One text frame to the client; nothing happens once the socket is closing."""
        if not self.close_sent and not self.disconnected:
            self.transport.write(text_head(len(frame)) + frame)

    def backlog(self) -> int:
        """Bytes the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def hang_up(self, code: int, reason: str) -> None:
        """Say why, and close; a client that does not even read that is cut off."""
        if self.close_sent or self.disconnected:
            return
        self.reader = None
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(1.0, self.transport.abort)


def payload(message: dict[str, Any]) -> bytes:
    """What a received ASGI message holds, text or not."""
    text = message.get("text")
    return text.encode() if text is not None else message.get("bytes") or b""


def text_head(length: int) -> bytes:
    """The head of an unmasked, unfragmented text frame (RFC 6455, 5.2)."""
    if length < 126:
        return bytes((0x81, length))
    if length < 1 << 16:
        return b"\x81\x7e" + length.to_bytes(2, "big")
    return b"\x81\x7f" + length.to_bytes(8, "big")
