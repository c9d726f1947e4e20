"""One node of a house: which tables run here, where the others run, and how a device is led there."""

from __future__ import annotations

import random
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec
import structlog

from tablee.server.nodes.exchange import Exchange, ask, new_nonce
from tablee.server.nodes.lease import Lease
from tablee.server.nodes.question import (
    ELSEWHERE,
    NO_SUCH_TABLE,
    NOTHING,
    OK,
    SOCKET,
    SPEAKS,
    UNREADABLE,
    Question,
    Told,
)
from tablee.server.nodes.relay import Relay
from tablee.server.nodes.visit import Visit
from tablee.server.protocol.errors import problem
from tablee.server.tables.hub import Hub, NoSuchTable
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.socket import Socket
from tablee.store.contract import (
    BoxNotInstalled,
    Node,
    NodeAddress,
    NoLease,
    RunsElsewhere,
    StoreDamaged,
    StoreError,
)
from tablee.table.log_replay import LogBroken

if TYPE_CHECKING:  # a house of one file goes without a database's driver
    from tablee.store.postgres.store import PostgresStore

log = structlog.get_logger()
UNREAD = (StoreDamaged, BoxNotInstalled, LogBroken)
HOPS = 4  # nodes asked for one table before it is looked up again


class Nodes:
    """`me` is this node, `living` are all others as last heard."""

    def __init__(self, hub: Hub, store: PostgresStore, lease: Lease, me: NodeAddress, secret: bytes) -> None:
        self.hub = hub
        self.store = store
        self.lease = lease
        self.me = me
        self.secret = secret
        self.closing = False
        self.living: dict[int, Node] = {}
        self._mine: Node | None = None
        self._relays: dict[int, set[Relay]] = {}
        hub.left = self._left

    def _left(self, code: str) -> None:
        """Nobody is at that table: whoever is asked for it next may run it."""
        self.hub.start(self._give_back(code))

    async def _give_back(self, code: str) -> None:
        await self.store.give_away(code)

    # who lives

    def heard(self, living: list[Node]) -> None:
        """All who live now; whoever was led to one that does not is led on."""
        self.living = {node.place.incarnation: node for node in living if node.place != self.me}
        self._mine = next((node for node in living if node.place == self.me), None)
        for incarnation in [one for one in self._relays if one not in self.living]:
            for relay in list(self._relays[incarnation]):
                relay.give_up()

    def beats(self, node: NodeAddress) -> int:
        known = self.living.get(node.incarnation)
        return int(known.told.get("beat", 0)) if known is not None else 0

    def others(self) -> list[NodeAddress]:
        """The nodes that may be asked for a table, in no order."""
        able = [n.place for n in self.living.values() if not n.leaving and n.speaks == SPEAKS]
        return random.sample(able, len(able))

    def readers(self, game: str, rules: int) -> list[NodeAddress]:
        """Those among them who can read a game of that version of its rules."""
        found = []
        for node in self.others():
            reads = self.living[node.incarnation].reads.get(game)
            if reads is not None and reads[0] <= rules <= reads[1]:
                found.append(node)
        return found

    # where tables run

    def visit(self, socket: Socket, code: str, address: str) -> Visit:
        return Visit(self, socket, code, address)

    def start(self, visit: Visit) -> None:
        self.hub.start(visit.find_again())

    async def require_table(self, code: str) -> None:
        """`NoSuchTable` if there is none; where the database is out of reach, other nodes will say."""
        if self.lease.held() and code not in self.hub.live_tables:
            with suppress(StoreError):
                await self.hub.version(code)

    async def table_for(self, visit: Visit) -> LiveTable | Relay:
        place = await self.place_of(visit.code)
        if isinstance(place, LiveTable):
            return place
        node, exchange, _ = await self.reach(place, SOCKET, visit.code, visit.address)
        self.hub.counts.relayed += 1
        relay = Relay(visit, visit.socket, node, exchange.transport, self._forget)
        self._relays.setdefault(node.incarnation, set()).add(relay)
        exchange.become(relay)
        return relay

    def _forget(self, relay: Relay) -> None:
        relays = self._relays.get(relay.node.incarnation, set())
        relays.discard(relay)
        if not relays:
            self._relays.pop(relay.node.incarnation, None)

    async def place_of(self, code: str) -> LiveTable | list[NodeAddress]:
        """The table, if it runs or can run here; else the nodes to be asked for it, likeliest first."""
        if self.lease.held() and not self.hub.leaving:
            return await self._here_or_there(code)
        others = self.others()
        if not others:
            raise NoLease(f"table {code}: no node may run it now")
        return others

    async def _here_or_there(self, code: str) -> LiveTable | list[NodeAddress]:
        known = code in self.hub.live_tables
        try:
            live = await self.hub.live_table(code)
        except RunsElsewhere as elsewhere:
            return [elsewhere.node]
        except UNREAD:
            able = self._readers()
            if not able:
                raise
            await self.store.give_away(code)
            return able
        self.hub.counts.takeovers += not known
        return live

    def _readers(self) -> list[NodeAddress]:
        """Nodes of another version of the code, or with other boxes: they may read what this one cannot."""
        mine = None if self._mine is None else (self._mine.reads, self._mine.told.get("version"))
        return [
            node
            for node in self.others()
            if (self.living[node.incarnation].reads, self.living[node.incarnation].told.get("version"))
            != mine
        ]

    async def reach(
        self, nodes: Iterable[NodeAddress], kind: str, code: str, address: str = "", body: bytes = b""
    ) -> tuple[NodeAddress, Exchange, Told]:
        """Ask the nodes for that table, following what they say, until the one that runs it answers."""
        waiting, refused = list(nodes), ""
        for _ in range(HOPS):
            if not waiting:
                break
            node = waiting.pop(0)
            raw = msgspec.Raw(body) if body else NOTHING
            question = Question(SPEAKS, node.incarnation, kind, code, new_nonce(), address, raw)
            exchange, told = await ask(node, self.secret, question)
            if told.status == OK:
                return node, exchange, told
            exchange.transport.abort()
            if told.status == NO_SUCH_TABLE:
                raise NoSuchTable(code)
            if told.status == ELSEWHERE and told.node is not None and told.node != self.me:
                waiting.insert(0, told.node)
            if told.status == UNREADABLE:
                refused = told.problem
        if refused:
            raise problem(refused)
        raise NoLease(f"table {code}: no node says that it runs it")
