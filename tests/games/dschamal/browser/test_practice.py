"""From the practice bag to a first duel, on a phone (DSC-80 to DSC-83)."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, Response, expect

from tablee.core.chance import Stream, key_of
from tablee.games.dschamal.lying import Layout
from tablee.games.dschamal.pieces import FORMS, form_of
from tablee.games.dschamal.practice import start
from tablee.games.dschamal.state import Searching
from tablee.server.http.practice_answers import SECRET
from tests.browser.people import PHONE, Opens
from tests.games.dschamal.browser.tables import finger, pinch_and_roll, spots, stroke_to, until
from tests.games.dschamal.browser.test_again import picture

pytestmark = pytest.mark.browser


class Exercise:
    """Only the test knows what lies where: it makes the same exercise from the seed the page sends."""

    def __init__(self, page: Page) -> None:
        self.layout: Layout = ()
        page.on("response", self._hear)

    def _hear(self, response: Response) -> None:
        if "/api/practice/" not in response.url:
            return
        asked: Any = response.request.post_data_json
        state = start(asked["task"], Stream(key_of(SECRET, [asked["task"], asked["seed"]])))
        assert isinstance(state.phase, Searching)
        self.layout = state.phase.layout


def test_from_the_practice_bag_to_a_first_duel(house: str, person: Opens) -> None:
    page = person(PHONE, has_touch=True)
    exercise = Exercise(page)
    page.goto(f"{house}/box/dschamal")
    page.get_by_test_id("practice-door").tap()
    practice, verdict = page.get_by_test_id("practice"), page.get_by_test_id("practice-verdict")

    page.get_by_test_id("bag").wait_for()
    [lying] = exercise.layout
    stroke_to(page, lambda: spots(exercise.layout, (lying.piece,)))
    expect(page.get_by_test_id("felt")).not_to_be_empty()
    picture(page, "practice-one")
    right = FORMS[form_of(lying.piece)]
    page.get_by_test_id(f"practice-{'cube' if right != 'cube' else 'ball'}").tap()
    expect(practice).to_have_attribute("data-solved", "false")
    picture(page, "practice-lit")
    page.get_by_test_id("practice-again").tap()
    page.get_by_test_id("bag").wait_for()
    page.get_by_test_id(f"practice-{FORMS[form_of(exercise.layout[0].piece)]}").tap()
    expect(practice).to_have_attribute("data-solved", "true")

    page.get_by_test_id("practice-next").tap()
    page.get_by_test_id("close").wait_for()
    assert until(page, lambda: len(exercise.layout) == 3, 5)
    taken = exercise.layout[1].piece
    stroke_to(page, lambda: spots(exercise.layout, (taken,)))
    picture(page, "practice-three")
    pinch_and_roll(page)
    picture(page, "practice-pinched")
    page.get_by_test_id("lay").tap()
    expect(verdict).not_to_be_empty()
    picture(page, "practice-three-lit")

    page.get_by_test_id("practice-next").tap()
    page.get_by_test_id("close").wait_for()
    assert finger(page)[1] == 0
    for _ in ("leave", "sure"):
        page.get_by_test_id("give-up").tap()
    expect(practice).to_have_attribute("data-solved", "false")
    page.get_by_test_id("practice-first-game").tap()
    expect(page.get_by_test_id("choices").or_(page.get_by_test_id("rim")).first).to_be_visible()
