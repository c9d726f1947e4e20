"""Both searches seen again: after a duel at the table, and in the replay (DSC-81, DSC-83)."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Page, expect

from tablee.games.dschamal.meta import META
from tests.browser.people import PHONE, WINDOW, Opens
from tests.games.dschamal.browser.tables import CALM, open_box
from tests.records.kept import folder_of

pytestmark = pytest.mark.browser


def picture(page: Page, name: str) -> None:
    """For eyes, when somebody asks for it."""
    folder = os.environ.get("TABLEE_PICTURES")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


def test_after_a_duel_of_bots_a_phone_shows_both_ways_and_lets_one_skip(house: str, person: Opens) -> None:
    anne = person(PHONE, has_touch=True)
    anne.clock.install()
    seated = open_box(house, replace(CALM, search_seconds=30), ("normal", "normal", "normal", "normal"))
    anne.goto(f"{house}/t/{seated['code']}#{seated['token']}")
    choices = anne.get_by_test_id("choices").get_by_role("button")
    again = anne.get_by_test_id("again")
    call = anne.get_by_role("button", name="Crier « Dschamál ! »")
    expect(again.or_(choices.first).or_(call).first).to_be_visible()
    if choices.count():
        choices.first.click()
    if call.is_visible():
        call.click()
    expect(again).to_be_visible(timeout=60_000)
    anne.clock.pause_at(anne.evaluate("Date.now()") / 1000 + 0.5)  # it ends by itself; a test takes its time
    expect(again.locator("path.way")).to_have_count(2)
    picture(anne, "again-phone")
    anne.get_by_test_id("again-skip").tap()
    expect(again).to_have_count(0)


def test_in_a_replay_a_slider_goes_through_the_search(house: str, person: Opens) -> None:
    page = person(WINDOW)
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(Path(folder_of(META.name)) / "ends-seven.json")
    slider, again = page.get_by_test_id("replay-slider"), page.get_by_test_id("again")
    slider.wait_for()
    turns = int(slider.get_attribute("max") or 0)
    for _ in range(turns):
        if again.count():
            break
        page.keyboard.press("ArrowRight")
    expect(again).to_be_visible()
    page.get_by_test_id("again-slider").focus()
    page.keyboard.press("End")
    picture(page, "again-replay")
    expect(again).to_contain_text("s :")
