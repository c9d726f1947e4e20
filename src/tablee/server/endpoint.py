"""The socket's address, /ws/CODE: greet within the time stated; then the line speaks for itself."""

from __future__ import annotations

import asyncio
from typing import Any, Final, cast

from litestar.types import Receive, Scope, Send

from tablee.server import limits
from tablee.server.failures import unreadable
from tablee.server.greeting import greet
from tablee.server.hub import Hub, NoSuchTable
from tablee.server.messages import Hello
from tablee.server.room import Room
from tablee.server.secrecy import tidy_code
from tablee.server.socket import Socket
from tablee.server.wire import EXTENSION, POLICY, Wire, payload
from tablee.store.contract import StoreError
from tablee.table.fold import LogBroken

PATH: Final = "/ws/"


class Gone(Exception):
    """The other side hung up."""


async def attend(hub: Hub, scope: Scope, receive: Receive, send: Send) -> None:
    await receive()
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    wire = cast(dict[str, Any], scope["extensions"])[EXTENSION]
    await _attend(hub, wire, scope["path"].removeprefix(PATH), receive)


async def _attend(hub: Hub, wire: Wire, path: str, receive: Receive) -> None:
    socket = Socket(wire, hub.counts)
    room = await _entered(hub, socket, path, receive)
    if room is not None:
        socket.open(room.hear, room.leave)


async def _entered(hub: Hub, socket: Socket, path: str, receive: Receive) -> Room | None:
    """The room, or None once the socket was told why not."""
    try:
        async with asyncio.timeout(limits.HELLO_SECONDS):
            return await _enter(hub, socket, path, receive)
    except Gone:
        return None
    except TimeoutError:
        code = "no-hello"
    except NoSuchTable:
        code = "no-such-table"
    except (StoreError, LogBroken) as error:
        code = unreadable(error)
    socket.problem(code)
    socket.hang_up(POLICY, code)
    return None


async def _enter(hub: Hub, socket: Socket, path: str, receive: Receive) -> Room:
    """The room, once a hello was good enough for it."""
    code = tidy_code(path.strip("/"))
    if code is None:
        raise NoSuchTable(path)
    room = await hub.room(code)
    while True:
        message: dict[str, Any] = dict(await receive())
        if message["type"] == "websocket.disconnect":
            raise Gone
        said = socket.understood(payload(message))
        if isinstance(said, Hello):
            room = await hub.room(code)
            if await room.ask(greet, room, socket, said):
                return room
        elif said is not None:
            socket.problem("no-hello", getattr(said, "id", None))
