"""The socket's address, /ws/CODE: greet within the time stated; then the line speaks for itself."""

from __future__ import annotations

import asyncio

import structlog

from tablee.server import limits
from tablee.server.admission.tokens import tidy_code
from tablee.server.http.house import House
from tablee.server.http.problem_handlers import unreadable
from tablee.server.protocol.from_client import Hello
from tablee.server.tables.hub import NoSuchTable, TableClosed
from tablee.server.wire.frames import POLICY
from tablee.server.wire.socket import Gone, Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.store_contract import StoreError
from tablee.table.log_replay import LogBroken

log = structlog.get_logger()


class TooManyGuesses(Exception):
    """This address has asked for too many codes that are no table's."""


def attend(house: House, line: WebSocketLine, path: str) -> None:
    """A socket was opened at this path below /ws/."""
    socket = Socket(line, house.hub.counts)
    socket.listen()
    house.hub.start(_attend(house, socket, line.address, path))


async def _attend(house: House, socket: Socket, address: str, path: str) -> None:
    """The socket is let in where its table runs, or told why not."""
    values: dict[str, int | str] = {}
    try:
        async with asyncio.timeout(limits.HELLO_SECONDS) as patience:
            await _enter(house, socket, address, path, patience)
            return
    except Gone:
        return
    except TimeoutError:
        code = "no-hello"
    except NoSuchTable:
        code = "no-such-table"
    except TableClosed:
        code = "table-closed"
    except TooManyGuesses:
        code, values = "slow-down", {"per_minute": house.guesses.number}
    except (StoreError, LogBroken) as error:
        code = unreadable(error)
    except Exception:
        log.exception("a greeting failed", path=path)
        code = "failed"
    house.hub.counts.refuse(code)
    socket.problem(code, values=values)
    socket.hang_up(POLICY, code)


async def _enter(house: House, socket: Socket, address: str, path: str, patience: asyncio.Timeout) -> None:
    """Until a hello was good enough for the table."""
    code = tidy_code(path.strip("/"))
    known = code is not None and await _known(house, address, code)
    if code is None:
        house.guesses.missed(address, _now())
        raise NoSuchTable(path)
    while True:
        said = await socket.next()
        if not isinstance(said, Hello):
            socket.problem("no-hello", said.id)
            continue
        if not known:
            await _require_proof(house, code, said)
        if await _let_in(house, socket, address, code, said, patience):
            house.guesses.found(address, code)
            return


async def _let_in(
    house: House, socket: Socket, address: str, code: str, hello: Hello, patience: asyncio.Timeout
) -> bool:
    if house.node is not None:
        patience.reschedule(None)  # whoever has said hello may have to wait until another node runs the table
        return await house.node.nodes.visit(socket, code, address).enter(hello)
    live = await house.hub.live_table(code)
    if not await live.let_in(socket, hello):
        return False
    socket.open(live.hear, live.leave)
    return True


async def _known(house: House, address: str, code: str) -> bool:
    """Whether there is such a table; False also if this address may not know."""
    if not house.guesses.may_ask(address, code, _now()):
        return False
    try:
        if house.node is None:
            await house.hub.live_table(code)
        else:
            await house.node.nodes.require_table(code)
    except NoSuchTable:
        house.guesses.missed(address, _now())
        raise
    house.guesses.found(address, code)
    return True


async def _require_proof(house: House, code: str, hello: Hello) -> None:
    """For an address that guesses too much, a table is there only to those who have a seat at it."""
    try:
        if hello.token is None or not await house.tables.has_seat(code, hello.token):
            raise TooManyGuesses
    except NoSuchTable:
        raise TooManyGuesses from None


def _now() -> float:
    return asyncio.get_running_loop().time()
