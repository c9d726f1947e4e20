"""After the game: the last move, the winner, and another game with one press."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, expect

from tests.browser.contact_sheet import SIDEWAYS
from tests.browser.geometry import at_rest, inside
from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import join, posted, take_seat
from tests.games.etoile.browser.resigning import resign

pytestmark = pytest.mark.browser


def test_a_guest_plays_again_with_one_press(house: str, person: Opens) -> None:
    host, guest, watcher = person(WINDOW), person(PHONE), person(WINDOW)
    seat = posted(f"{house}/api/tables", {"game": "etoile", "name": "Anne", "seats": 2})
    take_seat(host, house, seat)
    join(guest, house, seat["code"], "Bruno")
    host.get_by_test_id("lobby-start").click()
    watcher.goto(f"{house}/t/{seat['code']}")
    watcher.get_by_test_id("watch").click()
    resign(host, guest)
    for page in (host, guest):
        expect(page.get_by_test_id("play-again")).to_be_visible()
        expect(page.get_by_test_id("winner-named")).to_contain_text("gagne")
        expect(page.get_by_test_id("story")).to_be_visible()
        expect(page.get_by_test_id("sheet")).to_be_visible()
    expect(watcher.get_by_test_id("game-over")).to_be_visible()
    expect(watcher.get_by_test_id("play-again")).to_have_count(0)
    guest.set_viewport_size(SIDEWAYS)
    at_rest(guest)
    everything: FloatRect = {"x": 0, "y": 0, "width": SIDEWAYS["width"], "height": SIDEWAYS["height"]}
    for what in ("winner-named", "play-again"):
        assert inside(guest.get_by_test_id(what), everything), f"{what} on a phone held sideways"
    guest.get_by_test_id("play-again").click()
    for page in (host, guest):
        expect(page.get_by_test_id("game-over")).to_have_count(0)
        expect(page.get_by_test_id("plate-A")).to_contain_text("12 pions")


def test_the_last_move_is_seen_before_anything_covers_it(house: str, person: Opens) -> None:
    page = person(PHONE)
    seat = posted(
        f"{house}/api/tables", {"game": "etoile", "name": "Anne", "seats": 2, "bots": ["easy"], "begin": True}
    )
    take_seat(page, house, seat)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("prompt")).to_have_text("La partie est finie")
    assert page.get_by_test_id("game-over").count() == 0
    expect(page.get_by_test_id("game-over")).to_be_visible()
    page.get_by_test_id("game-over").get_by_label("Fermer").click()
    page.get_by_test_id("finale-open").click()
    expect(page.get_by_test_id("game-over")).to_be_visible()
