"""axe finds no serious problem on any page of the house."""

from __future__ import annotations

import contextlib

import pytest
from playwright.sync_api import Error

from tests.browser.axe import Problems
from tests.browser.people import Opens
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser


@pytest.mark.slow
def test_no_serious_problem_anywhere(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)
    for path in ("/", f"/rules/{ours()[0]}", "/replay", f"/box/{ours()[0]}"):
        page.goto(f"{house}{path}")
        page.wait_for_load_state("networkidle")
        problems.look(path)
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").wait_for()
    problems.look("lobby")
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("hand").wait_for()
    problems.look("call")
    with contextlib.suppress(Error):  # the time for it may be up, or the Revolution called
        page.get_by_role("button", name="Garder le silence").click(timeout=10_000)
    page.get_by_test_id("offers").get_by_role("button").first.wait_for()
    problems.look("table")
    assert problems.found == {}
