"""A node from its first sign of life to its last: door, heartbeat, and the way out."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING, Any

from tablee import __version__
from tablee.core import shelf
from tablee.server.nodes.door import Door
from tablee.server.nodes.drain import drain
from tablee.server.nodes.heartbeat import Heartbeat
from tablee.server.nodes.nodes import Nodes
from tablee.server.nodes.table_requests import TableRequests, answers

if TYPE_CHECKING:
    from tablee.store.postgres.nodes import NodeRows


class NodeService:
    """`nodes` leads devices to their tables, `requests` asks tables wherever they run."""

    def __init__(self, nodes: Nodes, rows: NodeRows, listener: socket.socket) -> None:
        self.nodes = nodes
        self.requests = TableRequests(nodes)
        self._rows = rows
        self._listener = listener
        self._beats = 0
        self._door = Door(nodes.hub, nodes.me.incarnation, nodes.secret, answers(nodes.hub))
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
            heard=nodes.heard,
        )
        await self._door.open(self._listener)
        await self._heartbeat.start()

    def _told(self) -> dict[str, Any]:
        """What this node says of itself to the others, for counts of the whole house."""
        self._beats += 1
        live = self.nodes.hub.live_tables.values()
        connections = self.nodes.hub.counts.connections
        return {
            "beat": self._beats,
            "version": __version__,
            "tables": len(live),
            "sockets": sum(len(one.audience) for one in live),
            "connections": connections.open if connections is not None else 0,
        }

    async def leave(self) -> None:
        """Hand the tables over; nobody is led here any more."""
        if self._heartbeat is not None:
            await drain(self.nodes, self._heartbeat)
        self._door.close()

    async def stop(self) -> None:
        self._door.close()
        if self._heartbeat is not None:
            await self._heartbeat.stop()


def boxes_read() -> dict[str, list[int]]:
    """The games on this node's shelf, and which versions of their rules it reads."""
    return {name: [game.META.oldest, game.META.rules] for name, game in shelf.opened().items()}
