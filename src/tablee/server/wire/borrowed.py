"""All that the house takes from inside uvicorn and websockets, and from nowhere else.

`TRIED` are the versions it was written against. When one changes, or what is borrowed from it,
`tests/server/test_borrowed.py` says so.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections import deque
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE, Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.server import ServerState
from websockets.frames import (  # type: ignore[attr-defined]  # the compiled one if there is
    apply_mask,
)

__all__ = ["TRIED", "Config", "HttpProtocol", "Server", "ServerState", "apply_mask"]
TRIED: Final = {"uvicorn": "0.54", "httptools": "0.9", "websockets": "17."}


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's reading and answering of requests, with a name for each thing the house asks of it."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        loop: asyncio.AbstractEventLoop,
    ) -> None:
        super().__init__(config, server_state, app_state, loop)
        self._unanswered: deque[RequestResponseCycle] = deque()

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._unanswered.append(self.cycle)

    def on_response_complete(self) -> None:
        self._unanswered.popleft()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self.write_no_more()
        super().connection_lost(exc)

    def write_no_more(self) -> None:
        """Whoever still answers on this connection finds it gone; uvicorn tells the last request only."""
        for cycle in self._unanswered:
            cycle.disconnected = True
            cycle.message_event.set()

    def cut(self) -> None:
        """End the connection now."""
        self.write_no_more()
        self.transport.abort()

    def answering(self) -> bool:
        """Whether a request is being answered."""
        return bool(self._unanswered)

    def body_bytes(self) -> int:
        """How much of requests' bodies is held for whoever handles them."""
        return sum(len(cycle.body) for cycle in self._unanswered)

    def answer_is_last(self) -> None:
        self.cycle.keep_alive = False

    def requests_waiting(self) -> int:
        return len(self.pipeline)

    def standard_headers(self) -> list[tuple[bytes, bytes]]:
        return self.server_state.default_headers

    def count_as(self, address: str) -> None:
        """Handlers see this address as the asker's."""
        self.client = (address, self.client[1] if self.client else 0)
        self.scope["client"] = self.client

    def note_method(self) -> None:
        """What `on_headers_complete` would have done, where that is not called."""
        self.scope["method"] = self.parser.get_method().decode("ascii")

    def parser_sees_upgrade(self) -> bool:
        return bool(self.parser.should_upgrade())

    def stop_reading(self) -> None:
        self.flow.pause_reading()

    def read_on(self) -> None:
        """Unless so much has come already that whoever handles it is waited for."""
        if not self.flow.read_paused:
            self.transport.resume_reading()

    def stop_idle_timer(self) -> None:
        """uvicorn's own; the house has a clock for all connections together."""
        self._unset_keepalive_if_required()

    def let_go(self) -> None:
        """The connection is a request's no longer. Apart from its parser, both are forgotten at once."""
        self.stop_idle_timer()
        self.connections.discard(self)
        del self.parser


class Server(uvicorn.Server):
    """uvicorn's server, which takes no connections itself."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.lifespan.startup()
        if self.lifespan.should_exit:
            sys.exit(STARTUP_FAILURE)
        self.servers = [self.door(one) for one in sockets or ()]
        self.started = True

    def door(self, listening: socket.socket) -> Any:
        """What takes connections there; it has uvicorn's `close` and `wait_closed`."""
        raise NotImplementedError

    def protocol_parts(self) -> tuple[Config, ServerState, dict[str, Any], asyncio.AbstractEventLoop]:
        """What each connection's protocol is made of."""
        return self.config, self.server_state, self.lifespan.state, asyncio.get_running_loop()
