"""A connection between two nodes while they say who they are and what about; then it may become a line.

Whoever listens sends a nonce first; the question proves, by it, that a node of this house asks now, and
the answer proves the same by the question's own nonce. Nothing is encrypted: the network between nodes
is the host's.
"""

from __future__ import annotations

import asyncio
import hmac
import secrets
import socket
from collections.abc import Callable
from typing import Final, TypeVar, cast

import msgspec

from tablee.core.known_types import decode
from tablee.server.nodes.node_question import NONCE, SEAL, Question, Told, seal, sealed
from tablee.store.store_contract import NodeAddress

T = TypeVar("T")
LONGEST: Final = 128 * 1024  # bytes of a question or answer
REACH_SECONDS: Final = 0.75
ANSWER_SECONDS: Final = 5.0
ASKED, TOLD = b"tablee asks ", b"tablee told "
_SILENCE: Final = (
    ("TCP_KEEPIDLE", 1),
    ("TCP_KEEPINTVL", 1),
    ("TCP_KEEPCNT", 1),
    ("TCP_USER_TIMEOUT", 1000),
)
"""A line that is cut without a word is known to be after so many seconds, and milliseconds."""


class Unreachable(Exception):
    """The other node is not there, does not answer, or is none of this house."""

    def __init__(self, why: str, node: NodeAddress | None = None) -> None:
        super().__init__(why)
        self.node = node

    @property
    def refused(self) -> bool:
        """Whether its machine says that nobody is there: then no other way leads to it."""
        return isinstance(self.__cause__, ConnectionRefusedError)


class HungUp(Unreachable):
    """Whoever was at the other end has left without a word."""

    def __init__(self) -> None:
        super().__init__("the connection ended")


class Exchange(asyncio.Protocol):
    """`made` is called once the connection is there."""

    def __init__(self, made: Callable[[Exchange], None] = lambda exchange: None) -> None:
        self._made = made
        self._data = bytearray()
        self._wanted = 0
        self._came: asyncio.Future[None] | None = None
        self._lost = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        _notice_silence(self.transport)
        self._made(self)

    def data_received(self, data: bytes) -> None:
        self._data += data
        if len(self._data) > 2 * LONGEST:
            self.transport.abort()
        self._wake(len(self._data) >= self._wanted)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost = True
        self._wake(True)

    def _wake(self, enough: bool) -> None:
        if enough and self._came is not None and not self._came.done():
            self._came.set_result(None)

    def write(self, data: bytes) -> None:
        """`HungUp` if nobody is there to read it."""
        if self._lost or self.transport.is_closing():
            raise HungUp
        self.transport.write(data)

    async def read(self, number: int) -> bytes:
        """So many bytes; `HungUp` if they do not come any more."""
        while len(self._data) < number:
            if self._lost:
                raise HungUp
            self._wanted, self._came = number, asyncio.get_running_loop().create_future()
            await self._came
        data = bytes(self._data[:number])
        del self._data[:number]
        return data

    async def read_sealed(self, secret: bytes, purpose: bytes, nonce: bytes, kind: type[T]) -> T:
        """A message of that kind; `Unreachable` if no node of this house has written it just now."""
        head = await self.read(4 + SEAL)
        length = int.from_bytes(head[:4], "big")
        if length > LONGEST:
            raise Unreachable("not a node of this house")
        body = await self.read(length)
        if not hmac.compare_digest(head[4:], seal(secret, purpose, nonce, body)):
            raise Unreachable("not a node of this house")
        try:
            return decode(body, kind)
        except msgspec.DecodeError as error:
            raise Unreachable("a node that speaks otherwise") from error

    def become(self, protocol: asyncio.Protocol) -> None:
        """Give the connection over, with what has come of it already."""
        self.transport.set_protocol(protocol)
        if self._data:
            protocol.data_received(bytes(self._data))
        if self._lost:
            protocol.connection_lost(None)


def _notice_silence(transport: asyncio.Transport) -> None:
    """Nobody waits longer for a dead line than for a lease."""
    line = transport.get_extra_info("socket")
    if line is None:
        return
    line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in _SILENCE:
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)


async def ask(node: NodeAddress, secret: bytes, question: Question) -> tuple[Exchange, Told]:
    """The node's answer, and the connection, which may go on; `Unreachable` if there is none."""
    host, _, port = node.address.rpartition(":")
    exchange: Exchange | None = None
    try:
        async with asyncio.timeout(REACH_SECONDS) as patience:
            loop = asyncio.get_running_loop()
            _, exchange = await loop.create_connection(Exchange, host.strip("[]"), int(port))
            nonce = await exchange.read(NONCE)
            patience.reschedule(loop.time() + ANSWER_SECONDS)
            exchange.write(sealed(secret, ASKED, nonce, msgspec.json.encode(question)))
            return exchange, await exchange.read_sealed(secret, TOLD, bytes.fromhex(question.nonce), Told)
    except (OSError, TimeoutError, ValueError, Unreachable) as error:
        if exchange is not None:
            exchange.transport.abort()
        raise Unreachable(f"{node.address}: {str(error) or type(error).__name__}", node) from error
    except asyncio.CancelledError:
        if exchange is not None:
            exchange.transport.abort()
        raise


def new_nonce() -> str:
    return secrets.token_hex(NONCE)
