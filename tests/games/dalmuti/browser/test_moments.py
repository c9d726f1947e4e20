"""What nobody should miss in the Grand Dalmuti is seen on a phone: the Revolution, taxes."""

from __future__ import annotations

import pytest

from tablee.games.dalmuti.game import META
from tablee.games.dalmuti.pieces import JOKER
from tests.browser.moments import expect_moment
from tests.browser.people import PHONE, Opens
from tests.browser.tables import open_from, take_seat
from tests.games.dalmuti.browser.tables import give_away
from tests.games.dalmuti.building import calling, taxing
from tests.games.dalmuti.whole import whole

pytestmark = pytest.mark.browser

BOTS = ("", "random", "random", "random")


def test_the_revolution_is_seen_on_a_phone(house: str, person: Opens) -> None:
    page = person(PHONE)
    hands = [(JOKER, JOKER, 5, 9), (3, 10), (4, 8), (6, 7)]
    take_seat(page, house, open_from(house, META, whole(calling(hands)), BOTS))
    page.get_by_test_id("declare").click()
    expect_moment(page, "Révolution")


def test_taxes_given_and_received_are_seen_on_a_phone(house: str, person: Opens) -> None:
    page = person(PHONE)
    hands = [(3, 5, 9, 10, 10), (4, 10), (6, 8), (1, 2, 7)]
    take_seat(page, house, open_from(house, META, whole(taxing(hands)), BOTS))
    page.get_by_test_id("hand").locator(".open").first.wait_for()
    assert page.get_by_test_id("offers").locator("button").count() == 0  # cards are picked, not listed
    for _ in ("one", "other", "give"):
        assert give_away(page)
    expect_moment(page, "Vous donnez")
    expect_moment(page, "Vous recevez")
