"""A connection that speaks HTTP, with limits.

Bytes are counted before they are parsed, requests before they are handled; a connection that keeps the
house waiting is closed. A request for a socket leaves HTTP here.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

import httptools

from tablee.server import limits
from tablee.server.admission.addresses import NOBODY
from tablee.server.admission.connections import Priority
from tablee.server.wire import handshake
from tablee.server.wire.borrowed import Config, HttpProtocol, ServerState
from tablee.server.wire.gate import Gate
from tablee.server.wire.intake import intake_of
from tablee.server.wire.patience import Patience
from tablee.server.wire.plain_answers import plain_answer
from tablee.server.wire.request_size import RequestSize, TooLarge
from tablee.server.wire.websocket_line import WebSocketLine

NEW: Final = 1.0  # seconds a connection may take to begin its first request
LINGER: Final = 2.0  # seconds for a refusal to be read


class RequestRefused(Exception):
    """Stops the parser; the answer has been written."""


class HttpLine(HttpProtocol):
    """uvicorn's HTTP protocol with the house's limits, until a request turns it into a web socket line."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop,
        gate: Gate,
        first: bytes = b"",
    ) -> None:
        """`first` is what was read of the connection before it had a protocol."""
        super().__init__(config, server_state, app_state, loop)
        self._first = first
        self.address = NOBODY
        self.since = loop.time()
        self._gate = gate
        self._peer = ""
        self._patience = Patience(self.since)
        self._requests = 0
        self._size = RequestSize()
        self._ending = False
        self._intake = intake_of(loop)
        self.unheard = b""  # what was read and waits for its turn

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._peer = self.client[0] if self.client else ""
        self.address = self._gate.address(self._peer)
        self._gate.connections.add(self)
        first, self._first = self._first, b""
        if first:
            self.data_received(first)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._gate.connections.remove(self)

    def data_received(self, data: bytes) -> None:
        """A request that begins waits for its turn; nothing more is read until then."""
        if self._ending:
            return
        if self.unheard:
            self.unheard += data
        elif self._size.in_head and not self._intake.admits():
            self._put_off(data)
        else:
            self._hear(data)

    def _put_off(self, data: bytes) -> None:
        self.unheard = data
        self.transport.pause_reading()
        if not self._intake.put_off(self):
            self._refuse("busy")

    def hear_unheard(self) -> None:
        data, self.unheard = self.unheard, b""
        if self._ending or self.transport.is_closing():
            return
        self._hear(data)
        if not self._ending:
            self.read_on()

    def _hear(self, data: bytes) -> None:
        if self._size.in_head and not self._size.head:
            self._wait(limits.HEAD_SECONDS)
        try:
            self._feed(data)
        except (httptools.HttpParserError, httptools.HttpParserUpgrade):
            if not self._ending:
                self._refuse("bad-request")

    def _feed(self, data: bytes) -> None:
        """Headers are parsed up to their limit and no further."""
        while self._size.in_head and data:
            part, data = self._size.take_head(data)
            try:
                self.parser.feed_data(part)
            except httptools.HttpParserUpgrade as reached:
                self._upgrade(part[reached.args[0] :] + data)
                return
            if too_large := self._size.of_head():
                self._refuse("too-large", *too_large)
                return
        if data:
            self.parser.feed_data(data)

    # What the parser finds

    def on_message_begin(self) -> None:
        if self.requests_waiting() >= limits.PIPELINED:
            self._stop("slow-down")
        super().on_message_begin()
        self._size.begin()

    def on_url(self, url: bytes) -> None:
        self._stop_at(self._size.of_url(len(self.url) + len(url)))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._stop_at(self._size.of_headers(len(self.headers) + 1))
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self._size.end_head()
        self._requests += 1
        self.url = self._gate.own_url(self.url)
        self._count_by(self._gate.forwarded(self._peer, self.headers))
        if self._gate.banned(self.address) and not self._from_host():
            self._stop("banned")
        if self._should_upgrade():
            self.note_method()
            return
        if not self._gate.may_ask(self.address, self._requests, self.loop.time()):
            self._stop("slow-down", {"per_second": int(limits.REQUESTS_PER_SECOND)})
        self._stop_at(self._size.of_promised_body(self.headers))
        self._wait(limits.BODY_SECONDS)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._stop_at(self._size.of_body(body))
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._size.end()
        self._patience.end()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        """What comes after an answer is the client's to do, in good time."""
        super().on_response_complete()
        self.stop_idle_timer()
        if not self._size.complete:  # answered before all was read: the rest is of no use to anybody
            self._linger()
        elif not self.requests_waiting():
            self._wait(limits.IDLE_LINE_SECONDS)

    def _count_by(self, address: str) -> None:
        self.count_as(address)
        if address != self.address and not self._gate.connections.move(self, address):
            self._stop("too-many-connections")

    def _from_host(self) -> bool:
        """Whether the host's own page asks: nobody can lock themselves out of it."""
        return self.url.startswith(b"/api/admin")

    # Sockets

    def _should_upgrade(self) -> bool:
        return self.parser_sees_upgrade() and handshake.is_wanted(self.headers)

    def _upgrade(self, rest: bytes) -> None:
        path = self.url.partition(b"?")[0].decode("latin-1").removeprefix(handshake.PATH.decode())
        opened = handshake.answer(self.scope["method"].encode(), self.headers)
        foreign_name = self._gate.foreign_name(self.headers)
        if not self._should_upgrade():  # to something else: the request itself is answered
            self._ending = True
            self.answer_is_last()
        elif opened is None or self.answering():
            self._refuse("bad-request")
        elif foreign_name is not None:
            self._refuse(foreign_name.code, {"name": foreign_name.name})
        elif not self._gate.may_greet(self.address, path, self.loop.time()):
            self._refuse("slow-down", {"per_second": int(limits.GREETINGS_PER_SECOND)})
        else:
            self._become_socket(opened, path, rest)

    def _become_socket(self, opened: bytes, path: str, rest: bytes) -> None:
        line = WebSocketLine(self.transport, self._gate.connections, self.address, self.loop)
        self._gate.connections.become(self, line)
        self.transport.write(opened)
        self.transport.set_protocol(cast(asyncio.BaseProtocol, line))
        self.transport.resume_reading()  # which had stopped if the request had to wait
        self._ending = True
        self.let_go()
        self._gate.attend(line, path)
        if rest:
            line.data_received(rest)

    # Ends

    def _stop(self, code: str, values: dict[str, int | str] | None = None, status: int = 0) -> None:
        """From inside the parser."""
        self._refuse(code, values, status)
        raise RequestRefused

    def _stop_at(self, too_large: TooLarge | None) -> None:
        if too_large is not None:
            self._stop("too-large", *too_large)

    def _refuse(self, code: str, values: dict[str, int | str] | None = None, status: int = 0) -> None:
        """An answer without any of the application, and the end; amid another answer only the end."""
        self._gate.counts.refuse(code)
        if not self.answering():
            self.transport.write(plain_answer(code, values, status, self.standard_headers()))
            self._linger()
        else:
            self._ending = True
            self.cut()

    def _linger(self) -> None:
        """Nothing more is read; the client has a moment to read what was written."""
        self._ending = True
        if not self.transport.is_closing():
            self.stop_reading()
            if self.transport.can_write_eof():
                self.transport.write_eof()
            self.write_no_more()
            self.loop.call_later(LINGER, self.transport.abort)

    def _wait(self, seconds: float) -> None:
        self._patience.wait(seconds, self.loop.time())

    def pause_writing(self) -> None:
        super().pause_writing()
        self._patience.stick(self.loop.time())

    def resume_writing(self) -> None:
        super().resume_writing()
        self._patience.flow()

    def priority(self) -> Priority:
        if self.answering():
            return Priority.STALLING if self._patience.waiting else Priority.ANSWERING
        if self._ending:
            return Priority.LEAVING
        new = not self._requests and self.loop.time() - self.since < NEW
        return Priority.ASKING if self._size.head or new else Priority.IDLE

    def drop(self, code: str) -> None:
        told, self._ending = self._ending, True  # nothing more is written after a last answer
        if self._size.head and not told and not self.transport.is_closing():
            self.transport.write(plain_answer(code, headers=self.standard_headers()))
        if self._patience.stuck:
            self.cut()
        else:
            self.write_no_more()
            self.transport.close()

    def check(self, now: float) -> None:
        if self._patience.not_taken(now):
            self._gate.counts.refuse("slow-reader")
            self.cut()
        elif self._patience.over(now) and not self._ending:
            self._gate.counts.refuse("too-slow")
            self._expire()

    def _expire(self) -> None:
        if self.answering():
            self.cut()
        elif self._size.head:
            self._refuse("too-slow", {"seconds": int(self._patience.seconds)})
        else:
            self._linger()

    def beat(self) -> None:
        """Only sockets are asked."""

    def held(self) -> int:
        return (
            len(self.unheard) + self._size.head + self.body_bytes() + self.transport.get_write_buffer_size()
        )
