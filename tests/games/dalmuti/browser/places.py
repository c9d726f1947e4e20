"""The Grand Dalmuti in the middle of a round, and at the end of a game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tablee.games.dalmuti.game import META
from tests.browser.tables import before_move, posted, record_of
from tests.games.dalmuti.building import playing
from tests.games.dalmuti.whole import whole
from tests.records.kept import folder_of

GUESTS = ("Anne", "Ysengrin", "Chantecler", "Mamie Jo", "Tibert", "Hersent", "Renart")


def middle(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    hands = [(3, 5, 7, 7, 7, 9, 9, 11, 11, 12, 12), *[(10, 11, 12)] * 6]
    state = whole(playing(hands, trick=(6, (8, 8))))
    record = {**record_of(META, state, 7), "names": GUESTS}
    body = {"turn": 0, "seat": 0, "name": "Anne", "record": record, "bots": ("", *["random"] * 6)}
    page = seat(posted(f"{house}/api/tables/from", body))
    page.get_by_test_id("hand").locator("button").first.wait_for()
    return page


def end(house: str, seat: Callable[[dict[str, Any]], Page]) -> Page:
    page = seat(before_move(house, folder_of("dalmuti") / "revolution.json"))
    page.get_by_test_id("offers").locator("button:not([disabled])").last.click()
    page.get_by_test_id("game-over").wait_for()
    return page
