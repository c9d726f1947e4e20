"""One node of a house: which tables run here, where the others run, and how a device is led there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, TypeVar

import msgspec
import structlog

from tablee.server.nodes.exchange import Unreachable, ask, new_nonce
from tablee.server.nodes.lease import Lease
from tablee.server.nodes.node_question import (
    ELSEWHERE,
    NO_SUCH_TABLE,
    OK,
    SPEAKS,
    UNREADABLE,
    Opening,
    Question,
    Told,
)
from tablee.server.nodes.relay import Relay
from tablee.server.nodes.trunks import Departures, Made, OtherLanguage, Trunks
from tablee.server.nodes.visit import PASSING, Visit
from tablee.server.protocol.errors import problem
from tablee.server.tables.hub import Hub, NoSuchTable, TableClosed
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import (
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
T = TypeVar("T")
UNREAD = (StoreDamaged, BoxNotInstalled, LogBroken)
LOOK_UP_SECONDS = 1.0  # for which a database is asked whether there is such a table
BACK_AT_ONCE = 8  # tables that are taken back
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
        self.trunks = Trunks(secret)
        self._few_back = asyncio.Semaphore(BACK_AT_ONCE)
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
        self.trunks.keep(self.living)

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

    def visit(self, socket: Socket, code: str, address: str, led: bool = False) -> Visit:
        return Visit(self, socket, code, address, led)

    def start(self, visit: Visit) -> None:
        self.hub.start(visit.find_again())

    async def require_table(self, code: str) -> None:
        """`NoSuchTable` if there is none; where the database is out of reach, other nodes will say."""
        if self.lease.held() and code not in self.hub.live_tables:
            with suppress(StoreError, TimeoutError):
                async with asyncio.timeout(LOOK_UP_SECONDS):
                    await self.hub.version(code)

    async def table_for(self, visit: Visit) -> LiveTable | Relay:
        place = await self.place_of(visit.code)
        if isinstance(place, LiveTable):
            return place
        opening = Opening(visit.code, visit.address)

        def made(trunk: Departures, channel: int) -> Relay:
            return Relay(visit, visit.socket, trunk, channel)

        async def led(node: NodeAddress) -> tuple[Told, Relay | None]:
            return await self.trunks.open(node, opening, made)

        try:
            relay = await self._reach(place, visit.code, led)
        except Unreachable as cut_off:
            relay = await self._around(visit, cut_off, made)
        self.hub.counts.relayed += 1
        assert relay is not None
        return relay

    async def _around(self, visit: Visit, cut_off: Unreachable, made: Made) -> Relay:
        """By way of a third node that reaches the one that runs the table, where this one does not."""
        if not visit.led and not cut_off.refused:
            opening = Opening(visit.code, visit.address, around=True)
            for node in [one for one in self.others() if one != cut_off.node]:
                with suppress(Unreachable):
                    _, relay = await self.trunks.open(node, opening, made)
                    if relay is not None:
                        return relay
        raise cut_off

    async def reaches(self, node: NodeAddress) -> bool:
        try:
            await self.trunks.to(node)
        except (Unreachable, OtherLanguage):
            return False
        return True

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

    def take_back(self) -> None:
        """Tables that ran here until this node's time was over, and run nowhere since, go on here at once."""
        self.store.heard()
        for code in self.hub.stopped.codes():
            self.hub.start(self._take_back(code))

    async def _take_back(self, code: str) -> None:
        """A few at a time: people who come for a table meanwhile are not behind all of them."""
        async with self._few_back:
            with suppress(*PASSING, *UNREAD, RunsElsewhere, NoSuchTable, TableClosed):
                await self._here_or_there(code)

    async def ask(self, nodes: Iterable[NodeAddress], kind: str, code: str, body: bytes) -> msgspec.Raw:
        """What the node that runs that table answers."""

        async def asked(node: NodeAddress) -> tuple[Told, msgspec.Raw]:
            question = Question(SPEAKS, node.incarnation, kind, code, new_nonce(), msgspec.Raw(body))
            exchange, told = await ask(node, self.secret, question)
            exchange.transport.abort()
            return told, told.body

        return await self._reach(nodes, code, asked)

    async def _reach(
        self,
        nodes: Iterable[NodeAddress],
        code: str,
        asked: Callable[[NodeAddress], Awaitable[tuple[Told, T]]],
    ) -> T:
        """Ask the nodes for that table, following what they say, until the one that runs it answers."""
        waiting, refused = list(nodes), ""
        for _ in range(HOPS):
            if not waiting:
                break
            told, answer = await asked(waiting.pop(0))
            if told.status == OK:
                return answer
            if told.status == NO_SUCH_TABLE:
                raise NoSuchTable(code)
            if told.status == ELSEWHERE and told.node is not None and told.node != self.me:
                waiting.insert(0, told.node)
            if told.status == UNREADABLE:
                refused = told.problem
        if refused:
            raise problem(refused)
        raise NoLease(f"table {code}: no node says that it runs it")
