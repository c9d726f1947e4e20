"""axe finds no serious problem on any page, by day and by night."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.conftest import DESK, PHONE, Opens

pytestmark = pytest.mark.browser


SETTLED = """() => Promise.all(document.getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Infinity)
    .map((one) => one.finished.catch(() => null)))"""


def serious(page: Page) -> list[str]:
    """What axe finds once colours have stopped changing: a contrast halfway is nobody's."""
    page.evaluate(SETTLED)
    found: list[dict[str, Any]] = Axe().run(page).response["violations"]
    return [
        f"{one['id']}: {node['target']}"
        for one in found
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_no_serious_problem_anywhere(house: str, person: Opens, size: dict[str, int], scheme: str) -> None:
    page = person(size, color_scheme=scheme, reduced_motion="reduce")
    problems: dict[str, list[str]] = {}
    for path in ("/", "/box/dalmuti", "/rules/dalmuti", "/replay"):
        page.goto(f"{house}{path}")
        page.wait_for_load_state("networkidle")
        problems[path] = serious(page)
    page.goto(f"{house}/box/dalmuti")
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").wait_for()
    problems["lobby"] = serious(page)
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("hand").wait_for()
    problems["call"] = serious(page)
    page.get_by_role("button", name="Garder le silence").click()
    page.wait_for_timeout(3000)
    problems["table"] = serious(page)
    assert {place: found for place, found in problems.items() if found} == {}
