"""A table changes its node between the list and the deal: what was listed and opened holds, and nobody has
withheld who opens there."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tablee.core.record import read_record
from tests.nodes.cluster import Cluster, new_cluster
from tests.server.house import Guest
from tests.server.test_shuffle import PARTS, commits
from tests.toy_game import find

TIME_TO_OPEN = "import tablee.table.time_marks as marks; marks.OPENING_SECONDS = 60; "
"""However slow the machine is."""


@pytest.fixture
async def cluster(tmp_path: Path) -> AsyncIterator[Cluster]:
    made = await new_cluster(tmp_path, 2, first=TIME_TO_OPEN)
    await made.start()
    yield made
    made.end()


@pytest.mark.parametrize("told", [True, False], ids=["told to end", "killed"])
async def test_both_parts_are_in_though_the_node_went_between_them(cluster: Cluster, told: bool) -> None:
    going, staying = cluster.nodes
    settings = {"pace": 0, "away_seconds": 3600, "close_early": True}
    seated = await asyncio.to_thread(going.open, seats=2, options={"counters": 12}, settings=settings)
    joined = await asyncio.to_thread(staying.sit, seated["code"], "Bea")
    async with Guest(staying, seated) as anne, Guest(staying, joined) as bea:
        await commits(anne, PARTS[0])
        await commits(bea, PARTS[1])
        await anne.ask("begin", level="random")
        await bea.so(lambda: bea.table["status"] == "shuffling")
        published = bea.table["list"]
        await anne.ask("open-part", part=PARTS[0])
        await asyncio.to_thread(going.stop if told else going.kill)
        await bea.ask("open-part", part=PARTS[1])
        for guest in (anne, bea):
            await guest.so(lambda guest=guest: guest.table["status"] == "playing")  # type: ignore[misc]
            assert guest.table["list"] == published, "there is one list a game"
            assert list(guest.table["parts"]) == list(PARTS[:2])
        await bea.ask("let-bot-play", on=True)
        await anne.play(lambda: anne.table["status"] == "over")
    answer = await asyncio.to_thread(staying.get, f"/api/tables/{seated['code']}/record")
    assert read_record(answer.content, find).chance.withheld == ()
