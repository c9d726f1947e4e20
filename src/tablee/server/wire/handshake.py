"""How a connection becomes a socket: the handshake of RFC 6455, section 4.2."""

from __future__ import annotations

import base64
import binascii
import hashlib
from collections.abc import Sequence
from typing import Final

Headers = Sequence[tuple[bytes, bytes]]
GUID: Final = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
PATH: Final = b"/ws/"


def value_of(headers: Headers, name: bytes) -> bytes:
    """The header's one value; empty if there is none, or several."""
    values = [value.strip() for header, value in headers if header == name]
    return values[0] if len(values) == 1 else b""


def is_wanted(headers: Headers) -> bool:
    """Whether this request asks for a socket."""
    options = b",".join(value for name, value in headers if name == b"connection").lower().split(b",")
    return value_of(headers, b"upgrade").lower() == b"websocket" and b"upgrade" in map(bytes.strip, options)


def answer(method: bytes, headers: Headers) -> bytes | None:
    """What opens the socket; None if the request does not ask for it as it must."""
    key = value_of(headers, b"sec-websocket-key")
    if method != b"GET" or value_of(headers, b"sec-websocket-version") != b"13" or not _is_key(key):
        return None
    if value_of(headers, b"content-length") not in (b"", b"0") or value_of(headers, b"transfer-encoding"):
        return None
    accept = base64.b64encode(hashlib.sha1(key + GUID, usedforsecurity=False).digest())
    lines = (
        b"HTTP/1.1 101 Switching Protocols",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Accept: " + accept,
    )
    return b"\r\n".join(lines) + b"\r\n\r\n"


def _is_key(key: bytes) -> bool:
    try:
        return len(base64.b64decode(key, validate=True)) == 16
    except (binascii.Error, ValueError):
        return False
