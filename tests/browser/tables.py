"""Tables that begin in a chosen situation, and sitting down at them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import msgspec
from playwright.sync_api import Page

from tablee.core.meta import Meta
from tablee.core.record import ChanceRecord, Record, Turn

NAMES = ("Anne", "Bruno", "Chloé", "Denis", "Elsa")
PATIENT = {"pace": 0, "away_seconds": 3600, "close_early": True}
LASTING = {**PATIENT, "close_early": False}  # hidden answers have their whole time


def open_from(
    house: str, meta: Meta, state: Any, bots: tuple[str, ...], settings: dict[str, int] | None = None
) -> dict[str, Any]:
    """Anne's seat at a table that plays on from there; where no bot sits, a friend is waited for."""
    body = {"turn": 0, "seat": 0, "name": "Anne", "record": record_of(meta, state, len(bots)), "bots": bots}
    return posted(f"{house}/api/tables/from", {**body, "settings": settings or PATIENT})


def record_of(meta: Meta, state: Any, seats: int) -> Any:
    """A record that begins in this state and goes no further."""
    chance = ChanceRecord("0" * 64, None, ("",) * seats)
    begun: Turn[Any, Any] = Turn(None, None, 0, (), ())
    names = NAMES[:seats]
    record = Record(meta.name, meta.rules, names, state.options, chance, (begun,), None, start=state)
    return msgspec.to_builtins(record)


def posted(address: str, body: dict[str, Any]) -> dict[str, Any]:
    answer = httpx.post(address, json=msgspec.to_builtins(body), timeout=60)
    assert answer.status_code == 201, answer.text
    seated: dict[str, Any] = answer.json()
    return seated


def take_seat(page: Page, house: str, seated: dict[str, Any]) -> None:
    page.goto(f"{house}/t/{seated['code']}#{seated['token']}")


def join(page: Page, house: str, code: str, name: str) -> None:
    """Sit down on a free seat, and wait in the lobby."""
    page.goto(f"{house}/t/{code}")
    page.get_by_test_id("name").fill(name)
    page.get_by_test_id("sit").click()
    page.get_by_test_id("code").wait_for()


def before_move(house: str, file: Path, at: int = -1, level: str = "random") -> dict[str, Any]:
    """The seat that makes that move of a kept game, just before it; bots sit everywhere else."""
    record = json.loads(file.read_bytes())
    turn, seat = range(len(record["turns"]))[at] - 1, record["turns"][at]["seat"]
    bots = ["" if one == seat else level for one in range(len(record["names"]))]
    body = {"turn": turn, "seat": seat, "name": "Anne", "record": record, "bots": bots}
    return posted(f"{house}/api/tables/from", {**body, "settings": PATIENT})
