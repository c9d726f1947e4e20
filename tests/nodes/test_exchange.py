"""Two nodes that speak: one that has asked and did not wait for the answer is no trouble to the other."""

from __future__ import annotations

import asyncio

import pytest

from tablee.server.nodes.exchange import Exchange, HungUp


async def test_who_has_hung_up_is_written_nothing_and_read_no_further() -> None:
    arrived: asyncio.Future[Exchange] = asyncio.get_running_loop().create_future()
    server = await asyncio.get_running_loop().create_server(
        lambda: Exchange(arrived.set_result), "127.0.0.1", 0
    )
    async with server:
        _, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        here = await arrived
        here.write(b"a nonce")
        writer.transport.abort()
        with pytest.raises(HungUp):
            await here.read(1)
        with pytest.raises(HungUp):
            here.write(b"an answer nobody waits for")
