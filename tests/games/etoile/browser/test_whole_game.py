"""A whole game of the star, played by what a television and three phones show."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Opens
from tests.browser.tables import PATIENT, join, posted, take_seat
from tests.browser.test_television import SCREENS
from tests.games.etoile.browser.resigning import resign

pytestmark = pytest.mark.browser

NAMES = ("Anne", "Bruno", "Chloé")
ROUNDS = 2


def test_from_the_first_move_to_the_end_where_two_give_up(house: str, person: Opens) -> None:
    """Whose turn it is stands on the television, and the phone of nobody else has anything to press."""
    television = person(SCREENS[0], reduced_motion="reduce")
    phones = {name: person(PHONE, reduced_motion="reduce") for name in NAMES}
    body = {"game": "etoile", "name": "Anne", "seats": 3, "settings": PATIENT}
    seated = posted(f"{house}/api/tables", body)
    television.goto(f"{house}/tv/{seated['code']}")
    take_seat(phones["Anne"], house, seated)
    for name in NAMES[1:]:
        join(phones[name], house, seated["code"], name)
        expect(television.get_by_test_id("tv-lobby").get_by_text(name)).to_be_visible()
    phones["Anne"].get_by_test_id("lobby-start").click()
    scores = television.get_by_test_id("tv-scores")
    for name in NAMES:
        expect(scores.get_by_text(name)).to_be_visible()
    expect(scores.locator("svg")).to_have_count(3)  # whose pieces are whose

    turn = television.get_by_test_id("tv-turn")
    for _ in range(ROUNDS * len(NAMES)):
        named = called(television)
        phone = phones[named]
        offers = phone.get_by_test_id("offers").locator("button:not([disabled])")
        offers.first.click()
        expect(turn).not_to_contain_text(named)

    finale = television.get_by_test_id("tv-finale")
    losers = []
    for _ in NAMES[1:]:
        losers.append(called(television))
        resign(phones[losers[-1]])
        expect(turn).not_to_contain_text(losers[-1])
    winner = next(name for name in NAMES if name not in losers)
    expect(finale.get_by_test_id("winner-named")).to_contain_text(winner)


def called(television: Page) -> str:
    """Whose turn it is, as the room reads it."""
    words = television.get_by_test_id("tv-turn").inner_text()
    return next(name for name in NAMES if name in words)
