"""What nobody should miss in Camelot is seen on a phone; what a card would cost is said before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.contact_sheet import SIDEWAYS
from tests.browser.moments import expect_moment, expect_moment_beside_plates
from tests.browser.people import PHONE, Opens
from tests.browser.tables import join, take_seat
from tests.games.camelot.browser.tables import CALM, open_from, touch
from tests.games.camelot.building import turn_of
from tests.games.camelot.whole import whole

pytestmark = pytest.mark.browser


def test_totals_are_previewed_and_lancelot_is_seen(house: str, person: Opens) -> None:
    anne, bruno = person(PHONE), person(SIDEWAYS)
    characters = ["red-5 red-3", "red-4 red-5 red-3"]
    state = whole(turn_of(0, ["contre-charge red-3 blue-2", "lancelot blue-3"], characters, options=CALM))
    seated = open_from(house, state, ("", ""))
    take_seat(anne, house, seated)
    join(bruno, house, seated["code"], "Bruno")
    anne.get_by_test_id("lobby-start").click()
    touch(anne, "contre-charge")
    expect(anne.get_by_test_id("running")).to_contain_text("→")
    expect(anne.get_by_test_id("after-0")).to_contain_text("3")
    expect(anne.get_by_test_id("after-1")).to_contain_text("7")
    anne.get_by_test_id("announce").click()
    expect(bruno.get_by_test_id("hidden-question")).to_contain_text("Votre total\u00a0: 12 → 7.")
    bruno.get_by_test_id("offer-lancelot").click()
    expect_moment_beside_plates(bruno, "Lancelot")
    expect_moment(anne, "Lancelot")
