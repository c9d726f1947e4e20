"""Addresses that keep a house waiting hold up nobody else who is to be called."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from urllib.parse import urlsplit

import pytest

from tablee.server.calls import call_queue, host_pace, http_post, lookup
from tablee.server.calls.call import Call
from tablee.server.calls.call_queue import CallQueue, network_of
from tablee.server.calls.host_pace import HostPace
from tablee.server.calls.lookup import Lookup, domain_of
from tablee.server.calls.sender import AT_ONCE, FAILED, SENT, Calls
from tablee.server.calls.ways import Webhook
from tablee.store.sqlite.store import SqliteStore
from tests.server.receiver import Receiver, receiver

CALL = Call("TABLEE", 1, 7, 2_000_000_000_000, "en", "https://games.example/t/TABLEE")
PATIENCE = 60.0


@pytest.fixture
def calls(tmp_path: Path) -> Iterator[Calls]:
    found = Calls(SqliteStore(tmp_path / "tablee.db"))
    found.private = True
    yield found
    found.close()


def resolving(monkeypatch: pytest.MonkeyPatch, *, hanging: Event) -> None:
    """Names below `silent.example` are never found, all others lead to this machine."""

    def resolved(host: str) -> list[str]:
        if "silent" in host:
            hanging.wait(PATIENCE)
            return []
        return ["127.0.0.1"]

    monkeypatch.setattr(lookup, "resolved", resolved)


@pytest.mark.parametrize("hosts", [2, 10])
async def test_hosts_that_answered_once_and_hang_then_hold_up_nobody(
    calls: Calls, monkeypatch: pytest.MonkeyPatch, hosts: int
) -> None:
    """However long they would, and where they take every place there is."""
    monkeypatch.setattr(http_post, "SECONDS", 1000.0)
    monkeypatch.setattr(call_queue, "SECONDS", 1000.0)
    monkeypatch.setattr(call_queue, "SOON", 0.2)
    let_go = Event()
    with ExitStack() as stack:
        stack.callback(let_go.set)
        good = stack.enter_context(receiver("127.0.0.1"))
        eves = [stack.enter_context(receiver(f"127.0.{network}.1")) for network in range(1, 1 + hosts)]
        for one in (good, *eves):
            assert await calls.send(Webhook(one.base), CALL, 0) == SENT
        for eve in eves:
            eve.answer = lambda: 201 if let_go.wait(PATIENCE) else 500
        hanging = [
            asyncio.create_task(calls.send(Webhook(f"{eve.base}/{number}"), CALL, 0))
            for eve in eves
            for number in range(40)
        ]
        await _called(eves)
        async with asyncio.timeout(PATIENCE / 2):
            assert await calls.send(Webhook(good.base), CALL, 0) == SENT
        for task in hanging:
            task.cancel()


async def test_a_house_that_closes_waits_for_nobody_s_answer(
    calls: Calls, inbox: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http_post, "SECONDS", 1000.0)
    monkeypatch.setattr(call_queue, "SECONDS", 1000.0)
    let_go = Event()
    inbox.answer = lambda: 201 if let_go.wait(PATIENCE) else 500
    hanging = asyncio.create_task(calls.send(Webhook(inbox.base), CALL, 0))
    await asyncio.to_thread(inbox.wait, 1)
    calls.close()
    async with asyncio.timeout(PATIENCE / 2):
        assert await hanging == FAILED
    let_go.set()


async def _called(hanging: list[Receiver]) -> None:
    """Until each of them keeps somebody waiting."""
    async with asyncio.timeout(PATIENCE):
        while not all(len(one.posted) > 1 for one in hanging):  # noqa: ASYNC110
            await asyncio.sleep(0.01)


async def test_names_that_are_never_found_hold_up_no_name_of_another_domain(
    calls: Calls, inbox: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    let_go = Event()
    resolving(monkeypatch, hanging=let_go)
    hanging = [
        asyncio.create_task(calls.send(Webhook(f"https://{number}.silent.example/"), CALL, 0))
        for number in range(50)
    ]
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        url = f"http://anne.example.org:{urlsplit(inbox.base).port}/"
        assert await calls.send(Webhook(url), CALL, 0) == SENT
    let_go.set()
    assert set(await asyncio.gather(*hanging)) == {FAILED}


async def test_a_name_that_was_found_before_leads_there_though_nothing_is_found_now(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    let_go = Event()
    monkeypatch.setattr(lookup, "FRESH", 0.0)
    monkeypatch.setattr(lookup, "SOON", 0.05)
    resolving(monkeypatch, hanging=let_go)
    names = Lookup()
    assert await names.address("anne.example", private=True) == "127.0.0.1"
    monkeypatch.setattr(lookup, "resolved", lambda _: let_go.wait(PATIENCE) or [])
    assert await names.address("anne.example", private=True) == "127.0.0.1"
    monkeypatch.setattr(lookup, "SECONDS", 0.05)
    with pytest.raises(OSError, match="in time"):
        await names.address("eve.example", private=True)
    let_go.set()
    names.close()


def test_a_domain_is_what_its_owner_bought() -> None:
    assert domain_of("a.b.Eve.example.") == "eve.example"
    assert domain_of("example") == "example"


def test_a_network_is_as_large_as_one_owner_s_usually_is() -> None:
    assert network_of("9.9.9.9") == network_of("9.9.9.200") == network_of("::ffff:9.9.9.1") == "9.9.9.0/24"
    assert network_of("2606:4700:1:2::3") == network_of("2606:4700:1:ffff::1") == "2606:4700:1::/48"
    assert network_of("fe80::1%eth0") == "fe80::/48"


class Held:
    """Calls that are under way until they are let go or cut; who began, in order."""

    def __init__(self, queue: CallQueue) -> None:
        self._queue = queue
        self._going: list[asyncio.Task[None]] = []
        self.begun: list[str] = []
        self.cut: list[str] = []

    async def add(self, *addresses: str) -> None:
        self._going += [asyncio.create_task(self._one(address)) for address in addresses]
        await self.settle()

    async def _one(self, address: str) -> None:
        async with self._queue.turn(address) as line:
            self.begun.append(address)
            near, far = socket.socketpair()
            line.carry(near)
            far.setblocking(False)
            await asyncio.get_running_loop().sock_recv(far, 1)  # until the line is cut
            self.cut.append(address)
            far.close()
            line.close()

    async def settle(self) -> None:
        await asyncio.sleep(0.05)

    async def end(self) -> None:
        for task in self._going:
            task.cancel()
        await asyncio.gather(*self._going, return_exceptions=True)


async def test_where_all_places_are_taken_the_oldest_of_the_greediest_network_is_cut(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(call_queue, "SOON", 0.0)
    held = Held(CallQueue(3))
    await held.add("5.5.5.5", "6.6.6.1", "6.6.6.2")
    await held.add("7.7.7.7")
    assert (held.cut, held.begun[3:]) == (["6.6.6.1"], ["7.7.7.7"])
    await held.end()


async def test_nobody_is_cut_while_nobody_waits_nor_before_they_had_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    held = Held(CallQueue(2))
    monkeypatch.setattr(call_queue, "SOON", 0.0)
    await held.add("5.5.5.5", "5.5.5.6")
    assert held.cut == []
    monkeypatch.setattr(call_queue, "SOON", 1000.0)
    await held.add("7.7.7.7")
    assert (held.cut, len(held.begun)) == ([], 2)
    await held.end()


async def test_who_waits_for_a_network_that_has_fewest_is_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(call_queue, "SOON", 1000.0)
    held = Held(queue := CallQueue(3))
    await held.add(*[f"5.5.5.{number}" for number in range(1, 40)], "7.7.7.7", "8.8.8.8")
    queue.close()  # whoever is under way is cut
    await held.settle()
    assert held.begun[3:] == ["7.7.7.7", "8.8.8.8", "5.5.5.4"]
    await held.end()


async def test_networks_that_have_as_few_take_turns() -> None:
    held = Held(queue := CallQueue(1))
    await held.add("9.9.9.9", "5.5.5.1", "5.5.5.2", "7.7.7.7")
    for _ in range(3):
        queue.close()
        await held.settle()
    assert held.begun == ["9.9.9.9", "5.5.5.1", "7.7.7.7", "5.5.5.2"]
    await held.end()


async def test_one_host_is_called_so_often_and_no_more_and_others_all_the_while(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(host_pace, "PER_SECOND", 0.001)
    monkeypatch.setattr(host_pace, "IN_ONE_GO", 3.0)
    pace, called = HostPace(), list[str]()

    async def call(host: str) -> None:
        async with pace.of(host):
            called.append(host)

    await asyncio.gather(*[call("victim.example") for _ in range(3)])
    fourth = asyncio.create_task(call("victim.example"))
    await call("anne.example")
    assert called == ["victim.example"] * 3 + ["anne.example"]
    fourth.cancel()


async def test_one_host_is_called_by_so_many_at_once_and_no_more() -> None:
    pace, inside, most = HostPace(), 0, 0

    async def call() -> None:
        nonlocal inside, most
        async with pace.of("victim.example"):
            inside += 1
            most = max(most, inside)
            await asyncio.sleep(0)
            inside -= 1

    await asyncio.gather(*[call() for _ in range(20)])
    assert most == host_pace.AT_ONCE < AT_ONCE


async def test_many_names_of_one_address_are_called_so_often_and_no_more(
    tmp_path: Path, inbox: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(call_queue, "PER_SECOND", 0.001)
    monkeypatch.setattr(call_queue, "IN_ONE_GO", 1.5)
    resolving(monkeypatch, hanging=Event())
    calls = Calls(SqliteStore(tmp_path / "tablee.db"))
    calls.private = True
    port = urlsplit(inbox.base).port
    told = [await calls.send(Webhook(f"http://{n}.victim.example:{port}/"), CALL, 0) for n in range(4)]
    assert told == [SENT, SENT, SENT, FAILED]
    calls.close()


@pytest.fixture
def inbox() -> Iterator[Receiver]:
    with receiver() as found:
        yield found
