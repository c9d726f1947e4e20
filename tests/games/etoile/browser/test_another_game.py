"""After the game: who may open the box again."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import join, posted, take_seat
from tests.games.etoile.browser.resigning import resign

pytestmark = pytest.mark.browser


def test_who_is_not_the_host_waits_for_another_game(house: str, person: Opens) -> None:
    host, guest, watcher = person(WINDOW), person(PHONE), person(WINDOW)
    seat = posted(f"{house}/api/tables", {"game": "etoile", "name": "Anne", "seats": 2})
    take_seat(host, house, seat)
    join(guest, house, seat["code"], "Bruno")
    host.get_by_test_id("lobby-start").click()
    watcher.goto(f"{house}/t/{seat['code']}")
    watcher.get_by_test_id("watch").click()
    resign(host, guest)
    expect(host.get_by_test_id("play-again")).to_be_visible()
    expect(guest.get_by_test_id("game-over")).to_contain_text("Anne peut relancer une partie.")
    expect(watcher.get_by_test_id("game-over")).not_to_contain_text("relancer")
    for page in (guest, watcher):
        expect(page.get_by_test_id("play-again")).to_have_count(0)
