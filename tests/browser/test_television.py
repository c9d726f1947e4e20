"""A television shows the table to the whole room; phones in front of it are hands."""

from __future__ import annotations

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize, expect

from tablee.core.shelf import load
from tests.browser.axe import RUN, STILL, serious
from tests.browser.contact_sheet import way_to
from tests.browser.geometry import box_of
from tests.browser.people import PHONE, Opens
from tests.browser.tables import join, posted, take_seat
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

SCREENS: tuple[ViewportSize, ...] = ({"width": 1280, "height": 720}, {"width": 3840, "height": 2160})
LETTERS = 1 / 20  # of the height of the screen: a letter that is read at three metres
BOTS_ALONE = {"pace": 2, "away_seconds": 1, "close_early": True}

LOOKED_AT = "() => document.querySelectorAll('[inert]').forEach((one) => one.removeAttribute('inert'))"
"""What cannot be touched is seen all the same: its contrast counts, which axe leaves out."""

LONG_SENTENCE = """() => {
    const shown = (name) => document.querySelector(`[data-testid=${name}]`);
    const [words, table] = [shown("tv-words"), shown("table")];
    const place = () => JSON.stringify(table.getBoundingClientRect());
    const before = place();
    words.firstElementChild.textContent = "Chantecler attend encore un peu, ".repeat(3);
    const { right, bottom } = words.firstElementChild.getBoundingClientRect();
    return [Math.max(right / innerWidth, bottom / innerHeight), 1, before, place()];
}"""
"""How far the sentence reaches, in parts of the screen, and where the table is without and with it."""

FILLS_THE_SCREEN = """() => {
    const { width, bottom } = document.querySelector("[data-testid=table]").getBoundingClientRect();
    return width > innerWidth / 2 && bottom <= innerHeight + 1;
}"""


def watched(house: str, game: str) -> dict[str, str]:
    """A table of that box that bots play by themselves, with time to look."""
    seats = load(game).META.seats[0]
    body = {"game": game, "name": "Anne", "seats": seats, "bots": ["random"] * (seats - 1), "begin": True}
    return posted(f"{house}/api/tables", {**body, "settings": BOTS_ALONE})


def letters(page: Page, name: str) -> float:
    """How high they are, in parts of the screen's height."""
    size: float = page.get_by_test_id(name).evaluate(
        "one => parseFloat(getComputedStyle(one).fontSize) / innerHeight"
    )
    return size


@pytest.mark.parametrize("game", ours())
def test_turn_scores_and_what_happened_are_read_across_the_room(house: str, person: Opens, game: str) -> None:
    page = person(SCREENS[0])
    page.goto(f"{house}/tv/{watched(house, game)['code']}")
    expect(page.get_by_test_id("tv-turn")).not_to_be_empty()
    expect(page.get_by_test_id("tv-scores").get_by_text("Anne")).to_be_visible()
    for screen in SCREENS:
        page.set_viewport_size(screen)
        assert letters(page, "tv-turn") >= LETTERS
        assert letters(page, "tv-words") >= LETTERS
        page.wait_for_function(FILLS_THE_SCREEN)  # it is scaled after the window has changed
    expect(page.get_by_test_id("chat-input")).to_have_count(0)
    expect(page.locator("[data-testid=log]")).to_have_count(0)
    page.set_viewport_size(SCREENS[0])
    page.add_style_tag(content=STILL)
    page.evaluate(LOOKED_AT)
    page.evaluate(Axe().axe_script)
    assert serious(page.evaluate(RUN, {})) == []


def test_friends_arrive_on_the_television_and_nobody_s_own_link_is_there(house: str, person: Opens) -> None:
    game = ours()[0]
    host = posted(f"{house}/api/tables", {"game": game, "name": "Anne", "seats": load(game).META.seats[0]})
    television, phone = person(SCREENS[0]), person(PHONE)
    television.goto(house)
    television.get_by_test_id("code-input").fill(host["code"].lower())
    television.get_by_test_id("code-tv").click()
    expect(television.get_by_test_id("tv-code")).to_have_text(host["code"])
    expect(television.get_by_text("Anne")).to_be_visible()
    join(phone, house, host["code"], "Bruno")
    expect(television.get_by_text("Bruno")).to_be_visible()
    anne = person(PHONE)
    take_seat(anne, house, host)  # with her the table waits for both
    anne.get_by_test_id("code").wait_for()
    phone.get_by_test_id("ready").click()
    expect(television.get_by_test_id("tv-ready-1")).to_be_visible()
    expect(television.get_by_test_id("tv-ready-0")).to_have_count(0)
    assert host["token"] not in television.content()
    assert television.evaluate("Object.keys(localStorage).filter(key => key.includes('seat'))") == []


def test_the_longest_name_stays_within_the_screen(house: str, person: Opens) -> None:
    game = ours()[0]
    host = posted(f"{house}/api/tables", {"game": game, "name": "M" * 24, "seats": load(game).META.seats[0]})
    television = person(SCREENS[0])
    television.goto(f"{house}/tv/{host['code']}")
    places = television.get_by_test_id("tv-lobby").locator("ol")
    expect(places).to_contain_text("M" * 24)
    box = box_of(places)
    assert box["x"] + box["width"] <= SCREENS[0]["width"]


def test_a_long_sentence_is_read_whole_and_moves_nothing(house: str, person: Opens) -> None:
    page = person(SCREENS[0])
    page.goto(f"{house}/tv/{watched(house, ours()[0])['code']}")
    expect(page.get_by_test_id("tv-words")).not_to_be_empty()
    said, screen, before, after = page.evaluate(LONG_SENTENCE)
    assert said <= screen
    assert after == before


def test_in_front_of_a_television_a_phone_is_a_hand(house: str, person: Opens) -> None:
    game = next((one for one in ours() if load(one).META.seats[-1] > 5), ours()[0])
    seats = load(game).META.seats[0]
    body = {"game": game, "name": "Anne", "seats": seats, "bots": ["random"] * (seats - 1), "begin": True}
    seat = posted(f"{house}/api/tables", {**body, "settings": {"away_seconds": 3600}})
    phone, television = person(PHONE), person(SCREENS[0])
    take_seat(phone, house, seat)
    dock = phone.locator(".dock")
    expect(dock).to_be_visible()
    expect(phone.get_by_test_id("hand-head")).to_have_count(0)
    television.goto(f"{house}/tv/{seat['code']}")
    expect(phone.get_by_test_id("hand-head")).to_be_visible()
    others = phone.locator(".table > :not(.dock)").first
    expect(others).to_be_hidden()
    expect(dock).to_be_visible()
    phone.get_by_test_id("hand-head").get_by_role("button").click()
    expect(others).to_be_visible()
    television.close()
    expect(phone.get_by_test_id("hand-head")).to_have_count(0)


@pytest.mark.parametrize("game", ours())
def test_a_game_played_on_a_phone_ends_as_a_show_on_the_television(
    house: str, person: Opens, game: str
) -> None:
    television, phone = person(SCREENS[0]), person(PHONE)
    for page in (television, phone):
        page.goto(house)  # with all scripts at hand, nobody else's search is over before the table is drawn

    def seat(seated: dict[str, Any]) -> Page:
        take_seat(phone, house, seated)
        television.goto(f"{house}/tv/{seated['code']}")
        return phone

    way_to(game, "end")(house, seat)
    finale = television.get_by_test_id("tv-finale")
    expect(finale.get_by_test_id("winner-named")).not_to_be_empty()
    expect(finale.get_by_role("button")).to_have_count(0)
    sheet, screen = box_of(finale.get_by_test_id("game-over")), SCREENS[0]
    assert sheet["y"] >= 0
    assert sheet["y"] + sheet["height"] <= screen["height"]
