"""A device at this node, and its way to its table, wherever that runs: found again whenever it moves.

The device keeps its socket. It is greeted anew where its table runs now, with the version it was told
last, so that it hears what it missed; whatever it asked for and was not answered is asked again under
the same id.
"""

from __future__ import annotations

import asyncio
import random
from collections import deque
from typing import Final, Protocol

import structlog
from msgspec.structs import replace

from tablee.server.nodes.exchange import Unreachable
from tablee.server.nodes.relay import Relay
from tablee.server.protocol.from_client import FromClient, Hello
from tablee.server.protocol.to_client import Answering, ToClient, Welcome
from tablee.server.tables.hub import NoSuchTable
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.frames import MOVED, POLICY, SERVICE_RESTART, TRY_LATER
from tablee.server.wire.socket import Socket
from tablee.store.store_contract import NodeAddress, NoLease, StoreClosed, StoreError, StoreFailed
from tablee.table.log_replay import LogBroken

log = structlog.get_logger()
MOST_UNANSWERED: Final = 256
PATIENCE: Final = 30.0
"""Seconds for which a device is kept while its table runs nowhere: longer than a database's bad moment."""
CUT_OFF: Final = 0.7
"""Seconds for which a device is kept while its table surely runs where this node cannot reach it."""
SURELY: Final = 3  # times it has said so since; once or twice may be from before it died
FIRST_PAUSE: Final = 0.02
LONGEST_PAUSE: Final = 0.3
PASSING: Final = (NoLease, StoreClosed, StoreFailed, Unreachable)
"""What keeps a table from being found for a moment only."""


class Guide(Protocol):
    """Who knows where tables run (`nodes.py`)."""

    @property
    def closing(self) -> bool: ...
    def beats(self, node: NodeAddress) -> int:
        """How often that node has said that it lives, as far as is known here."""

    async def table_for(self, visit: Visit) -> LiveTable | Relay:
        """Where that visit's table runs: here, or at the other end of this."""

    def start(self, visit: Visit) -> None:
        """Find that visit's table again, beside everything else."""


class Visit:
    """What one device's node remembers of it."""

    __slots__ = ("_guide", "_hellos", "address", "code", "hello", "led", "socket", "unanswered", "version")

    def __init__(self, guide: Guide, socket: Socket, code: str, address: str, led: bool = False) -> None:
        self._guide = guide
        self.led = led  # here by another node, which does not reach its table
        self._hellos: deque[Hello] = deque(maxlen=4)
        self.socket = socket
        self.code = code
        self.address = address
        self.hello = Hello()
        self.version: int | None = None
        self.unanswered: dict[str, FromClient] = {}
        socket.remember(self)

    async def enter(self, hello: Hello) -> bool:
        """The device says hello for the first time; False if it was refused, and told why."""
        self.hello, self.version = hello, hello.version
        return await self._arrive(hello, LongWait())

    # what is remembered

    def asked(self, message: FromClient) -> bool:
        if isinstance(message, Hello):
            self._hellos.append(message)
            return True
        if message.id in self.unanswered:
            return False
        if len(self.unanswered) >= MOST_UNANSWERED:
            self.socket.hang_up(TRY_LATER, "closing")
            return False
        self.unanswered[message.id] = message
        return True

    def said(self, message: ToClient) -> None:
        if isinstance(message, Answering) and message.re is not None:
            self.answered(message.re)
        if isinstance(message, Welcome):
            self.told_version(message.version)
            self.welcomed()

    def answered(self, re: str) -> None:
        self.unanswered.pop(re, None)

    def told_version(self, version: int) -> None:
        self.version = version

    def welcomed(self) -> None:
        if self._hellos:
            self.hello = self._hellos.pop()
            self._hellos.clear()

    # on the way

    def move_on(self, socket: Socket, version: int) -> None:
        """The table has stopped where it was, having told all up to that version (0: as remembered)."""
        if socket is not self.socket or socket.ended:
            return
        self.version = max(version, self.version or 0) or None
        self.socket = socket.successor()
        if self._guide.closing:
            self._send_away(self.socket, SERVICE_RESTART)
        else:
            self._guide.start(self)

    async def find_again(self) -> None:
        """The device does not notice, but for what it missed."""
        try:
            await self._arrive(replace(self.hello, version=self.version), LongWait())
        except NoSuchTable:
            self.socket.problem("no-such-table")
            self.socket.hang_up(POLICY, "no-such-table")
        except (StoreError, LogBroken) as error:
            log.error("a table could not be found again", table=self.code, why=str(error))
            self.socket.hang_up(TRY_LATER, "failed")
        except Exception:
            log.exception("a table could not be found again", table=self.code)
            self.socket.hang_up(TRY_LATER, "failed")

    async def _arrive(self, hello: Hello, wait: LongWait) -> bool:
        """Whether the device is where its table runs; tried until patience is over."""
        socket = self.socket
        while not socket.ended and socket is self.socket:
            try:
                return await self._greeted(socket, hello, await self._guide.table_for(self))
            except PASSING as error:
                node = error.node if isinstance(error, Unreachable) else None
                wait.note(None if node is None else self._guide.beats(node))
                if not await wait.longer():
                    self._send_away(socket, TRY_LATER)
                    return False
        return False

    def _send_away(self, socket: Socket, code: int) -> None:
        """The device itself finds another node; one that was led here, its own does."""
        socket.hang_up(MOVED if self.led else code, "closing")

    async def _greeted(self, socket: Socket, hello: Hello, place: LiveTable | Relay) -> bool:
        if isinstance(place, Relay):
            place.begin(hello)
            return True
        if not await place.let_in(socket, hello):
            return False
        if socket is self.socket:
            for message in list(self.unanswered.values()):
                place.hear(socket, message)
            socket.open(place.hear, place.leave)
        return True


class LongWait:
    """Pauses that grow, and differ from one device to the next, so that nobody comes all at once."""

    def __init__(self, seconds: float = PATIENCE) -> None:
        self._time = asyncio.get_running_loop().time
        self._until = self._time() + seconds
        self._beats: int | None = None  # of the node that cannot be reached, when that was first found
        self._cut_off = 0.0  # since when
        self._over = False
        self._pause = FIRST_PAUSE

    def note(self, beats: int | None) -> None:
        """The node that runs the table was not reached, though it has said so often that it lives.

        None: it was reached, or nobody runs the table.
        """
        if beats is None:
            self._beats = None
        elif self._beats is None:
            self._beats, self._cut_off = beats, self._time()
        else:
            lives = beats >= self._beats + SURELY
            self._over = lives and self._time() - self._cut_off > CUT_OFF

    async def longer(self) -> bool:
        """Wait a little; False if there was enough of it."""
        if self._over or self._time() > self._until:
            return False
        await asyncio.sleep(self._pause * random.uniform(0.5, 1.5))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)
        return True
