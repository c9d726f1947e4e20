"""While somebody decides, everything that can be pressed stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.contact_sheet import SIDEWAYS, way_to
from tests.browser.geometry import at_rest
from tests.browser.people import PHONE, Opens
from tests.browser.tables import take_seat
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

FRAMES = 10
PLACES = """(what) => [...document.querySelectorAll(what)].map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [one.textContent.trim().slice(0, 20), ...[x, y, width, height].map(Math.round)].join(' ');
})"""
CONTROLS = "[data-plate], .dock, .dock button"
FIXED = "[data-plate], .dock"
CHOOSE = "[data-testid=hand] button, [data-testid=board] [data-cell], .tray .pick"


def sitting(house: str, person: Opens, game: str, size: ViewportSize) -> Page:
    page = person(size)

    def seat(seated: dict[str, Any]) -> Page:
        take_seat(page, house, seated)
        return page

    return way_to(game, "middle")(house, seat)


@pytest.mark.parametrize("game", ours())
def test_nothing_moves_while_a_seat_decides_or_chooses(house: str, person: Opens, game: str) -> None:
    page = sitting(house, person, game, PHONE)
    for size in (SIDEWAYS, PHONE):
        page.set_viewport_size(size)
        at_rest(page)
        frames = []
        for _ in range(FRAMES):
            frames.append(page.evaluate(PLACES, CONTROLS))
            page.wait_for_timeout(80)
        assert all(frame == frames[0] for frame in frames), size
    choosing_something_moves_no_plate_and_not_the_dock(page)


def choosing_something_moves_no_plate_and_not_the_dock(page: Page) -> None:
    before = page.evaluate(PLACES, FIXED)
    choices = page.locator(CHOOSE)
    if choices.count():
        choices.last.click(force=True)
        at_rest(page)
    after = page.evaluate(PLACES, FIXED)
    assert [line.rsplit(" ", 4)[1:] for line in after] == [line.rsplit(" ", 4)[1:] for line in before]
