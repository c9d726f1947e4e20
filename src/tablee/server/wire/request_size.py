"""How much of a connection's present request has come, and which limit it goes beyond."""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.server import limits
from tablee.server.wire.handshake import Headers, value_of

HEAD_BYTES: Final = limits.URL_BYTES + limits.HEADER_BYTES


class TooLarge(NamedTuple):
    """What a `too-large` tells the client, and its status."""

    values: dict[str, int | str]
    status: int = 413


class RequestSize:
    """Counts bytes before they are parsed; each count says what it goes beyond, or None."""

    __slots__ = ("_body", "_chunked", "_pieces", "complete", "head", "in_head")

    def __init__(self) -> None:
        self.head = 0  # bytes of the request that begins, until its headers are complete
        self.in_head = True
        self.complete = True  # the whole of the last request has come
        self._body = 0
        self._pieces = 0
        self._chunked = False

    def begin(self) -> None:
        self.complete, self._body, self._pieces = False, 0, 0

    def end(self) -> None:
        self.complete, self.in_head = True, True

    def take_head(self, data: bytes) -> tuple[bytes, bytes]:
        """As much as headers may still have, and the rest."""
        room = HEAD_BYTES - self.head
        self.head += min(room, len(data))
        return data[:room], data[room:]

    def of_head(self) -> TooLarge | None:
        """None of them are counted any more once headers are complete."""
        return TooLarge({"bytes": limits.HEADER_BYTES}, 431) if self.head >= HEAD_BYTES else None

    def of_url(self, length: int) -> TooLarge | None:
        return TooLarge({"bytes": limits.URL_BYTES}, 414) if length > limits.URL_BYTES else None

    def of_headers(self, count: int) -> TooLarge | None:
        return TooLarge({"headers": limits.HEADERS}, 431) if count > limits.HEADERS else None

    def end_head(self) -> None:
        self.in_head, self.head = False, 0

    def of_promised_body(self, headers: Headers) -> TooLarge | None:
        """By what the headers say of the body."""
        self._chunked = value_of(headers, b"transfer-encoding") != b""
        length = value_of(headers, b"content-length")
        return self._of_body(int(length) if length.isdigit() else 0)

    def of_body(self, piece: bytes) -> TooLarge | None:
        self._body += len(piece)
        self._pieces += self._chunked
        if self._pieces > limits.BODY_PIECES:
            return TooLarge({"pieces": limits.BODY_PIECES})
        return self._of_body(self._body)

    def _of_body(self, length: int) -> TooLarge | None:
        return TooLarge({"bytes": limits.RECORD_BYTES}) if length > limits.RECORD_BYTES else None
