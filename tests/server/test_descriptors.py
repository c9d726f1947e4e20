"""A house that runs out of descriptors: it says so to whom it can, and those who play go on."""

from __future__ import annotations

import resource
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.server import limits
from tablee.server.hosting import descriptors
from tests.server.house import Guest, House
from tests.server.raw import Raw

FEW = "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (200, 200))\n"
BOTS = {"bots": ["random"] * 4, "begin": True}


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db", log=tmp_path / "log", first=FEW)
    running.start()
    yield running
    assert running.stop() == 0
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    assert len(said.splitlines()) < 20


@pytest.mark.parametrize("addresses", [1, 50])
async def test_idle_connections_never_close_the_door(narrow: House, addresses: int) -> None:
    async with Guest(narrow, narrow.open(**BOTS)) as anne:
        sources = [f"127.0.0.{2 + number % addresses}" for number in range(400)]
        idle = [await Raw(narrow, source).__aenter__() for source in sources]
        assert (await anne.ask("say", text="still here"))["type"] == "update"
        async with Guest(narrow, narrow.open()) as newcomer:
            assert newcomer.you == 0
        counted = narrow.get("/metrics").text
        assert 'tablee_refused_total{kind="given-up"}' in counted
        for line in idle:
            line.writer.transport.abort()


async def test_a_hang_up_of_the_terminal_is_an_end_in_order(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", log=tmp_path / "log")
    house.start()
    async with Guest(house, house.open()) as anne:
        await anne.ask("say", text="kept")
        assert house.stop(by=signal.SIGHUP) == 0
    assert (tmp_path / "log").read_text() == ""


def test_the_soft_limit_is_raised_and_some_are_spared() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(soft, 256), hard))
        raised = descriptors.raise_limit()
        assert raised == min(hard if hard != resource.RLIM_INFINITY else descriptors.MOST, descriptors.MOST)
        assert descriptors.capacity() <= min(limits.CONNECTIONS, raised - descriptors.SPARE)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
