"""A node from its first sign of life to its last: door, heartbeat, and the way out."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from tablee import __version__
from tablee.core import shelf
from tablee.server.nodes.door import Door
from tablee.server.nodes.drain import drain
from tablee.server.nodes.heartbeat import Heartbeat
from tablee.server.nodes.nodes import Nodes
from tablee.server.nodes.shared_limits import SharedLimits
from tablee.server.nodes.table_requests import TableRequests, answers
from tablee.server.token_bucket import Buckets
from tablee.store.store_contract import Node
from tablee.store.table_snapshot import prepare_to_read

if TYPE_CHECKING:
    from tablee.store.postgres.node_rows import NodeRows

COUNTED: Final = ("tables", "sockets", "connections")


class NodeService:
    """`nodes` leads devices to their tables, `requests` asks tables wherever they run."""

    def __init__(self, nodes: Nodes, rows: NodeRows, listener: socket.socket) -> None:
        self.nodes = nodes
        self.requests = TableRequests(nodes)
        self._rows = rows
        self._listener = listener
        self._shared = SharedLimits({})
        self._door = Door(nodes.hub, nodes.me.incarnation, nodes.secret, answers(nodes.hub), nodes)
        self._heartbeat: Heartbeat | None = None

    async def start(self) -> None:
        nodes = self.nodes
        self._heartbeat = Heartbeat(
            self._rows,
            nodes.lease,
            nodes.me.address,
            await asyncio.to_thread(boxes_read),
            told=self._told,
            lapsed=nodes.hub.abandon_all,
            regained=nodes.take_back,
            heard=self._heard,
        )
        await self._door.open(self._listener)
        await self._heartbeat.start()

    def share(self, limits: Mapping[str, Buckets]) -> None:
        """These limits hold for all nodes together."""
        self._shared = SharedLimits(limits)

    def _heard(self, living: list[Node]) -> None:
        self.nodes.heard(living)
        others = self.nodes.living.values()
        taken = {node.place.incarnation: node.told.get("taken", {}) for node in others}
        self._shared.heard(taken, asyncio.get_running_loop().time())

    def counts(self) -> dict[str, int]:
        """Tables, sockets and connections of the whole house, as last told: half a second old at most."""
        told = [self._told(), *[node.told for node in self.nodes.living.values()]]
        return {name: sum(int(one.get(name, 0)) for one in told) for name in COUNTED}

    def _told(self) -> dict[str, Any]:
        """What this node says of itself to the others, for counts of the whole house."""
        live = self.nodes.hub.live_tables.values()
        connections = self.nodes.hub.counts.connections
        return {
            "version": __version__,
            "tables": len(live),
            "sockets": sum(len(one.audience) for one in live),
            "connections": connections.open if connections is not None else 0,
            "taken": self._shared.told(),
        }

    async def leave(self) -> None:
        """Hand the tables over; nobody is led here any more."""
        if self._heartbeat is not None:
            await drain(self.nodes, self._heartbeat)
        self._door.close()

    async def stop(self) -> None:
        self._door.close()
        self.nodes.trunks.close()
        if self._heartbeat is not None:
            await self._heartbeat.stop()


def boxes_read() -> dict[str, list[int]]:
    """The games on this node's shelf, and which versions of their rules it reads.

    All that reading a table takes the first time is worked out here, before the first is taken over.
    """
    found = shelf.opened()
    for name, game in found.items():
        prepare_to_read(name, game)
    return {name: [game.META.oldest, game.META.rules] for name, game in found.items()}
