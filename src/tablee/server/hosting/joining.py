"""`tablee serve --node`: this process becomes one of several that serve the tables of one database."""

from __future__ import annotations

import asyncio
import secrets
import socket
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tablee.server.admission.origins import host_port_of
from tablee.server.hosting.announcement import network_addresses
from tablee.store.contract import NodeAddress, StoreFailed
from tablee.store.opening import is_database, require_driver

if TYPE_CHECKING:
    from tablee.server.nodes.service import NodeService
    from tablee.store.postgres.store import PostgresStore

LOCAL = ("127.0.0.1", "localhost", "::1")


class Joining(NamedTuple):
    """A node before its loop runs: its store, its door for the others, and what all nodes know."""

    store: PostgresStore
    database: str
    me: NodeAddress
    listener: socket.socket
    secret: bytes


def default_node_address(host: str) -> str:
    """This machine's address on its network, or the machine alone if the house is; on any free port."""
    found = [] if host in LOCAL else network_addresses()
    return f"{found[0] if found else '127.0.0.1'}:0"


def join(place: Path | str | None, address: str) -> Joining:
    """`StoreFailed` says in one line why this process cannot be a node there."""
    if place is None or not is_database(place):
        raise StoreFailed("a node keeps its tables in a database: --store postgresql://… --node")
    require_driver()
    from tablee.store.postgres.nodes import prepare_nodes
    from tablee.store.postgres.store import PostgresStore

    incarnation = 1 + secrets.randbits(62)
    store = PostgresStore.ready(str(place), node=incarnation)
    secret = asyncio.run(prepare_nodes(str(place)))
    listener = _listener(address)
    host = address.rpartition(":")[0]
    me = NodeAddress(incarnation, f"{host}:{listener.getsockname()[1]}")
    return Joining(store, str(place), me, listener, secret)


def _listener(address: str) -> socket.socket:
    known = host_port_of(address)
    host, _, port = address.rpartition(":")
    if known is None or not host or not port.isdigit():
        raise StoreFailed(f"--node-address {address}: expected HOST:PORT")
    family = socket.AF_INET6 if ":" in known.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((known.host, int(port)))
    except OSError as error:
        listener.close()
        raise StoreFailed(f"cannot listen on {address}: {error.strerror or error}") from error
    return listener


def node_of(joining: Joining) -> NodeService:
    from tablee.server.nodes.lease import Lease
    from tablee.server.nodes.nodes import Nodes
    from tablee.server.nodes.service import NodeService
    from tablee.server.tables.hub import Hub
    from tablee.store.postgres.nodes import NodeRows

    lease = Lease()
    hub = Hub(joining.store, lease)
    nodes = Nodes(hub, joining.store, lease, joining.me, joining.secret)
    rows = NodeRows(joining.database, joining.me.incarnation)
    return NodeService(nodes, rows, joining.listener)
