"""Somebody new: three pictures, lessons, and a first game with the coach, to its end."""

from __future__ import annotations

import contextlib
import json
import time
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from playwright.sync_api import Error, Page, Position, Route, expect

from tests.browser.axe import Problems
from tests.browser.contact_sheet import SIDEWAYS
from tests.browser.geometry import box_of
from tests.browser.people import PHONE, WINDOW, Opens
from tests.server.house import House
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

CORNER: Position = {"x": 10, "y": 14}  # of a card in a fan: the next one does not cover it
OPEN = "button:not([disabled]):not([aria-disabled=true]):not(.clause)"


def hurry_bots(page: Page) -> None:
    """The bots of a first game, with the coach or without, answer at once."""

    def change(route: Route) -> None:
        body = json.loads(route.request.post_data or "{}")
        if "settings" in body:
            body["settings"]["pace"] = 0
        else:
            body["pace"] = 0
        if route.request.method == "POST":
            route.continue_(post_data=json.dumps(body))
        else:
            route.continue_()

    page.route("**/api/coach/*", change)
    page.route("**/api/tables", change)


def through_pictures(page: Page, house: str, game: str) -> None:
    page.goto(f"{house}/box/{game}")
    page.get_by_test_id("coach").click()
    for at in (1, 2, 3):
        expect(page.get_by_text(f"{at} / 3")).to_be_visible()
        expect(page.get_by_test_id("coach-says")).not_to_be_empty()
        page.get_by_test_id("coach-next").click()


def through_lessons(page: Page) -> int:
    """Every lesson as it is shown, step by step; how many there were."""
    lessons = 0
    begin, caption = page.get_by_test_id("coach-begin"), page.get_by_test_id("caption")
    begin.or_(caption).first.wait_for()
    while not begin.is_visible():
        done, more = page.get_by_test_id("lesson-next"), page.get_by_test_id("scene-next")
        done.or_(more).first.wait_for()
        expect(caption).not_to_be_empty()
        if done.is_visible():
            lessons += 1
            heading = page.get_by_role("heading", level=1).inner_text()
            done.click()
            expect(page.get_by_role("heading", level=1)).not_to_have_text(heading)
        else:
            more.click()
    return lessons


def act(page: Page) -> None:
    """Whatever is open is answered: a choice, cards to lay or give, a search given up, or a turn ended."""
    asked = page.get_by_test_id("offers").or_(page.get_by_test_id("hidden-question")).locator(OPEN)
    ready = page.locator("[data-testid=play]:not(.idle):not([disabled])")
    held = page.get_by_test_id("hand").locator(".open:not(.up)")
    leave = page.get_by_test_id("give-up")
    if leave.count():
        leave.dblclick(timeout=1500)  # the first click asks to be sure, and soon forgets that it did
        return
    for found in (asked, ready):
        if found.count():
            found.last.click(timeout=1500)
            return
    if held.count():
        held.last.click(timeout=1500, position=CORNER)
    else:
        page.keyboard.press("Space")


@pytest.fixture
def hurried(game: str, house: str, tmp_path: Path) -> Iterator[str]:
    """A house where bots that act in real time are quick; where a game has none, the usual one."""
    places = import_module(f"tests.games.{game}.browser.places")
    if not (quick := getattr(places, "QUICK_HANDS", "")):
        yield house
        return
    own = House(tmp_path / "tablee.db", first=quick)
    own.start()
    yield own.base
    own.stop()


@pytest.mark.slow
@pytest.mark.parametrize("game", ours())
def test_a_newcomer_is_led_to_the_end_of_a_first_game(hurried: str, person: Opens, game: str) -> None:
    page = person(WINDOW, reduced_motion="reduce")
    hurry_bots(page)
    through_pictures(page, hurried, game)
    through_lessons(page)
    page.get_by_test_id("coach-begin").click()
    says, over = page.get_by_test_id("coach-says"), page.get_by_test_id("coach-done")
    expect(says).to_be_visible()
    said, until = set[str](), time.monotonic() + 150
    while not over.is_visible():
        assert time.monotonic() < until, "the first game did not end"
        with contextlib.suppress(Error):  # it may be answered or gone by now
            said.add(says.inner_text(timeout=500))
            act(page)
        page.wait_for_timeout(30)
    assert len(said) >= 4
    page.goto(f"{hurried}/coach/{game}")
    expect(page.get_by_role("heading", name="L’essentiel, en bref")).to_be_visible()


def test_who_leaves_comes_back_where_they_were(house: str, person: Opens) -> None:
    game = ours()[0]
    page = person(PHONE)
    page.goto(f"{house}/coach/{game}")
    page.get_by_test_id("coach-next").click()
    expect(page.get_by_text("2 / 3")).to_be_visible()
    page.get_by_test_id("coach-leave").click()
    page.get_by_test_id("coach").click()
    expect(page.get_by_text("2 / 3")).to_be_visible()
    for _ in range(2):
        page.get_by_test_id("coach-next").click()
    page.get_by_test_id("coach-begin").click()
    page.get_by_test_id("coach-strip").wait_for()
    code = page.url.rsplit("/", 1)[-1]
    page.goto(f"{house}/coach/{game}")
    page.get_by_test_id("coach-resume").click()
    page.get_by_test_id("coach-strip").wait_for()
    assert page.url.endswith(code)


def test_after_a_year_the_gist_is_offered(house: str, person: Opens) -> None:
    page = person(PHONE)
    game = ours()[0]
    page.goto(house)
    page.evaluate(f"localStorage.setItem('tablee.played.{game}', String(Date.now() - 400 * 864e5))")
    page.goto(f"{house}/box/{game}")
    page.get_by_text("Cela fait longtemps").click()
    expect(page.get_by_role("heading", name="L’essentiel, en bref")).to_be_visible()


def test_the_first_table_is_kind(house: str, person: Opens) -> None:
    """The easiest bots, no clock on what is asked, and the coach is offered; the second table is as ever."""
    page = person(WINDOW)
    page.goto(f"{house}/box/{ours()[0]}")
    page.get_by_test_id("play-now").click()
    expect(page.get_by_test_id("coach-offer")).to_be_visible()
    page.wait_for_timeout(300)
    assert page.locator(".fuse, [role=timer]").count() == 0
    page.get_by_test_id("coach-offer").get_by_role("button").click()
    expect(page.get_by_test_id("coach-offer")).to_have_count(0)
    page.goto(f"{house}/box/{ours()[0]}")
    page.get_by_test_id("play-now").click()
    page.get_by_test_id("hand").wait_for()
    expect(page.get_by_test_id("coach-offer")).to_have_count(0)


def test_whoever_answers_three_times_is_offered_the_coach_no_longer(house: str, person: Opens) -> None:
    page = person(WINDOW, reduced_motion="reduce")
    hurry_bots(page)
    page.goto(f"{house}/box/{ours()[0]}")
    page.get_by_test_id("play-now").click()
    offer = page.get_by_test_id("coach-offer")
    expect(offer).to_be_visible()
    act(page)
    expect(offer).to_be_visible()
    until = time.monotonic() + 60
    while offer.is_visible():
        assert time.monotonic() < until, "the coach is still offered"
        with contextlib.suppress(Error):  # it may be answered or gone by now
            act(page)
        page.wait_for_timeout(60)


@pytest.mark.parametrize("game", ours())
def test_a_picture_has_no_empty_frame_around_it(house: str, person: Opens, game: str) -> None:
    page = person(PHONE)
    page.goto(f"{house}/coach/{game}")
    picture = page.locator("main img")
    for size in (PHONE, SIDEWAYS):
        page.set_viewport_size(size)
        expect(picture).to_be_visible()
        page.wait_for_function("document.querySelector('main img').complete")
        seen, drawn = picture.evaluate(
            "one => [one.clientWidth / one.clientHeight, one.naturalWidth / one.naturalHeight]"
        )
        assert abs(seen - drawn) < 0.02, size
        assert box_of(picture)["height"] < size["height"] * 0.7


@pytest.mark.slow
def test_the_coach_has_no_serious_problem_and_the_keyboard_is_enough(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)
    game = ours()[0]
    page.goto(f"{house}/coach/{game}")
    for at in range(4):
        button = page.get_by_test_id("coach-begin" if at == 3 else "coach-next")
        button.wait_for()
        problems.look(f"coach {at}")
        for _ in range(40):
            page.keyboard.press("Tab")
            if button.evaluate("one => one === document.activeElement"):
                break
        page.keyboard.press("Enter")
    page.get_by_test_id("coach-strip").wait_for()
    page.get_by_test_id("coach-got-it").wait_for()
    problems.look("first game")
    assert problems.found == {}
