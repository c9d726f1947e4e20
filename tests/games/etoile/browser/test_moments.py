"""What nobody should miss on the star is seen on a phone: a piece huffed, and where."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.moments import expect_moment
from tests.browser.people import PHONE, WINDOW, Opens
from tests.games.etoile.browser.tables import my_turn, played_on, press, sit_down

pytestmark = pytest.mark.browser


def test_a_huffed_piece_is_seen_and_its_cell_marked(house: str, person: Opens) -> None:
    host, guest = person(PHONE), person(WINDOW)
    code = played_on(host, house, "Claire")
    sit_down(guest, house, code, "Alain")
    expect(host.get_by_text("Alain").first).to_be_visible()
    host.get_by_test_id("lobby-start").click()
    my_turn(host)
    press(host, "Bd2", "Be3")
    expect_moment(host, "laissé passer une prise")
    guest.get_by_test_id("claim").wait_for()
    press(guest, "Bd4")
    expect_moment(host, "Alain souffle votre pièce en Bd4")
    expect(host.locator(".huffed")).to_be_visible()
    host.reload()
    expect(host.locator(".huffed")).to_be_visible()  # whoever comes back sees it too
