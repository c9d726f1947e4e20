"""A ready-made answer on its way out: unchanged (304), packed or plain, and never faster than it is read."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping
from typing import Final

from tablee.server.http.prepared_answers import GZIP, PreparedAnswer
from tablee.server.http.request import ASGIApp, Receive, Request, Scope, Send, content_type

ASK_AGAIN: Final = "no-cache"
PART: Final = 64 * 1024  # bytes handed to the transport at a time


def respond(
    request: Request,
    answer: PreparedAnswer,
    cache: str = ASK_AGAIN,
    more: Mapping[str, str] | None = None,
) -> ASGIApp:
    """The answer for this asker, who may have it already."""
    headers = {"etag": answer.etag, "cache-control": cache, "vary": "accept-encoding", **(more or {})}
    if answer.etag in request.headers.get("if-none-match", ""):
        return _in_parts(304, headers, iter(()))
    headers["content-type"] = content_type(answer.kind)
    if answer.packed is not None and takes_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(answer.packed))
        return _in_parts(200, headers, parts_of(answer.packed))
    if answer.plain is not None:
        headers["content-length"] = str(len(answer.plain))
        return _in_parts(200, headers, parts_of(answer.plain))
    return _in_parts(200, headers, unpacked(answer.packed or b""))


def plain_answer(status: int, headers: Mapping[str, str], body: bytes) -> ASGIApp:
    return _in_parts(status, {**headers, "content-length": str(len(body))}, parts_of(body))


def takes_gzip(accepted: str) -> bool:
    for one in accepted.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def parts_of(body: bytes) -> Iterator[bytes]:
    view = memoryview(body)
    for at in range(0, len(body), PART):
        yield bytes(view[at : at + PART])


def unpacked(body: bytes) -> Iterator[bytes]:
    """For the few who take no gzip, part by part."""
    unpacker = zlib.decompressobj(GZIP)
    rest = body
    while rest and not unpacker.eof:
        yield unpacker.decompress(rest, PART)
        rest = unpacker.unconsumed_tail
    yield unpacker.flush()


def _in_parts(status: int, headers: Mapping[str, str], parts: Iterator[bytes]) -> ASGIApp:
    lines = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]

    async def send_all(scope: Scope, receive: Receive, send: Send) -> None:
        await send({"type": "http.response.start", "status": status, "headers": lines})
        for part in parts:  # each waits until the transport has room for it
            await send({"type": "http.response.body", "body": part, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    return send_all
