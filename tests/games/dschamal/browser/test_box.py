"""The box's page: which of its four games is played is asked first, each with a word about it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import Opens

pytestmark = pytest.mark.browser


def test_the_game_is_chosen_before_the_table_is_opened(house: str, person: Opens) -> None:
    page = person()
    page.goto(f"{house}/box/dschamal")
    choice = page.get_by_test_id("first-choice")
    expect(choice.get_by_role("radio")).to_have_count(4)
    expect(choice).to_contain_text("Le plus simple")
    expect(choice.get_by_role("radio", checked=True)).to_have_value("duell")
    choice.get_by_role("radio", name="Dschamálquartett").check()
    page.get_by_test_id("invite").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_label("Le jeu", exact=True)).to_have_value("quartett")


def test_a_box_with_one_game_asks_for_none(house: str, person: Opens) -> None:
    page = person()
    page.goto(f"{house}/box/toy")
    expect(page.get_by_test_id("play-now")).to_be_visible()
    expect(page.get_by_test_id("first-choice")).to_have_count(0)
