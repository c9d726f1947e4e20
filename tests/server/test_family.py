"""A family behind one address: ten phones that load the page and sit down, again and again, all served."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx

from tests.server.house import PATIENCE, Guest, House

PHONES = 10
RELOADS = 6
CONNECTIONS = 6  # that a browser opens to one house
ASSETS = 12  # files of a page without a cache
BROWSER = httpx.Limits(max_connections=CONNECTIONS)


class Phone:
    """A browser without a cache, and the seat it has."""

    def __init__(self, house: House, number: int) -> None:
        self._house = house
        self._name = f"Phone {number}"
        self._seated: dict[str, Any] | None = None

    async def load(self, code: str) -> None:
        """The page with all its files, the table's summary, a seat if it has none, and the socket."""
        async with httpx.AsyncClient(base_url=self._house.base, limits=BROWSER, timeout=PATIENCE) as browser:
            page = await browser.get(f"/t/{code}")
            files = (re.findall(r"/assets/[\w.-]+", page.text) * ASSETS)[:ASSETS]
            paths = [*files, "/icon.svg", "/api/shelf", f"/api/tables/{code}"]
            answers = [page, *await asyncio.gather(*[browser.get(path) for path in paths])]
            if self._seated is None:
                sat = await browser.post(f"/api/tables/{code}/seats", json={"name": self._name})
                self._seated = sat.json()
                answers.append(sat)
        assert [answer.url for answer in answers if answer.status_code >= 400] == []
        async with Guest(self._house, self._seated) as guest:
            assert guest.you is not None

    async def load_again_and_again(self, code: str) -> None:
        for _ in range(RELOADS):
            await self.load(code)


async def test_ten_phones_that_reload_at_once_are_all_served(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", joins_per_minute=60)
    house.start()
    try:
        codes = [house.open(seats=6, name="Host")["code"] for _ in range(2)]
        phones = [Phone(house, number) for number in range(PHONES)]
        await asyncio.gather(*[phone.load_again_and_again(codes[n % 2]) for n, phone in enumerate(phones)])
        assert "tablee_refused_total{" not in house.get("/metrics").text
    finally:
        assert house.stop() == 0
