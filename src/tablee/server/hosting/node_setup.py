"""`tablee serve --node`: this process becomes one of several that serve the tables of one database."""

from __future__ import annotations

import asyncio
import secrets
import socket
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from tablee.server.admission.origins import host_port_of
from tablee.server.hosting.announcement import network_addresses
from tablee.store.store_choice import is_database, require_driver
from tablee.store.store_contract import NodeAddress, StoreFailed

if TYPE_CHECKING:
    from tablee.server.nodes.service import NodeService
    from tablee.store.postgres.store import PostgresStore

LOCAL = ("127.0.0.1", "localhost", "::1")


class NodeSetup(NamedTuple):
    """A node before its loop runs.

    `listener` is the socket on which the other nodes will reach it at `me`; `secret` is what every node of
    this `database` knows and nobody else does.
    """

    store: PostgresStore
    database: str
    me: NodeAddress
    listener: socket.socket
    secret: bytes


def default_node_address(host: str) -> str:
    """This machine's address on its network, or the machine alone if the house is; on any free port."""
    found = [] if host in LOCAL else network_addresses()
    return f"{found[0] if found else '127.0.0.1'}:0"


def set_up_node(place: Path | str | None, address: str) -> NodeSetup:
    """Open the database at `place` and take `address`; `StoreFailed` says in one line why that cannot be."""
    if place is None or not is_database(place):
        raise StoreFailed("a node keeps its tables in a database: --store postgresql://… --node")
    require_driver()
    from tablee.store.postgres.node_rows import prepare_nodes
    from tablee.store.postgres.store import PostgresStore

    incarnation = 1 + secrets.randbits(62)
    store = PostgresStore.ready(str(place), node=incarnation)
    secret = asyncio.run(prepare_nodes(str(place)))
    listener = _listener(address)
    host = address.rpartition(":")[0]
    me = NodeAddress(incarnation, f"{host}:{listener.getsockname()[1]}")
    return NodeSetup(store, str(place), me, listener, secret)


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


def node_service(setup: NodeSetup) -> NodeService:
    """The part of the house that speaks with the other nodes; it starts with the house's loop."""
    from tablee.server.nodes.lease import Lease
    from tablee.server.nodes.nodes import Nodes
    from tablee.server.nodes.service import NodeService
    from tablee.server.tables.hub import Hub
    from tablee.store.postgres.node_rows import NodeRows

    lease = Lease()
    hub = Hub(setup.store, lease)
    nodes = Nodes(hub, setup.store, lease, setup.me, setup.secret)
    rows = NodeRows(setup.database, setup.me.incarnation)
    return NodeService(nodes, rows, setup.listener)
