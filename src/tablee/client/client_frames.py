"""WebSocket frames and the handshake as bytes (RFC 6455), for clients that write to a bare connection."""

from __future__ import annotations

from typing import Final

CONTINUATION: Final = 0x0
TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
NO_MASK: Final = b"\0\0\0\0"  # legal, and nothing to compute
KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="


def handshake(code: str, host: str = "localhost", headers: dict[str, str] | None = None) -> bytes:
    """The request that turns a connection into the socket of that table."""
    asked = {
        "Host": host,
        "Upgrade": "websocket",
        "Connection": "Upgrade",
        "Sec-WebSocket-Key": KEY,
        "Sec-WebSocket-Version": "13",
        **(headers or {}),
    }
    lines = [f"GET /ws/{code} HTTP/1.1", *[f"{name}: {value}" for name, value in asked.items()]]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1")


def frame(payload: bytes, opcode: int = TEXT, *, final: bool = True) -> bytes:
    """A client's frame, masked with zeros."""
    first, length = opcode | 0x80 if final else opcode, len(payload)
    if length < 126:
        return bytes((first, 0x80 | length)) + NO_MASK + payload
    if length < 1 << 16:
        return bytes((first, 0xFE)) + length.to_bytes(2, "big") + NO_MASK + payload
    return bytes((first, 0xFF)) + length.to_bytes(8, "big") + NO_MASK + payload


def split(buffer: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The whole frames a house sent, each as its first byte and its payload, and the bytes left over."""
    found, at, end = list[tuple[int, bytes]](), 0, len(buffer)
    while end - at >= 2:
        head, length = 2, buffer[at + 1]
        if length >= 126:
            head = 4 if length == 126 else 10
            length = int.from_bytes(buffer[at + 2 : at + head], "big") if end - at >= head else end
        if end - at < head + length:
            break
        found.append((buffer[at], buffer[at + head : at + head + length]))
        at += head + length
    return found, buffer[at:]
