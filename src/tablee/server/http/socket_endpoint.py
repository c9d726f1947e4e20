"""The socket's address, /ws/CODE: greet within the time stated; then the line speaks for itself."""

from __future__ import annotations

import asyncio

import structlog

from tablee.server import limits
from tablee.server.admission.tokens import hash_of, tidy_code
from tablee.server.http.house import House
from tablee.server.http.problem_handlers import unreadable
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.hub import NoSuchTable
from tablee.server.tables.live_table import LiveTable
from tablee.server.wire.frames import POLICY
from tablee.server.wire.socket import Gone, Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.contract import StoreError
from tablee.table.log_replay import LogBroken
from tablee.table.visibility import seat_of

log = structlog.get_logger()


class TooManyGuesses(Exception):
    """This address has asked for too many codes that are no table's."""


def attend(house: House, line: WebSocketLine, path: str) -> None:
    """A socket was opened at this path below /ws/."""
    socket = Socket(line, house.hub.counts)
    socket.listen()
    house.hub.start(_attend(house, socket, line.address, path))


async def _attend(house: House, socket: Socket, address: str, path: str) -> None:
    live = await _entered(house, socket, address, path)
    if live is not None:
        socket.open(live.hear, live.leave)


async def _entered(house: House, socket: Socket, address: str, path: str) -> LiveTable | None:
    """The live table, or None once the socket was told why not."""
    values: dict[str, int | str] = {}
    try:
        async with asyncio.timeout(limits.HELLO_SECONDS):
            return await _enter(house, socket, address, path)
    except Gone:
        return None
    except TimeoutError:
        code = "no-hello"
    except NoSuchTable:
        code = "no-such-table"
    except TooManyGuesses:
        code, values = "slow-down", {"per_minute": house.guesses.number}
    except (StoreError, LogBroken) as error:
        code = unreadable(error)
    except Exception:
        log.exception("a greeting failed")
        code = "failed"
    house.hub.counts.refuse(code)
    socket.problem(code, values=values)
    socket.hang_up(POLICY, code)
    return None


async def _enter(house: House, socket: Socket, address: str, path: str) -> LiveTable:
    """The live table, once a hello was good enough for it."""
    code = tidy_code(path.strip("/"))
    known = code is not None and await _known(house, address, code)
    if code is None:
        house.guesses.missed(address, _now())
        raise NoSuchTable(path)
    while True:
        said = await socket.next()
        if not isinstance(said, Hello):
            socket.problem("no-hello", getattr(said, "id", None))
            continue
        live = await house.hub.live_table(code) if known else await _proved(house, code, said)
        if await live.ask(live.greet, socket, said):
            house.guesses.found(address, code)
            return live


async def _known(house: House, address: str, code: str) -> bool:
    """Whether there is such a table; False also if this address may not know."""
    if not house.guesses.may_ask(address, code, _now()):
        return False
    try:
        await house.hub.live_table(code)
    except NoSuchTable:
        house.guesses.missed(address, _now())
        raise
    house.guesses.found(address, code)
    return True


async def _proved(house: House, code: str, hello: Hello) -> LiveTable:
    """For an address that guesses too much, a table is there only to those who have a seat at it."""
    try:
        live = await house.hub.live_table(code)
    except NoSuchTable:
        raise TooManyGuesses from None
    if hello.token is None or seat_of(live.table, hash_of(hello.token)) is None:
        raise TooManyGuesses
    return live


def _now() -> float:
    return asyncio.get_running_loop().time()
