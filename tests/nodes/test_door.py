"""Where nodes knock: whoever is none may come as often as they like, and keeps no node out."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Coroutine
from types import SimpleNamespace
from typing import Any, cast

from tablee.server.counts import Counts
from tablee.server.nodes.door import STRANGERS, Door
from tablee.server.nodes.exchange import ask, new_nonce
from tablee.server.nodes.node_question import LINK_SUMMARY, OK, SPEAKS, Question, Told
from tablee.store.store_contract import NodeAddress

SECRET = b"of this house alone"
MORE = 40


async def test_of_those_who_say_nothing_so_many_are_kept_and_a_node_is_answered() -> None:
    beside: list[asyncio.Task[None]] = []

    def start(work: Coroutine[Any, Any, None]) -> None:
        beside.append(asyncio.create_task(work))

    async def answer(_: Question) -> Told:
        return Told(OK)

    hub = cast(Any, SimpleNamespace(counts=Counts(), start=start))
    door = Door(hub, 1, SECRET, {LINK_SUMMARY: answer}, cast(Any, None))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        host, port = listening.getsockname()
        await door.open(listening)
        lines = [await asyncio.open_connection(host, port) for _ in range(STRANGERS + MORE)]
        for reader, writer in lines:
            writer.write(b"\0" * 10)
            await reader.readexactly(16)
        ended = [await reader.read() for reader, _ in lines[:MORE]]
        assert ended == [b""] * MORE
        assert not any(reader.at_eof() for reader, _ in lines[MORE:])
        question = Question(SPEAKS, 1, LINK_SUMMARY, "ABCDEF", new_nonce())
        exchange, told = await ask(NodeAddress(1, f"{host}:{port}"), SECRET, question)
        assert told == Told(OK)
        exchange.transport.abort()
        for _, writer in lines:
            writer.transport.abort()
        door.close()
        await asyncio.gather(*beside)
    assert hub.counts.refused == {}
