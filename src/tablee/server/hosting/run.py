"""`tablee serve`: open the store, take the port, say where the house is, and run."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tablee.server.hosting.host_settings import HostSettings
    from tablee.server.hosting.node_setup import NodeSetup
    from tablee.server.http.house import House
    from tablee.server.wire.gate import Gate

CSP: Final = (
    "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'"
)
SECURITY: Final = [
    ("content-security-policy", CSP),
    ("referrer-policy", "no-referrer"),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(self), geolocation=()"),
]


def default_db() -> Path:
    """Where tables are kept unless told otherwise (the XDG data directory)."""
    data = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "tablee" / "tablee.db"


def serve(
    host: str = "0.0.0.0",
    port: int = 8000,
    place: Path | str | None = None,
    *,
    quiet: bool = False,
    language: str | None = None,
    translated: Callable[[str], str] = str,
    node: bool = False,
    node_address: str = "",
    **settings: Any,
) -> int:
    """Run until told to stop; the exit code. `quiet` prints no addresses.

    Tables are kept at `place`: a file, or the address of a database. As one `node` of several on a database,
    the house is reached by the others at `node_address`.

    What is printed is in `language`, else the terminal's; `translated` does so for complaints.
    `settings` are those of `HostSettings`.
    """
    from tablee.core import shelf
    from tablee.server.hosting.announcement import announcement, reachable
    from tablee.server.hosting.host_settings import BadSetting, HostSettings
    from tablee.server.hosting.node_setup import default_node_address, set_up_node
    from tablee.server.log.house_log import configure
    from tablee.store.store_choice import open_store
    from tablee.store.store_contract import StoreError

    try:
        hosting = HostSettings(**settings)
        listener = listen(host, port, at_once=not node)
    except BadSetting as unfit:
        return fail(translated(str(unfit)))
    except OSError as error:
        return fail(translated(f"cannot listen on {host}:{port}: {error.strerror or error}"))
    try:
        setup = set_up_node(place, node_address or default_node_address(host)) if node else None
        store = open_store(place or default_db()) if setup is None else setup.store
    except StoreError as error:
        listener.close()
        return fail(translated(str(error)))
    for warning in (*shelf.installed().faults, *store.warnings):
        print(f"tablee: {translated(warning)}", file=sys.stderr)
    port = int(listener.getsockname()[1])
    others = [hosting.public_url.rstrip("/")] if hosting.public_url else reachable(host, port)
    server = _server(store, others[0] if others else "", hosting, setup)
    if not quiet:
        print(announcement(host, port, others, language, public=bool(hosting.public_url)), flush=True)
    log = configure(as_json=hosting.log == "json")
    server.run(sockets=[listener])
    log.close()
    return 0


def listen(host: str, port: int, at_once: bool = True) -> socket.socket:
    """A socket that takes connections there; `OSError` if the port is somebody else's.

    A node's does not do so `at_once`, but when the node can serve: until then other nodes are at hand.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        if at_once:
            listener.listen()
    except OSError:
        listener.close()
        raise
    return listener


def fail(why: str) -> int:
    """Say why the house does not open; the exit code."""
    print(f"tablee: {why}", file=sys.stderr)
    return 2


def _server(store: Any, address: str, hosting: HostSettings, setup: NodeSetup | None) -> Any:
    """The house and all that serves it, put together; nothing runs yet."""
    from tablee import assets
    from tablee.server.hosting.app import build
    from tablee.server.hosting.house_server import HouseServer
    from tablee.server.hosting.node_setup import node_service
    from tablee.server.http.client_files import Client
    from tablee.server.http.house import House
    from tablee.server.tables.hub import Hub
    from tablee.server.token_bucket import PerMinute
    from tablee.server.wire.borrowed import Config

    client, joins = Client(assets.client_dir(), hosting.public.path), PerMinute(hosting.joins_per_minute)
    node = None if setup is None else node_service(setup)
    house = House(
        Hub(store) if node is None else node.nodes.hub,
        client,
        joins,
        address,
        names=hosting.names(),
        public=bool(hosting.public_url),
        behind_unknown=hosting.behind_unknown(),
        keep_days=hosting.keep_days,
        admin_token=hosting.admin_token,
        metrics_token=hosting.metrics_token,
        node=node,
    )
    house.hub.calls.private = hosting.calls_to_private
    house.hub.calls.contact = hosting.public_url if hosting.public_url.startswith("https://") else ""
    if node is not None:
        node.share({"joins": house.joins, "guesses": house.guesses.misses})
    config = Config(
        build(house),
        http="httptools",
        ws="none",
        loop="auto",
        lifespan="on",
        log_config=None,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,
        headers=SECURITY,
        timeout_graceful_shutdown=3,
    )
    return HouseServer(
        config, _gate(house, hosting), house.end_work_beside, None if node is None else node.leave
    )


def _gate(house: House, hosting: HostSettings) -> Gate:
    """The gate, which decides who is let in; as many connections as this process may have descriptors for."""
    from tablee.server.admission.connections import Connections
    from tablee.server.hosting import descriptors
    from tablee.server.http.socket_endpoint import attend
    from tablee.server.wire.gate import Gate

    counts = house.hub.counts
    counts.descriptors = descriptors.in_use()
    counts.connections = Connections(counts, descriptors.capacity(), hosting.connections_per_address)
    return Gate(
        counts,
        counts.connections,
        names=house.names,
        proxies=hosting.proxies(),
        guesses=house.guesses,
        attend=partial(attend, house),
        banned=house.hub.rulings.is_banned,
        path=hosting.public.path,
    )
