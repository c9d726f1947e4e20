"""At a slow table something is ordered in advance, kept, and withdrawn."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Problems
from tests.browser.people import PHONE, Opens
from tests.browser.tables import posted, take_seat

pytestmark = pytest.mark.browser


def test_an_order_is_given_kept_and_withdrawn(house: str, person: Opens) -> None:
    body = {"game": "etoile", "name": "Anne", "seats": 2, "settings": {"slow_hours": 24, "pace": 0}}
    seated = posted(f"{house}/api/tables", {**body, "begin": True})
    anne = person(PHONE)
    take_seat(anne, house, seated)
    opener = anne.get_by_test_id("orders-open")
    expect(opener).to_have_text("D’avance…")
    opener.click()
    problems = Problems(anne)
    problems.look("orders in advance")
    anne.get_by_test_id("order-only-move").check()
    anne.keyboard.press("Escape")
    expect(opener).to_have_text("D’avance\u00a0: un ordre")
    anne.reload()
    opener.click()
    box = anne.get_by_test_id("order-only-move")
    expect(box).to_be_checked()
    box.uncheck()
    anne.keyboard.press("Escape")
    expect(opener).to_have_text("D’avance…")
    assert problems.found == {}
