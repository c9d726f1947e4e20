"""A whole game of Dschamál, played by what a television and three phones show, and by nothing else."""

from __future__ import annotations

import contextlib
import time
from random import Random

import pytest
from playwright.sync_api import Error, Page, expect

from tests.browser.people import PHONE, Opens
from tests.browser.tables import join, posted, take_seat
from tests.browser.test_television import SCREENS
from tests.games.dschamal.browser.tables import HandOut, Spot, stroke

pytestmark = pytest.mark.browser

NAMES = ("Anne", "Bruno", "Chloé")
SOON = 1500  # milliseconds: what is not there any more by then was answered or has passed
WAYS: tuple[Spot, ...] = ((24, 0), (0, 24), (-24, 0), (0, -24), (16, 16), (-16, -16))


@pytest.mark.slow
def test_two_searches_of_a_quartett_from_the_first_choice_to_the_show(house: str, person: Opens) -> None:
    television = person(SCREENS[0], reduced_motion="reduce")
    phones = [person(PHONE, has_touch=True, reduced_motion="reduce") for _ in NAMES]
    options = {"game": "quartett", "duels": 2, "search_seconds": 15, "start_seconds": 60}
    body = {"game": "dschamal", "name": "Anne", "seats": 3, "options": options}
    seated = posted(f"{house}/api/tables", body)
    television.goto(f"{house}/tv/{seated['code']}")
    take_seat(phones[0], house, seated)
    for page, name in list(zip(phones, NAMES, strict=True))[1:]:
        join(page, house, seated["code"], name)
        expect(television.get_by_test_id("tv-lobby").get_by_text(name)).to_be_visible()
    phones[0].get_by_test_id("lobby-start").click()
    turn, words = television.get_by_test_id("tv-turn"), television.get_by_test_id("tv-words")
    expect(turn).not_to_be_empty()

    finale, told, ways = television.get_by_test_id("tv-finale"), list[str](), Random(7)
    arms, felt = television.get_by_test_id("arms"), set[str]()
    seen_arms, until = False, time.monotonic() + 150
    while not finale.is_visible():
        assert time.monotonic() < until, f"the game did not end: {turn.inner_text()}"
        seen_arms = seen_arms or arms.is_visible()
        told.append(words.inner_text())
        for page in phones:
            with contextlib.suppress(Error, HandOut):
                felt.add(act(page, ways.choice(WAYS)))
        television.wait_for_timeout(60)
    assert seen_arms
    assert any(felt), "no hand in the bag felt anything"
    assert len(set(told)) > 4, told
    expect(finale.get_by_test_id("winner-named")).not_to_be_empty()
    expect(television.get_by_test_id("bag")).to_have_count(0)


def act(page: Page, way: Spot) -> str:
    """What a phone offers: a piece to choose, a start to call, a hand in the bag; what the hand felt."""
    if page.get_by_test_id("bag").is_visible():
        return search(page, way)
    asked = page.get_by_test_id("offers").or_(page.get_by_test_id("choices"))
    open_now = asked.locator("button:not([disabled])").filter(visible=True)
    if open_now.count():
        open_now.first.tap(timeout=SOON)
    return ""


def search(page: Page, way: Spot) -> str:
    """One stroke of the finger, the hand closed, and out with whatever it holds."""
    lay, close = page.get_by_test_id("lay"), page.get_by_test_id("close")
    if lay.is_visible() and lay.is_enabled():
        lay.tap(timeout=SOON)
        return ""
    line = page.context.new_cdp_session(page)
    stroke(page, line, way)
    line.detach()
    words = page.get_by_test_id("felt").inner_text(timeout=SOON)
    close.tap(timeout=SOON)
    return words
