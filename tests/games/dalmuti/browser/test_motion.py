"""Cards fly from where they lay to where they go, within the time the table sets."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tablee.games.dalmuti.game import META
from tests.browser.people import WINDOW, Opens
from tests.browser.tables import LASTING, PATIENT, open_from, take_seat
from tests.games.dalmuti.building import playing
from tests.games.dalmuti.whole import whole

pytestmark = pytest.mark.browser

HANDS = [(3, 7, 7, 9), (10, 10), (9, 10), (9, 10)]
BOTS = ("", "random", "random", "random")
COUNT = """() => {
    window.flew = 0;
    new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
            if (target.dataset?.testid === "flights") window.flew += addedNodes.length;
    }).observe(document.body, { subtree: true, childList: true });
}"""


def played(page: Page, house: str, settings: dict[str, int]) -> int:
    """Two sevens are played; how many cards were seen to fly."""
    take_seat(page, house, open_from(house, META, whole(playing(HANDS, trick=(3, (8, 8)))), BOTS, settings))
    page.get_by_test_id("hand").locator("button").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.evaluate(COUNT)
    page.get_by_test_id("hand").locator("button").nth(1).click()  # where all sets are pairs, both rise
    page.get_by_test_id("play").click()
    expect(page.get_by_test_id("hand").locator("button")).to_have_count(2)
    expect(page.locator(".trick .set").first).to_be_visible()
    expect(page.locator("[data-testid=flights] > *")).to_have_count(0)
    flew: int = page.evaluate("window.flew")
    return flew


def test_cards_fly_unless_the_table_or_the_reader_wants_it_otherwise(house: str, person: Opens) -> None:
    unhurried = {**LASTING, "pace": 1}
    assert played(person(WINDOW), house, unhurried) >= 2
    assert played(person(WINDOW), house, PATIENT) == 0  # immediate is immediate
    assert played(person(WINDOW, reduced_motion="reduce"), house, unhurried) == 0
