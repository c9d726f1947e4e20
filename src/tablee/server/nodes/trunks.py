"""The trunks to other nodes, made when the first device is led there; each device has a channel of one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Final

import msgspec

from tablee.server.nodes import trunk as kinds
from tablee.server.nodes.exchange import ANSWER_SECONDS, REACH_SECONDS, HungUp, Unreachable, ask, new_nonce
from tablee.server.nodes.node_question import OK, OTHER, SPEAKS, Opening, Question, Told
from tablee.server.nodes.node_question import TRUNK as A_TRUNK
from tablee.server.nodes.relay import Relay
from tablee.server.nodes.trunk import Trunk
from tablee.store.store_contract import NodeAddress

MOST: Final = 1 << 32  # channels of a trunk's life
_told = msgspec.json.Decoder(Told).decode
Made = Callable[["Departures", int], Relay]


class Asked:
    """A channel that was asked for."""

    def __init__(self, made: Made) -> None:
        loop = asyncio.get_running_loop()
        self.made = made
        self.heard: asyncio.Future[None] = loop.create_future()
        self.answer: asyncio.Future[tuple[Told, Relay | None]] = loop.create_future()

    def fail(self) -> None:
        for one in (self.heard, self.answer):
            if not one.done():
                one.set_exception(HungUp())
                one.exception()  # whoever asked may not wait any more


class Departures:
    """This node's end of the trunk to a node where tables of devices connected here run."""

    def __init__(self, transport: asyncio.Transport) -> None:
        self._trunk = Trunk(transport, self, asyncio.get_running_loop())
        self._number = 0
        self._asked: dict[int, Asked] = {}
        self._relays: dict[int, Relay] = {}
        self.send = self._trunk.send

    @property
    def protocol(self) -> Trunk:
        return self._trunk

    @property
    def closed(self) -> bool:
        return self._trunk.closed

    async def open(self, opening: Opening, made: Made) -> tuple[Told, Relay | None]:
        """What that node says of the table, and the device's relay if its table runs there."""
        if self.closed:
            raise HungUp
        self._number = number = (self._number + 1) % MOST
        asked = self._asked[number] = Asked(made)
        self.send(kinds.OPEN, number, msgspec.json.encode(opening))
        try:
            async with asyncio.timeout(REACH_SECONDS) as patience:
                await asked.heard
                patience.reschedule(asyncio.get_running_loop().time() + ANSWER_SECONDS)
                return await asked.answer
        except BaseException:
            self._give_up(number)
            raise

    def _give_up(self, number: int) -> None:
        """Nobody waits for it any more."""
        if number in self._relays:
            self._relays[number].end()
        elif self._asked.pop(number, None) is not None:
            self.send(kinds.END, number)

    def heard(self, kind: int, channel: int, data: bytes) -> None:
        relay = self._relays.get(channel)
        if relay is None:
            self._answered(kind, channel, data)
        elif kind == kinds.FRAME:
            relay.told(data)
        elif kind == kinds.PING:
            relay.pinged(data)
        elif kind == kinds.END:
            relay.closed(data)

    def _answered(self, kind: int, channel: int, data: bytes) -> None:
        asked = self._asked.get(channel)
        if asked is None:
            return  # what was on its way when the device left
        if kind == kinds.HEARD and not asked.heard.done():
            asked.heard.set_result(None)
        elif kind == kinds.TOLD:
            del self._asked[channel]
            told, relay = _told(data), None
            if told.status == OK:
                relay = self._relays[channel] = asked.made(self, channel)
                if not self._trunk.flowing:
                    relay.read(False)
            if not asked.answer.done():
                asked.answer.set_result((told, relay))

    def leave(self, channel: int) -> None:
        self._relays.pop(channel, None)

    def failed(self, channel: int) -> None:
        relay = self._relays.get(channel)
        if relay is not None:
            self.send(kinds.END, channel)
            relay.lost()

    def flows(self, on: bool) -> None:
        for relay in list(self._relays.values()):
            relay.read(on)

    def lost(self) -> None:
        asked, self._asked = self._asked, {}
        for one in asked.values():
            one.fail()
        for relay in list(self._relays.values()):
            relay.read(True)
            relay.lost()

    def close(self) -> None:
        """That node is among the living no more: whatever it would still say is heard no more."""
        if not self.closed:
            self._trunk.close()
            self.lost()


class Trunks:
    """One for each node that devices were led to, by its incarnation."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret
        self._departures: dict[int, asyncio.Task[Departures]] = {}

    async def open(self, node: NodeAddress, opening: Opening, made: Made) -> tuple[Told, Relay | None]:
        """As `Departures.open`; `Unreachable` if that node is not reached or does not answer."""
        try:
            return await (await self.to(node)).open(opening, made)
        except (HungUp, TimeoutError) as error:
            raise Unreachable(f"{node.address}: {str(error) or type(error).__name__}", node) from error
        except OtherLanguage:
            return Told(OTHER), None

    async def to(self, node: NodeAddress) -> Departures:
        """Several who ask at once share one connection."""
        making = self._departures.get(node.incarnation)
        if making is None or _useless(making):
            making = self._departures[node.incarnation] = asyncio.create_task(self._make(node))
            making.add_done_callback(_made)
        return await asyncio.shield(making)

    async def _make(self, node: NodeAddress) -> Departures:
        exchange, told = await ask(
            node, self._secret, Question(SPEAKS, node.incarnation, A_TRUNK, "", new_nonce())
        )
        if told.status != OK:
            exchange.transport.abort()
            raise OtherLanguage
        departures = Departures(exchange.transport)
        exchange.become(departures.protocol)
        return departures

    def keep(self, living: Collection[int]) -> None:
        """Whoever was led to a node that is not among these is led on."""
        for incarnation in [one for one in self._departures if one not in living]:
            self._departures.pop(incarnation).add_done_callback(_close)

    def close(self) -> None:
        self.keep(())


class OtherLanguage(Exception):
    """That node is another by now, or speaks otherwise: it leads nobody here."""


def _useless(making: asyncio.Task[Departures]) -> bool:
    """Whether that connection was not made, or has gone."""
    return making.done() and (not _made(making) or making.result().closed)


def _made(making: asyncio.Task[Departures]) -> bool:
    return not making.cancelled() and making.exception() is None


def _close(making: asyncio.Task[Departures]) -> None:
    if _made(making):
        making.result().close()
