"""A fault of ours while a request is answered: the asker hears of it, and the table goes on."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest

from tablee.server.protocol.from_client import Hello, Say
from tablee.server.tables.hub import Hub
from tablee.server.wire.frames import TRY_LATER
from tablee.server.wire.socket import Socket
from tablee.server.wire.websocket_line import WebSocketLine
from tablee.store.store_contract import StoreClosed
from tests.server.lines import Line, entered
from tests.server.test_live_table import hub, opened, settled

__all__ = ["hub"]


def broken(*_: Any, **__: Any) -> Any:
    raise RuntimeError("a fault of ours")


async def test_a_request_that_fails_is_answered(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    seated = await opened(hub)
    live, line = await hub.live_table(seated.code), Line()
    socket = await entered(hub, live, seated.token, line)
    with monkeypatch.context() as patched:
        patched.setattr("tablee.server.tables.requests.actions.say", broken)
        live.hear(socket, Say("s1", "hello"))
        await settled(live)
    assert [(told["code"], told["re"]) for told in line.heard("problem")] == [("failed", "s1")]
    live.hear(socket, Say("s1", "hello"))
    await settled(live)
    assert [told.get("re") for told in line.heard("update")] == ["s1"]


async def test_a_greeting_that_fails_is_answered_and_leaves_nobody_behind(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await opened(hub)
    live, line = await hub.live_table(seated.code), Line()
    socket = Socket(cast(WebSocketLine, line), hub.counts)
    with monkeypatch.context() as patched:
        patched.setattr("tablee.server.tables.welcome.table_view", broken)
        assert not await live.let_in(socket, Hello(seated.token))
    await settled(live)
    assert [told["code"] for told in line.heard("problem")] == ["failed"]
    assert line.ended == (TRY_LATER, "failed")
    assert not len(live.audience)


async def test_a_socket_given_up_while_it_is_greeted_is_not_at_the_table(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = await opened(hub)
    live, line, reading = await hub.live_table(seated.code), Line(), asyncio.Event()
    socket = Socket(cast(WebSocketLine, line), hub.counts)

    async def slow(*_: Any) -> tuple[Any, ...]:
        await reading.wait()
        return ()

    monkeypatch.setattr("tablee.server.tables.entrance.missed_since", slow)
    greeting = asyncio.create_task(live.let_in(socket, Hello(seated.token)))
    await asyncio.sleep(0)
    socket.hang_up(TRY_LATER, "no-hello")
    reading.set()
    assert not await greeting
    await settled(live)
    assert not len(live.audience)


async def test_what_nobody_waits_for_any_more_is_not_begun(hub: Hub) -> None:
    live = await hub.live_table((await opened(hub)).code)
    done: list[str] = []

    async def job() -> None:
        done.append("job")

    waiting = asyncio.create_task(live.ask(job))
    asyncio.get_running_loop().call_soon(waiting.cancel)
    live.post(asyncio.sleep, 0.01)
    await settled(live)
    assert done == []


async def test_a_table_that_is_closed_keeps_nobody_waiting(hub: Hub) -> None:
    live = await hub.live_table((await opened(hub)).code)
    held = asyncio.Event()
    live.post(held.wait)
    closing = asyncio.create_task(hub.close())
    await asyncio.sleep(0)
    waiting = asyncio.create_task(live.ask(asyncio.sleep, 0))
    await asyncio.sleep(0)
    held.set()
    with pytest.raises(StoreClosed):
        await waiting
    await closing
    with pytest.raises(StoreClosed):
        await live.ask(asyncio.sleep, 0)
