"""Long names break nothing around the star."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.games.etoile.game import META
from tests.browser.geometry import ZOOMED, box_of, gather, nothing_spills
from tests.browser.people import DESK, Opens
from tests.browser.tables import take_seat

pytestmark = pytest.mark.browser


def test_the_longest_names_break_no_table(house: str, person: Opens) -> None:
    page = person(DESK, reduced_motion="reduce")
    take_seat(page, house, gather(house, META, 3))
    page.get_by_test_id("lobby-start").click()
    panel = page.get_by_role("complementary")
    assert nothing_spills(panel)
    assert all(box_of(head)["height"] < 30 for head in panel.locator("thead th").all())
    page.set_viewport_size(ZOOMED)
    expect(page.get_by_test_id("plate-A")).to_be_visible()
    assert all(box_of(page.get_by_test_id(f"plate-{camp}"))["width"] <= 270 for camp in "ABC")
