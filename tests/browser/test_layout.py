"""Small windows: boxes, the shelf and replays are not cut off."""

from __future__ import annotations

import json
from itertools import combinations

import pytest
from playwright.sync_api import expect

from tests.browser.geometry import TINY, at_rest, box_of, covered, inside, width_of
from tests.browser.people import Opens
from tests.records.kept import kept
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", ours())
def test_the_lid_of_an_open_box_is_not_cut(house: str, person: Opens, game: str) -> None:
    page = person(reduced_motion="reduce")
    page.goto(f"{house}/box/{game}")
    lid = page.locator(".box .lid")
    lid.locator("svg").last.wait_for()
    for width in (320, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        at_rest(page)
        assert box_of(lid)["x"] >= 0, width
        assert width_of(page) <= width


def test_the_shelf_and_a_replay_fit_the_narrowest_phone(house: str, person: Opens) -> None:
    page, record = person(TINY), kept()[0]
    page.goto(house)
    page.get_by_test_id(f"box-{ours()[0]}").wait_for()
    assert width_of(page) <= TINY["width"]
    tags = [box_of(tag) for tag in page.locator("a.box .tag").all()]
    assert max(covered(one, other) for one, other in combinations(tags, 2)) == 0
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_test_id("replay-slider").fill(str(len(json.loads(record.read_bytes())["turns"]) - 1))
    expect(page.get_by_test_id("table")).to_contain_text("La partie est finie")
    assert width_of(page) <= TINY["width"]
    counter = page.get_by_test_id("replay-slider").locator("xpath=following-sibling::span")
    assert inside(counter, {"x": 0, "y": 0, **TINY})
