"""In and out of the house: doors, links, lost lines, and what every table shares."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tablee.core.shelf import load
from tests.browser.people import DESK, PHONE, WINDOW, Opens
from tests.browser.tables import NAMES, join, posted, take_seat
from tests.records.kept import kept
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

BOX = ours()[0]
SEATS = min(5, load(BOX).META.seats[-1])
LONGEST = max(kept(BOX), key=lambda path: path.stat().st_size)
STALE = "Ce lien personnel n’ouvre aucune place ici."


def opened(house: str, bots: int = SEATS - 1, **more: Any) -> dict[str, str]:
    """Anne's seat at a table of the first box, the last seats taken by bots."""
    body = {"game": BOX, "name": NAMES[0], "seats": SEATS, "bots": ["random"] * bots, **more}
    return posted(f"{house}/api/tables", body)


def seated(page: Page, house: str) -> dict[str, str]:
    """Anne in the middle of a game that waits for her."""
    seat = opened(house, begin=True, settings={"away_seconds": 3600})
    take_seat(page, house, seat)
    playing(page)
    return seat


def playing(page: Page) -> None:
    """The game is on the page, with the first of the bots."""
    page.get_by_test_id("table").get_by_text("Renart").first.wait_for()


def kept_token(page: Page, code: str) -> str | None:
    token: str | None = page.evaluate("code => localStorage.getItem(`tablee.seat.${code}`)", code)
    return token


def test_a_stale_personal_link_is_tried_once_and_leaves_the_door_open(house: str, person: Opens) -> None:
    page = person(WINDOW)
    sockets: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))
    code = opened(house, bots=0)["code"]
    page.goto(f"{house}/t/{code}#{'x' * 32}")
    expect(page.get_by_role("alert")).to_have_text(STALE)
    expect(page.get_by_test_id("sit")).to_be_visible()
    page.wait_for_timeout(700)
    assert len(sockets) == 1
    assert kept_token(page, code) is None
    page.goto(f"{house}/t/{code}#%")
    expect(page.get_by_role("alert")).to_have_text(STALE)


def test_a_stale_personal_link_leaves_a_good_seat_alone(house: str, person: Opens) -> None:
    page = person(WINDOW)
    seat = seated(page, house)
    page.goto(f"{house}/t/{seat['code']}#{'x' * 32}")
    expect(page.get_by_test_id("refusal")).to_contain_text(STALE)
    expect(page.get_by_test_id("table")).to_be_visible()
    assert kept_token(page, seat["code"]) == seat["token"]
    expect(page).to_have_url(f"{house}/t/{seat['code']}")


def test_a_lost_network_is_said_at_once_and_made_up_for(house: str, person: Opens) -> None:
    page = person()
    seated(page, house)
    lost = page.get_by_text("La connexion est coupée")
    page.context.set_offline(True)
    expect(lost).to_be_visible(timeout=3000)
    page.get_by_test_id("chat-input").fill("je suis là")
    page.get_by_test_id("chat-input").press("Enter")
    page.context.set_offline(False)
    expect(lost).to_have_count(0)
    expect(page.get_by_role("log", name="Discussion")).to_contain_text("je suis là")


def test_leaving_in_the_middle_is_asked_once_and_the_way_back_stands_on_the_shelf(
    house: str, person: Opens
) -> None:
    page = person(PHONE)
    code = seated(page, house)["code"]
    page.get_by_role("link", name="Retour à l’étagère").first.click()
    page.get_by_role("navigation", name="Reprendre votre partie").get_by_role("link", name=code).click()
    playing(page)
    page.get_by_test_id("menu").click()
    page.get_by_test_id("leave").click()
    page.get_by_role("button", name="Non, rester").click()
    expect(page.get_by_test_id("leave")).to_be_focused()
    page.get_by_test_id("leave").click()
    page.get_by_test_id("leave-yes").click()
    page.get_by_test_id(f"box-{BOX}").wait_for()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text(code)).to_have_count(0)
    assert kept_token(page, code) is None


def test_a_word_is_noticed_on_a_phone_and_the_panel_gives_the_focus_back(house: str, person: Opens) -> None:
    anne, bruno = person(), person(PHONE)
    seat = opened(house, bots=0)
    take_seat(anne, house, seat)
    join(bruno, house, seat["code"], "Bruno")
    anne.get_by_test_id("lobby-start").click()
    playing(bruno)
    anne.get_by_test_id("chat-input").fill("bonsoir")
    anne.get_by_test_id("chat-input").press("Enter")
    side = bruno.get_by_role("button", name="Scores, journal et discussion")
    expect(side).to_have_accessible_name(re.compile(r"\(1 message non lu\)$"))
    expect(side).to_have_text("1")
    side.click()
    expect(bruno.get_by_test_id("talk-last")).to_contain_text("bonsoir")
    expect(side).to_have_text("")
    bruno.get_by_test_id("sign-bravo").click()
    expect(anne.get_by_test_id("shown-1")).to_be_visible()
    bruno.get_by_test_id("talk-input").focus()
    bruno.keyboard.press("Escape")
    expect(side).to_have_attribute("aria-expanded", "false")
    expect(side).to_be_focused()
    side.click()
    bruno.get_by_test_id("talk-all").click()
    bruno.get_by_role("complementary").get_by_role("button", name="Fermer").click()
    expect(side).to_be_focused()


def test_a_replay_on_a_phone_has_its_scores_and_log(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(LONGEST)
    page.get_by_test_id("replay-slider").fill("40")
    log = page.get_by_test_id("moves")
    expect(log).to_be_hidden()
    table = page.get_by_test_id("table").bounding_box()
    assert table is not None
    assert table["height"] > 500
    page.get_by_role("button", name="Scores et journal").click()
    expect(log.locator("[aria-current]")).to_be_in_viewport()
    expect(page.get_by_test_id("replay-slider")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(log).to_be_hidden()


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_a_code_is_typed_and_refused_without_scrolling(house: str, person: Opens, size: ViewportSize) -> None:
    page = person(size)
    page.goto(house)
    page.get_by_test_id(f"box-{BOX}").wait_for()
    expect(page.get_by_test_id("code-input")).to_be_in_viewport(ratio=1)
    page.get_by_test_id("code-input").fill("qqqqqq")
    page.keyboard.press("Enter")
    expect(page.get_by_text("Aucune table ne porte ce code.")).to_be_in_viewport(ratio=1)


def test_a_mistyped_link_asks_for_the_code(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{house}/t/QQQQQQ")
    expect(page.get_by_role("alert")).to_have_text("Aucune table ne porte ce code.")
    page.get_by_test_id("code-input").fill(opened(house, bots=0)["code"].lower())
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("sit")).to_be_visible()


def test_nothing_is_complained_of_when_a_table_sounds_before_a_touch(house: str, person: Opens) -> None:
    page = person(WINDOW)
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text))
    seat = opened(house, begin=True, settings={"away_seconds": 3600, "pace": 0})
    take_seat(page, house, seat)
    playing(page)
    page.wait_for_timeout(700)
    assert complaints == []


def test_a_rule_book_nobody_wrote_is_of_no_box(house: str, person: Opens) -> None:
    page = person(WINDOW)
    page.goto(f"{house}/rules/foo")
    expect(page.get_by_test_id("rules")).to_have_text("Cette boîte n’est pas sur l’étagère.")


def test_a_name_that_is_taken_is_said_to_be(house: str, person: Opens) -> None:
    page = person(WINDOW)
    code = opened(house, bots=0)["code"]
    page.goto(f"{house}/t/{code}")
    page.get_by_test_id("name").fill("anne")
    page.get_by_test_id("sit").click()
    expect(page.get_by_role("alert")).to_have_text("Ce nom est déjà pris à cette table.")


def test_a_house_out_of_reach_says_so_and_no_client_of_it_is_kept(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(house)
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    page.reload()  # under the worker's eyes
    page.get_by_test_id(f"box-{BOX}").wait_for()
    page.context.set_offline(True)
    page.goto(f"{house}/box/{BOX}")
    expect(page.get_by_text("La maison n’est pas joignable")).to_be_visible()
    kept = "caches.keys().then(all => Promise.all(all.map(one => caches.open(one).then(c => c.keys()))))"
    addresses = page.evaluate(f"{kept}.then(all => all.flat().map(one => new URL(one.url).pathname))")
    assert addresses == ["/offline.html"]
    page.context.set_offline(False)
    page.get_by_role("link").click()
    expect(page).to_have_url(f"{house}/box/{BOX}")
    page.get_by_test_id("play-now").wait_for()
