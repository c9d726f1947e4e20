"""axe finds no serious problem on any page of the house."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tablee.core.shelf import load
from tests.browser.axe import Problems
from tests.browser.contact_sheet import way_to
from tests.browser.people import Opens
from tests.browser.tables import posted, take_seat
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

BOX = ours()[0]
SEATS = load(BOX).META.seats[0]


@pytest.mark.slow
def test_no_serious_problem_anywhere(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)

    def seat(seated: dict[str, Any]) -> Page:
        take_seat(page, house, seated)
        return page

    for path in ("/", f"/rules/{BOX}", "/replay", f"/box/{BOX}"):
        page.goto(f"{house}{path}")
        page.wait_for_load_state("networkidle")
        problems.look(path)
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").wait_for()
    problems.look("lobby")
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("hand").wait_for()
    body = {"game": BOX, "name": "Anne", "seats": SEATS, "bots": ["random"] * (SEATS - 1), "begin": True}
    settings = {"unhurried": True, "away_seconds": 3600}  # what is asked first is asked until it is answered
    take_seat(page, house, posted(f"{house}/api/tables", {**body, "settings": settings}))
    page.get_by_test_id("hand").wait_for()
    problems.look("first question")
    way_to(BOX, "middle")(house, seat)
    problems.look("table")
    assert problems.found == {}
