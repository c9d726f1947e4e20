"""A kept game of the Grand Dalmuti: jumps by round and trick, a list to press, all hands open."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Problems
from tests.browser.people import DESK, Opens
from tests.records.kept import kept

pytestmark = pytest.mark.browser
LONGEST = max(kept("dalmuti"), key=lambda path: path.stat().st_size)


def test_one_jumps_by_round_and_trick_and_sees_all_hands(house: str, person: Opens) -> None:
    page = person(DESK)
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(LONGEST)
    slider, jump = page.get_by_test_id("replay-slider"), page.get_by_test_id("jump")
    jump.select_option("Manche 2")
    second = int(slider.input_value())
    assert second > 0
    page.get_by_test_id("jump-next").click()
    first_trick = int(slider.input_value())
    assert first_trick > second
    expect(jump).to_contain_text("Manche 2 · Pli 1")
    page.locator("body").press("PageDown")
    assert int(slider.input_value()) > first_trick
    page.locator("body").press("PageUp")
    expect(slider).to_have_value(str(first_trick))
    hands = page.get_by_test_id("hands")
    held = hands.get_by_role("img")
    count = held.count()
    assert count > 20
    moves = page.get_by_test_id("moves")
    current = moves.locator("[aria-current=step]")
    expect(current).to_have_count(1)
    later = moves.get_by_role("button", name=re.compile("pose")).last
    later.click()
    assert int(slider.input_value()) > first_trick
    assert held.count() < count
    found = Problems(page)
    found.look("a replay")
    assert found.found == {}
