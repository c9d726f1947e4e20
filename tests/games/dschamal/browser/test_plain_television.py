"""A plain television's browser has no WebGL: towers are drawn all the same, and played from phones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from tablee.games.dschamal.state import Building
from tests.browser.people import Opens
from tests.browser.test_television import SCREENS
from tests.games.dschamal.browser.tables import CALM, open_from, sit_still
from tests.games.dschamal.building import some, state_of

pytestmark = pytest.mark.browser

NO_WEBGL = """
const drawn = HTMLCanvasElement.prototype.getContext;
HTMLCanvasElement.prototype.getContext = function (kind, ...more) {
    return /webgl/.test(kind) ? null : drawn.call(this, kind, ...more);
};
"""


def test_towers_are_drawn_on_a_television_without_webgl(house: str, person: Opens) -> None:
    television = person(SCREENS[0])
    television.add_init_script(NO_WEBGL)
    towers = [some("blue-brick", "white-cube"), some("white-brick"), ()]
    state = state_of(
        [some("cut-cube"), (), ()],
        Building(0, some("yellow-arch")[0], 0),
        options=replace(CALM, game="turm"),
        towers=towers,
    )
    seated = open_from(house, state, ("", "", "random"))
    television.goto(f"{house}/tv/{seated['code']}")
    television.get_by_test_id("tv-lobby").wait_for()
    sit_still(house, seated["code"], "Bruno")
    anne = person()
    anne.goto(f"{house}/t/{seated['code']}#{seated['token']}")
    anne.get_by_test_id("lobby-start").click()
    expect(television.get_by_test_id("flat").first).to_be_visible()
    assert television.locator("canvas").count() == 0
    expect(television.get_by_test_id("tv-scores").get_by_text("Anne")).to_be_visible()
