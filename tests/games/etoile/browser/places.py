"""The star in the middle of a game, and at its end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.tables import before_move
from tests.games.etoile.browser.tables import MISSED_AT, TAKE_BACK
from tests.records.kept import folder_of


def middle(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    page = seat(before_move(house, TAKE_BACK, MISSED_AT))
    page.locator("main.asked").wait_for()
    return page


def end(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    page = seat(before_move(house, folder_of("etoile") / "taken-three.json"))
    page.get_by_test_id("offers").locator(".takes").first.click()
    page.get_by_test_id("game-over").wait_for()
    return page
