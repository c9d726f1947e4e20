"""The deal of the day: one try on each device, the same hand for both, compared when it is over."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Opens
from tests.browser.play_out import play_out
from tests.server.house import House

pytestmark = pytest.mark.browser

AT_ONCE = "import tablee.table.time_marks as marks; marks.PACES = ((0, 0),) * 3\n"
"""Before a house opens: its bots answer at once."""


@pytest.fixture
def hurried(tmp_path: Path) -> Iterator[str]:
    house = House(tmp_path / "tablee.db", first=AT_ONCE)
    house.start()
    yield house.base
    house.stop()


def begin(page: Page, house: str) -> list[str]:
    """From the shelf to the deal; what lies there at first."""
    page.goto(house)
    page.get_by_test_id("day").click()
    deal = page.get_by_test_id("day-toy")
    expect(deal).to_contain_text("Elle vous attend")
    deal.get_by_test_id("day-play").click()
    page.get_by_test_id("offers").get_by_role("button").first.wait_for()
    return [page.get_by_test_id(f"view-{name}").inner_text() for name in ("pile", "luck")]


def test_two_people_play_the_same_deal_once_and_are_compared(hurried: str, person: Opens) -> None:
    anne, bruno = person(PHONE), person(PHONE)
    hands = begin(anne, hurried), begin(bruno, hurried)
    assert hands[0] == hands[1]

    code = anne.url.rsplit("/", 1)[-1]
    anne.goto(f"{hurried}/day")
    deal = anne.get_by_test_id("day-toy")
    expect(deal).to_contain_text("Votre partie est commencée")
    expect(anne.get_by_test_id("day-compared")).to_have_count(0)
    deal.get_by_test_id("day-play").click()
    anne.wait_for_url(f"**/t/{code}")
    play_out(anne)
    over = anne.get_by_test_id("game-over")
    expect(over.get_by_test_id("play-again")).to_have_count(0)
    over.get_by_test_id("day").click()
    expect(deal.get_by_test_id("day-place")).to_contain_text("sur 3")
    expect(deal.get_by_test_id("day-compared")).to_contain_text("Personne d’autre")
    expect(deal.get_by_test_id("day-play")).to_have_count(0)  # one try

    play_out(bruno)
    bruno.get_by_test_id("game-over").get_by_test_id("day").click()
    theirs = bruno.get_by_test_id("day-toy")
    expect(theirs.get_by_test_id("day-compared")).to_contain_text("Une autre personne")
    assert theirs.get_by_test_id("day-place").inner_text() == deal.get_by_test_id("day-place").inner_text()


def test_no_help_is_offered_that_would_be_refused(hurried: str, person: Opens) -> None:
    page = person(PHONE)
    begin(page, hurried)
    expect(page.get_by_test_id("menu")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("move-back")).to_have_count(0)


def test_what_fixes_tomorrows_deal_is_there_to_be_noted(hurried: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{hurried}/day")
    deal = page.get_by_test_id("day-toy")
    deal.locator("summary").click()
    expect(deal.get_by_test_id("day-tomorrow")).to_be_visible()
    assert len(deal.get_by_test_id("day-tomorrow").inner_text().strip()) == 64
