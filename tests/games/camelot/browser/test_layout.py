"""No name is cut, and columns end beside the hand."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games.camelot.game import META
from tests.browser.geometry import ZOOMED, box_of
from tests.browser.people import DESK, PHONE, Opens
from tests.browser.tables import open_from, posted, take_seat
from tests.games.camelot.browser.tables import CALM, full_table
from tests.games.camelot.building import turn_of
from tests.games.camelot.whole import whole

pytestmark = pytest.mark.browser


def test_it_does_not_cut_the_name_of_whoever_thinks(house: str, person: Opens) -> None:
    ten = "finesse esquive riposte bouclier red-3 red-5 squire-2 lady-6 yellow-2 purple-7"
    hands = ["blue-3", "blue-4", "red-4", ten, "blue-2"]
    state = whole(turn_of(3, hands, ["red-3"] * 5, inside=(0, 1, 2, 3, 4), options=CALM))
    anne, friend = person(DESK, reduced_motion="reduce"), person(PHONE)
    seated = open_from(house, META, state, ("", "random", "random", "", "random"))
    seats = f"{house}/api/tables/{seated['code']}/seats"
    take_seat(friend, house, posted(seats, {"name": "Constantin", "seat": 3}))
    friend.get_by_test_id("code").wait_for()
    take_seat(anne, house, seated)
    anne.get_by_test_id("lobby-start").click()
    name = anne.locator(".plate.turn b")
    expect(name).to_have_text("Constantin")
    assert name.evaluate("one => one.scrollWidth <= one.clientWidth")


def test_columns_end_beside_the_hand_in_a_low_window(house: str, person: Opens) -> None:
    page = person(ZOOMED, reduced_motion="reduce")
    take_seat(page, house, open_from(house, META, full_table(), ("", *["random"] * 4)))
    page.get_by_test_id("hand").wait_for()
    hand = box_of(page.locator(".dock"))["x"]
    laid = [box_of(card) for card in page.locator(".stage .card").all()]
    assert max(card["x"] + card["width"] for card in laid) <= hand
    assert max(card["y"] + card["height"] for card in laid) <= ZOOMED["height"]
