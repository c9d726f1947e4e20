"""`tablee serve`: open the store, take the port, say where the house is, and run."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

CSP: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
SECURITY: Final = [
    ("content-security-policy", CSP),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("cross-origin-opener-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
]


def default_db() -> Path:
    """Where tables are kept unless told otherwise (the XDG data directory)."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "tablee" / "tablee.db"


def serve(
    host: str = "0.0.0.0",
    port: int = 8000,
    db_path: Path | None = None,
    *,
    joins_per_minute: float | None = None,
    quiet: bool = False,
    language: str | None = None,
    translated: Callable[[str], str] = str,
) -> int:
    """Run until told to stop; the exit code. `quiet` prints no addresses.

    What is printed is in `language`, else the terminal's; `translated` does so for complaints.
    """
    from tablee.server.announce import announcement, reachable
    from tablee.store.contract import StoreError
    from tablee.store.sqlite import SqliteStore

    try:
        listener = listen(host, port)
    except OSError as error:
        return fail(translated(f"cannot listen on {host}:{port}: {error.strerror or error}"))
    try:
        store = SqliteStore(db_path or default_db())
    except StoreError as error:
        listener.close()
        return fail(translated(str(error)))
    port = int(listener.getsockname()[1])
    others = reachable(host, port)
    server = _server(store, others[0] if others else "", joins_per_minute)
    if not quiet:
        print(announcement(host, port, others, language), flush=True)
    server.run(sockets=[listener])
    return 0


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def fail(why: str) -> int:
    print(f"tablee: {why}", file=sys.stderr)
    return 2


def _server(store: Any, address: str, joins_per_minute: float | None) -> Any:
    import uvicorn

    from tablee import assets
    from tablee.server import limits
    from tablee.server.app import build
    from tablee.server.bucket import Buckets
    from tablee.server.client import Client
    from tablee.server.closing import HouseServer
    from tablee.server.house import House
    from tablee.server.hub import Hub
    from tablee.server.wire import Wire

    rate = joins_per_minute or limits.JOINS_PER_MINUTE
    joins = Buckets(rate / 60, max(rate, limits.JOINS_BURST))
    house = House(Hub(store), Client(assets.client_dir()), joins, address)
    config = uvicorn.Config(
        build(house),
        http="httptools",
        ws=Wire,
        loop="auto",
        lifespan="on",
        log_level="warning",
        access_log=False,
        server_header=False,
        headers=SECURITY,
        ws_max_size=limits.FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=3,
    )
    return HouseServer(config)
