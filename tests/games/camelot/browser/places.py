"""Camelot in the middle of a tournament, and at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tablee.games.camelot.game import META
from tests.browser.tables import before_move, open_from
from tests.games.camelot.browser.tables import full_table
from tests.records.kept import folder_of


def middle(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    page = seat(open_from(house, META, full_table(), ("", *["random"] * 4)))
    page.get_by_test_id("hand").locator("button").first.wait_for()
    return page


def end(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    page = seat(before_move(house, folder_of("camelot") / "four-tokens.json"))
    page.get_by_test_id("offers").locator("button").first.click()
    page.get_by_test_id("game-over").wait_for()
    return page
