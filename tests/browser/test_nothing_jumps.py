"""While somebody decides, everything that can be pressed stays where it is."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize

from tests.browser.contact_sheet import SIDEWAYS, way_to
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

    page = way_to(game, "middle")(house, seat)
    page.wait_for_timeout(1200)  # what is dealt comes to rest
    return page


@pytest.mark.parametrize("game", ours())
@pytest.mark.parametrize("size", [PHONE, SIDEWAYS], ids=["phone", "sideways"])
def test_controls_stay_while_a_seat_decides(house: str, person: Opens, game: str, size: ViewportSize) -> None:
    page = sitting(house, person, game, size)
    frames = []
    for _ in range(FRAMES):
        frames.append((page.locator(".dock .prompt").first.inner_text(), page.evaluate(PLACES, CONTROLS)))
        page.wait_for_timeout(80)
    asked = [places for prompt, places in frames if prompt == frames[0][0]]  # others may go on meanwhile
    assert len(asked) > 1
    assert all(places == asked[0] for places in asked)


@pytest.mark.parametrize("game", ours())
def test_choosing_something_moves_no_plate_and_not_the_dock(house: str, person: Opens, game: str) -> None:
    page = sitting(house, person, game, PHONE)
    before = page.evaluate(PLACES, FIXED)
    choices = page.locator(CHOOSE)
    if choices.count():
        choices.last.click(force=True)
        page.wait_for_timeout(400)
    after = page.evaluate(PLACES, FIXED)
    assert [line.rsplit(" ", 4)[1:] for line in after] == [line.rsplit(" ", 4)[1:] for line in before]
