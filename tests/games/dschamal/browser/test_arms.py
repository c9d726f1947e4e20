"""The struggle is seen: a bystander's phone and the television in the room (DSC-12, DSC-81, DSC-83)."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.people import PHONE, Opens
from tests.games.dschamal.browser.tables import CALM, open_from
from tests.games.dschamal.browser.test_again import picture
from tests.games.dschamal.building import some, state_of

pytestmark = pytest.mark.browser

TELEVISION: ViewportSize = {"width": 1920, "height": 1080}
OWNED = [
    some("blue-cube", "yellow-cube", "blue-ball"),
    some("white-cube", "brown-arch", "blue-egg"),
    some("yellow-cylinder", "white-egg", "blue-cross"),
]
"""Two search; the third, who alone can call, is the person."""
REMEMBER_DRAWN = """() => new MutationObserver(() => {
  window.drawn ||= document.querySelector("[data-testid=drawn]") !== null;
}).observe(document.body, { subtree: true, childList: true })"""
"""What was drawn lies in the light for a moment: it is remembered that it did, however slow the machine."""


def opened(house: str) -> dict[str, str]:
    return open_from(house, state_of(OWNED, options=CALM, fighters=(1, 2), master=1), ("", "easy", "easy"))


def call(phone: Page, house: str, seated: dict[str, str]) -> None:
    phone.goto(f"{house}/t/{seated['code']}#{seated['token']}")
    phone.get_by_role("button", name="Crier « Dschamál ! »").tap()


def expect_arms(page: Page, name: str) -> None:
    expect(page.locator("[data-testid=arms][data-glimpsed]")).to_be_visible()
    expect(page.locator("[data-testid^=arm-][data-mood=reaches]").first).to_be_visible()
    picture(page, f"arms-{name}")
    expect_whole(page)


def test_a_bystanders_phone_sees_arms_that_search(house: str, person: Opens) -> None:
    phone = person(PHONE, has_touch=True)
    call(phone, house, opened(house))
    expect_arms(phone, "phone")


def test_a_television_sees_arms_that_search_and_what_they_drew(house: str, person: Opens) -> None:
    phone, television = person(PHONE, has_touch=True), person(TELEVISION)
    seated = opened(house)
    television.goto(f"{house}/tv/{seated['code']}")
    television.get_by_test_id("table").wait_for()
    television.evaluate(REMEMBER_DRAWN)
    call(phone, house, seated)
    expect_arms(television, "television")
    television.wait_for_function("() => window.drawn", timeout=60_000)
    picture(television, "drawn-television")


def expect_whole(page: Page) -> None:
    """The bag with its arms is on the table, not below it."""
    table = page.get_by_test_id("table").bounding_box()
    assert table is not None
    box = page.get_by_test_id("arms").locator("svg").bounding_box()
    assert box is not None
    assert box["width"] >= 200
    assert box["y"] >= table["y"]
    assert box["y"] + box["height"] <= table["y"] + table["height"]
