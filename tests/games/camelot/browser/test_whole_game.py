"""A whole game of Camelot, played by what a television and three phones show."""

from __future__ import annotations

import contextlib
import time

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.people import PHONE, Opens
from tests.browser.tables import PATIENT, join, posted, take_seat
from tests.browser.test_television import SCREENS
from tests.games.camelot.browser.tables import TOP

pytestmark = pytest.mark.browser

SOON = 1500  # milliseconds: what is not there any more by then was answered or has passed
FITS = "[data-card]:not(.shut):not([aria-pressed=true])"


def test_from_the_first_colour_to_the_last_token(house: str, person: Opens) -> None:
    television = person(SCREENS[0], reduced_motion="reduce")
    phones = [person(PHONE, reduced_motion="reduce") for _ in range(3)]
    anne, bruno, chloe = phones
    options = {"reaction_seconds": 0, "choice_seconds": 0}
    body = {"game": "camelot", "name": "Anne", "seats": 3, "options": options, "settings": PATIENT}
    seated = posted(f"{house}/api/tables", body)
    television.goto(f"{house}/tv/{seated['code']}")
    take_seat(anne, house, seated)
    for page, name in ((bruno, "Bruno"), (chloe, "Chloé")):
        join(page, house, seated["code"], name)
        expect(television.get_by_test_id("tv-lobby").get_by_text(name)).to_be_visible()
    anne.get_by_test_id("lobby-start").click()
    for page in phones:
        expect(page.get_by_test_id("hand-head")).to_be_visible()
    turn, scores = television.get_by_test_id("tv-turn"), television.get_by_test_id("tv-scores")
    expect(turn).not_to_be_empty()
    expect(television.get_by_test_id("hand")).to_have_count(0)

    finale, won, until = television.get_by_test_id("tv-finale"), set[str](), time.monotonic() + 150
    while not finale.is_visible():
        assert time.monotonic() < until, f"the game did not end: {turn.inner_text()}"
        called = turn.inner_text()
        won.add(scores.inner_text())
        for page, name in zip(phones, ("Anne", "Bruno", "Chloé"), strict=True):
            if name in called:
                with contextlib.suppress(Error):
                    act(page, bold=page is anne)
    assert len(won) > 5  # every token was counted on the television
    expect(finale.get_by_test_id("winner-named")).not_to_be_empty()
    expect(scores).to_contain_text("5/5")


def act(page: Page, *, bold: bool) -> None:
    """What a phone offers: the bold lay what fits and stay in, the others leave as soon as they may."""
    offers, stay, play = (page.get_by_test_id(name) for name in ("offers", "stay", "play"))
    fits = page.get_by_test_id("hand").locator(FITS)
    leave = page.get_by_test_id("offer-withdraw")
    if play.is_visible():
        play.click(timeout=SOON)
    elif stay.is_visible():
        if stay.is_enabled() and "idle" not in str(stay.get_attribute("class")):
            stay.click(timeout=SOON)
        elif (not bold and leave.count()) or not fits.count():
            leave.click(timeout=SOON)
        else:
            fits.first.click(timeout=SOON, position=TOP)
    elif offers.is_visible():
        choose(page)
    elif fits.count():
        fits.first.click(timeout=SOON, position=TOP)


def choose(page: Page) -> None:
    """A colour or a token one lacks, what is kept, or no answer to a card that is announced."""
    page.get_by_test_id("offers").locator("button:not([disabled])").first.click(timeout=SOON)
