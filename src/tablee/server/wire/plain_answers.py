"""Answers that cost next to nothing: an `HttpProblem` as bytes, for those who are not let in."""

from __future__ import annotations

from collections.abc import Sequence
from http import HTTPStatus

import msgspec

from tablee.server.protocol.http_types import HttpProblem
from tablee.server.protocol.problems import status_of

encode = msgspec.json.Encoder().encode


def plain_answer(
    code: str,
    values: dict[str, int | str] | None = None,
    status: int = 0,
    headers: Sequence[tuple[bytes, bytes]] = (),
) -> bytes:
    """The whole answer; the connection ends with it."""
    status = status or status_of(code)
    body = encode(HttpProblem(code, values or {}))
    lines = [
        f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode(),
        *[name + b": " + value for name, value in headers],
        b"content-type: application/json",
        b"content-length: %d" % len(body),
        b"connection: close",
    ]
    if status in (429, 503):
        lines.append(b"retry-after: 5")
    return b"\r\n".join(lines) + b"\r\n\r\n" + body
