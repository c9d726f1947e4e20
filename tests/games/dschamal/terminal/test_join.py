"""Dschamál at a table of a running house, from a terminal: a hand in the bag by the house's clock."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tablee.client import HouseClient
from tablee.server.protocol.http_types import Seated
from tests.cli.test_join import PATIENCE, joined, table
from tests.server.house import House

LINES = "a\nright 2\n" * 12  # a choice, and a way for the finger; then the guest leaves
FELT = "the rim of the bag"
OPTIONS = {"duels": 2, "search_seconds": 3}


@pytest.mark.slow
async def test_no_claim_of_a_guests_hand_is_ahead_of_the_houses_clock(
    house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Until the lot has sent the guest to the bag: what the hand does there is felt, and never too fast."""
    monkeypatch.chdir(tmp_path)
    shown = ""
    for _ in range(4):
        shown = await evening(house)
        assert "DSC-90" not in shown
        if FELT in shown:
            break
    assert FELT in shown


async def evening(house: House) -> str:
    opened = house.open(game="dschamal", seats=3, options=OPTIONS, settings={"pace": 0})
    with joined(opened["code"], "--house", house.base) as person:
        anne = HouseClient(house.base).player(Seated(opened["code"], 0, opened["token"], ""))
        async with asyncio.timeout(PATIENCE), anne:
            await anne.until(lambda: table(anne).places[1].name)
            await anne.begin("random")
            await anne.let_bot_play(True)
            shown, _ = await asyncio.to_thread(person.communicate, LINES, PATIENCE)
    return shown
