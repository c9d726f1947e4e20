"""Every game on every screen: a phone upright, sideways and narrow, and with letters twice as large."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import FloatRect, Page, ViewportSize

from tests.browser.contact_sheet import SIDEWAYS, way_to
from tests.browser.geometry import TINY, box_of, covered, inside, width_of
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
def test_what_can_be_done_is_on_a_phone_held_sideways(house: str, person: Opens, game: str) -> None:
    page = at_table(house, person, game, SIDEWAYS)
    assert width_of(page) <= SIDEWAYS["width"]
    assert all(bottom <= SIDEWAYS["height"] + 1 for bottom in page.evaluate(BOTTOMS))
    assert (
        covered(box_of(page.locator(".dock")), box_of(page.get_by_test_id("table").locator("> div").first))
        < 0.02
    )


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize("size", [PHONE, TINY, SIDEWAYS], ids=["390", "320", "sideways"])
def test_no_name_is_cut_and_no_count_is_broken(
    house: str, person: Opens, game: str, size: ViewportSize
) -> None:
    page = at_table(house, person, game, size)
    assert width_of(page) <= size["width"]
    assert box_of(page.locator("main.place"))["y"] < size["height"] / 5  # the table has all the room there is
    plates = page.locator(PLATES)
    assert plates.count() > 1
    for name in plates.locator("b").all():
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth + 1"), name.inner_text()
        assert name.evaluate("one => one.getClientRects().length") == 1


@pytest.mark.parametrize("game", ours())
def test_letters_twice_as_large_cover_nobody(house: str, person: Opens, game: str) -> None:
    page = at_table(house, person, game, PHONE)
    page.evaluate(TWICE)
    page.wait_for_timeout(300)
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
