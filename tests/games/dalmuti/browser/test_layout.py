"""Long names, small windows and big letters: everybody and the trick are seen."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, ViewportSize

from tablee.games.dalmuti.game import META, State
from tests.browser.geometry import (
    LONG,
    TINY,
    ZOOMED,
    box_of,
    covered,
    gather,
    inside,
    nothing_spills,
    width_of,
)
from tests.browser.people import DESK, PHONE, Opens
from tests.browser.tables import posted, record_of, take_seat
from tests.games.dalmuti.building import playing
from tests.games.dalmuti.whole import whole

pytestmark = pytest.mark.browser


def following(seats: int) -> State:
    hands = [(5, 7, 7, 9, 9, 9, 11, 12), *[(10, 11, 12)] * (seats - 1)]
    return whole(playing(hands, trick=(seats - 1, (8, 8))))


def crowd(state: State, seats: int) -> Any:
    """A record that begins there, of more people than have names."""
    return {**record_of(META, state, seats), "names": [f"N{seat}" for seat in range(seats)]}


def plates(page: Page) -> list[Locator]:
    return page.get_by_test_id("table").locator(".ring [role=group]").all()


def test_the_longest_names_break_no_table(house: str, person: Opens) -> None:
    page = person(PHONE, reduced_motion="reduce")
    take_seat(page, house, gather(house, META, 5))
    page.get_by_text(LONG[4]).first.wait_for()
    assert width_of(page) <= PHONE["width"]
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("hand").wait_for()
    mine = page.get_by_text("0 point").filter(visible=True).last
    assert mine.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.set_viewport_size(DESK)
    page.get_by_test_id("chat-input").wait_for()
    for plate in plates(page):
        for part in plate.locator("> span").all():
            assert inside(part, box_of(plate)) or "said" in (part.get_attribute("class") or "")
        assert plate.locator("b").get_attribute("title") in LONG
    assert nothing_spills(page.get_by_role("complementary"))


@pytest.mark.parametrize("seats", [5, 10])
@pytest.mark.parametrize("size", [ZOOMED, TINY], ids=["200 %", "320 wide"])
def test_everybody_and_the_trick_are_seen_in_a_small_window(
    house: str, person: Opens, size: ViewportSize, seats: int
) -> None:
    page = person(size, reduced_motion="reduce")
    record = {"turn": 0, "seat": 0, "name": "Anne", "bots": ("", *["random"] * (seats - 1))}
    start = crowd(following(seats), seats)
    take_seat(page, house, posted(f"{house}/api/tables/from", {**record, "record": start}))
    page.get_by_test_id("hand").wait_for()
    assert width_of(page) <= size["width"]
    ring = box_of(page.locator(".ring"))
    boxes = [box_of(plate) for plate in plates(page)]
    assert len(boxes) == seats - 1
    assert max(covered(one, other) for one, other in combinations(boxes, 2)) < 0.1
    assert all(inside(plate, ring) for plate in plates(page))
    for card in page.locator(".trick .set:last-child .card").all():
        assert inside(card, ring)
        assert max(covered(box_of(card), box) for box in boxes) < 0.1
