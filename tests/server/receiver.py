"""A push service and a webhook on this machine: what was posted, and how it is answered."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

Answer = Callable[[], int]
PATIENCE = 60.0
OFTEN = "import tablee.server.tables.wake_notes as wake_notes; wake_notes.EVERY = 0.2; "
"""Before a house serves: its deadlines are looked at often."""
CALLED_AT_ONCE = "import tablee.server.tables.table_calls as table_calls; table_calls.HERE = 100; "
"""Likewise: having the table open, now or when one was asked, puts off no call by a minute."""


class Posted:
    """One request: its headers in small letters, and its body."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path, self.headers, self.body = path, headers, body

    @property
    def id(self) -> str:
        return self.headers.get("idempotency-key") or self.headers.get("topic", "")


class Receiver:
    """`answer` is asked for each request's status, after it was noted."""

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.answer: Answer = lambda: 201
        self.base = ""

    def wait(self, count: int) -> None:
        until = time.monotonic() + PATIENCE
        while len(self.posted) < count:
            assert time.monotonic() < until, f"{len(self.posted)} of {count} calls arrived"
            time.sleep(0.02)

    @property
    def visible(self) -> int:
        """How many calls are shown: one for each id."""
        return len({one.id for one in self.posted})


@contextmanager
def receiver(at: str = "127.0.0.1") -> Iterator[Receiver]:
    """One at that address of this machine."""
    found = Receiver()

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", 0)))
            headers = {name.lower(): value for name, value in self.headers.items()}
            found.posted.append(Posted(self.path, headers, body))
            status = found.answer()
            self.send_response(status)
            if 300 <= status < 400:
                self.send_header("location", f"{found.base}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, *_: object) -> None:
            """Nobody reads it."""

    server = ThreadingHTTPServer((at, 0), Handler)
    found.base = f"http://{at}:{server.server_address[1]}"
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
