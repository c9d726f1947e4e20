"""Dschamál between two searches, and at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.tables import NAMES, before_move
from tests.games.dschamal.browser.tables import CALM, open_from, sit_still
from tests.games.dschamal.building import some, state_of
from tests.records.kept import folder_of

QUICK_HANDS = """
from msgspec.structs import replace
from tablee.games.dschamal.bots.easy import BOT
BOT.level = replace(BOT.level, reaction=300, pace=60, hesitation=30, ponder=100)
"""
"""Before a house opens: its bots search three times as fast, where nobody looks at how they do."""


def middle(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    owned = [
        some("blue-cube", "yellow-cube", "blue-ball", "white-cone"),
        some("white-cube", "brown-arch", "blue-egg"),
        some("yellow-cylinder", "white-egg"),
        some("blue-cross", "brown-brick", "white-brick"),
    ]
    state = state_of(owned, options=CALM, fighters=(1, 2), master=1)
    seated = open_from(house, state, ("", "easy", "easy", ""))
    sit_still(house, seated["code"], NAMES[3])  # so that all wait for Anne to call the start
    page = seat(seated)
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("tray-0").wait_for()
    return page


def end(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    page = seat(before_move(house, folder_of("dschamal") / "ends-blacks.json", level="beginner"))
    page.get_by_test_id("bag").wait_for()
    for _ in ("leave", "sure"):
        page.keyboard.press("Escape")
    page.get_by_test_id("game-over").wait_for()
    return page
