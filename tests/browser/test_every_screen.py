"""Every game on every screen: a phone upright, sideways and narrow, and with letters twice as large."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize

from tests.browser.contact_sheet import SIDEWAYS, way_to
from tests.browser.geometry import TINY, at_rest, box_of, covered, inside, width_of
from tests.browser.people import PHONE, Opens
from tests.browser.tables import take_seat
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

TWICE = "document.documentElement.style.fontSize = '200%'"
BOTTOMS = """[...document.querySelectorAll(".dock :is(.prompt, .offers, .last)")]
    .map((one) => one.getBoundingClientRect().bottom)"""
PLATES = "[data-plate]"
"""Whoever sits at the table, wherever a game shows them."""


def at_table(house: str, person: Opens, game: str, size: ViewportSize) -> Page:
    page = person(size, reduced_motion="reduce")

    def seat(seated: dict[str, Any]) -> Page:
        take_seat(page, house, seated)
        return page

    return way_to(game, "middle")(house, seat)


def of(size: ViewportSize) -> FloatRect:
    return {"x": 0, "y": 0, "width": size["width"], "height": size["height"]}


@pytest.mark.parametrize("game", ours())
def test_everybody_and_all_that_can_be_done_is_seen(house: str, person: Opens, game: str) -> None:
    page = at_table(house, person, game, PHONE)
    for size in (PHONE, TINY, SIDEWAYS):
        page.set_viewport_size(size)
        at_rest(page)
        no_name_is_cut_and_no_count_is_broken(page, size)
    what_can_be_done_is_on_a_phone_held_sideways(page)
    page.set_viewport_size(PHONE)
    page.evaluate(TWICE)
    at_rest(page)
    letters_twice_as_large_cover_nobody(page)


def no_name_is_cut_and_no_count_is_broken(page: Page, size: ViewportSize) -> None:
    assert width_of(page) <= size["width"]
    top = box_of(page.locator("main.place"))["y"]
    assert top < size["height"] / 5, "the table has all the room there is"
    plates = page.locator(PLATES)
    assert plates.count() > 1
    for name in plates.locator("b").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), (size, name.inner_text())
        assert name.evaluate("one => one.getClientRects().length") == 1, (size, name.inner_text())


def what_can_be_done_is_on_a_phone_held_sideways(page: Page) -> None:
    assert all(bottom <= SIDEWAYS["height"] + 1 for bottom in page.evaluate(BOTTOMS))
    dock, table = box_of(page.locator(".dock")), page.get_by_test_id("table").locator("> div").first
    assert covered(dock, box_of(table)) < 0.02


def letters_twice_as_large_cover_nobody(page: Page) -> None:
    assert width_of(page) <= PHONE["width"]
    boxes = [box_of(plate) for plate in page.locator(PLATES).all()]
    assert max(covered(one, other) for one, other in combinations(boxes, 2)) < 0.02
    dock = page.locator(".dock")
    dock.scroll_into_view_if_needed()
    for line in dock.locator(".line > *, .offers button").all():
        assert line.evaluate("one => one.scrollWidth <= one.clientWidth + 1") or line.is_hidden()
    prompt = page.locator(".prompt").first
    prompt.scroll_into_view_if_needed()
    assert inside(prompt, of(PHONE))
