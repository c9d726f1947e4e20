"""Boxes from other people's packages: drawn by the plain client, or by the module they bring."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Position, expect

from tests.browser.axe import Problems
from tests.browser.contact_sheet import SIDEWAYS
from tests.browser.people import DESK, PHONE, ROOT, WINDOW, Opens
from tests.browser.tables import LASTING, posted, take_seat
from tests.examples.packages import KETTLE, pip_install
from tests.server.house import House

pytestmark = pytest.mark.browser

MOUNTED = ROOT / "tests" / "mounted" / "installed"
LATE = "({ update() { throw new Error('late') }, destroy() {} })"
CORNER: Position = {"x": 8, "y": 8}
ENTRY = "**/api/boxes/mounted/client/*/index.js"


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip has put the example."""
    place = tmp_path_factory.mktemp("packages") / "target"
    pip_install(KETTLE, place)
    return place


@pytest.fixture(scope="module")
def address(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a house with both boxes on its shelf."""
    paths = os.pathsep.join([os.environ["PYTHONPATH"], str(MOUNTED), str(packages)])
    house = House(tmp_path_factory.mktemp("house") / "tablee.db", within=["env", f"PYTHONPATH={paths}"])
    house.start()
    yield house.base
    house.stop()


def decide(page: Page) -> None:
    """Whatever is asked: nothing is swapped, else the first move that is open."""
    asked = page.locator("[data-testid^=choice-] .first, [data-testid=offers] .button").first
    over = page.get_by_test_id("game-over")
    expect(asked.or_(over).first).to_be_visible()
    if over.is_hidden() and asked.is_enabled():
        before = page.get_by_test_id("prompt").inner_text()
        asked.click()
        expect(page.get_by_test_id("prompt").or_(over).first).not_to_have_text(before)


def asked_in_vain(page: Page) -> list[str]:
    """What the page asks for from now on that is not there."""
    lost: list[str] = []
    page.on("response", lambda answer: lost.append(answer.url) if answer.status >= 400 else None)
    return lost


@pytest.mark.parametrize("game", ["kettle", "mounted"])
def test_what_a_box_does_without_is_not_asked_for(address: str, person: Opens, game: str) -> None:
    page = person(WINDOW, "en-GB")
    lost = asked_in_vain(page)
    for place in ("", f"box/{game}", f"rules/{game}", "day"):
        page.goto(f"{address}/{place}")
        page.wait_for_load_state("networkidle")
        expect(page.get_by_role("alert")).to_have_count(0)
    for place in (f"coach/{game}", f"practice/{game}", f"scene/{game}/NOT-01"):
        page.goto(f"{address}/{place}")
        expect(page.get_by_role("alert")).to_have_text("There is nothing at this address.")
    assert lost == []


@pytest.mark.slow
def test_a_game_from_pip_is_played_from_the_shelf_to_the_replay(address: str, person: Opens) -> None:
    page = person(PHONE)
    lost = asked_in_vain(page)
    page.goto(address)
    page.get_by_test_id("box-kettle").click()
    page.get_by_role("button", name="Règles").click()
    expect(page.get_by_test_id("rules")).to_contain_text("KET-01")
    page.keyboard.press("Escape")
    page.get_by_text("Options de la table").click()
    page.get_by_label("Nombre de manches").fill("1")
    page.get_by_label("Temps pour remuer").fill("2")
    page.get_by_label("Places").select_option("3")
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("table").wait_for()
    expect(page.get_by_test_id("plate-0")).to_contain_text("Points")
    expect(page.get_by_test_id("view-round")).to_contain_text("1")
    while page.get_by_test_id("game-over").is_hidden():
        decide(page)
    expect(page.get_by_test_id("game-over").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("link", name="Revoir la partie").click()
    page.get_by_test_id("table").wait_for()
    page.get_by_role("button", name="Scores et journal").click()
    moves = page.get_by_test_id("moves")
    expect(moves.locator("[aria-current]")).to_contain_text("Manche 1")
    for _ in range(20):
        page.keyboard.press("ArrowRight")
    expect(moves.locator("[aria-current]")).to_contain_text("emporte")
    assert lost == []


def test_a_box_page_is_in_the_words_of_its_package(address: str, person: Opens) -> None:
    page = person(WINDOW, "en-GB")
    page.goto(f"{address}/box/toy")
    expect(page.get_by_text("For 2 to 8 players")).to_be_visible()
    expect(page.get_by_role("img", name="Toy")).to_have_count(0)  # the lid beside the title is a picture only
    page.goto(address)
    expect(page.get_by_test_id("box-toy").get_by_role("img", name="Toy")).to_be_visible()


def test_the_plain_client_is_played_by_keyboard_alone(address: str, person: Opens) -> None:
    page = person(WINDOW, "en-GB")
    page.goto(address)
    options, settings = {"rounds": 1}, {"pace": 0, "away_seconds": 3600}
    body = {"game": "kettle", "name": "Anne", "seats": 2, "options": options, "settings": settings}
    take_seat(page, address, posted(f"{address}/api/tables", {**body, "bots": ["random"], "begin": True}))
    swap = page.get_by_test_id("choice-swap")
    swap.get_by_role("button").first.focus()
    page.keyboard.press("Space")
    expect(swap.get_by_role("button", pressed=True)).to_have_count(1)
    card = swap.get_by_role("button").first.inner_text().split()[-1]
    expect(swap.locator(".first")).to_have_text(f"Swap: {card}")
    swap.locator(".first").press("Enter")
    expect(page.get_by_test_id("prompt")).to_contain_text("Which card do you pour?")
    page.keyboard.press("1")
    expect(page.get_by_test_id("prompt")).to_contain_text("Do you stir")
    page.keyboard.press("1")
    expect(page.get_by_test_id("game-over")).to_be_visible()


def test_after_a_click_on_the_felt_space_still_shows_all_that_waits(address: str, person: Opens) -> None:
    page = person(DESK, "en-GB")
    body = {"game": "toy", "name": "Anne", "seats": 2, "options": {"guessing": False}}
    paced = {**body, "bots": ["random"], "settings": {"pace": 1}, "begin": True}
    take_seat(page, address, posted(f"{address}/api/tables", paced))
    prompt, felt = page.get_by_test_id("prompt"), page.get_by_role("region", name="The table")
    yours = "How many counters do you take?"
    expect(prompt).to_have_text(yours)
    felt.click(position=CORNER)
    page.evaluate("window.setTimeout = () => 0")  # what waits its turn to be shown waits for ever
    page.keyboard.press("1")
    expect(prompt).to_contain_text("Waiting for")
    for _ in range(200):
        page.keyboard.press("Space")
        if prompt.inner_text() == yours:
            break
        page.wait_for_timeout(50)
    expect(prompt).to_have_text(yours)


def test_the_felt_is_a_stop_of_the_keyboard_only_while_it_scrolls(address: str, person: Opens) -> None:
    page = person(DESK, "en-GB")
    body = {"game": "toy", "name": "Anne", "seats": 8, "bots": ["random"] * 7, "settings": LASTING}
    take_seat(page, address, posted(f"{address}/api/tables", {**body, "begin": True}))
    felt = page.get_by_role("region", name="The table")
    expect(felt).not_to_have_attribute("tabindex", "0")
    page.set_viewport_size(SIDEWAYS)
    expect(felt).to_have_attribute("tabindex", "0")
    page.set_viewport_size(DESK)
    expect(felt).not_to_have_attribute("tabindex", "0")


def test_a_hidden_answer_is_shown_to_whoever_gave_it_until_all_are_shown(address: str, person: Opens) -> None:
    page = person(WINDOW, "en-GB")
    body = {"game": "toy", "name": "Anne", "seats": 2, "options": {"secret": True}}
    seated = posted(f"{address}/api/tables", {**body, "settings": LASTING})
    posted(f"{address}/api/tables/{seated['code']}/seats", {"name": "Bo"})
    take_seat(page, address, seated)
    page.get_by_test_id("lobby-start").click()
    page.get_by_role("button", name="guess odd").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("Your answer: guess odd.")
    expect(page.get_by_role("timer")).to_be_visible()
    expect(page.get_by_test_id("prompt")).not_to_contain_text("Your answer")


def test_a_game_with_as_many_moves_as_one_may_have_says_why_it_ends(person: Opens, tmp_path: Path) -> None:
    short = "from tests import toy_game; toy_game.longest = lambda seats, options: 2; "
    house = House(tmp_path / "tablee.db", first=short)
    house.start()
    try:
        page = person(WINDOW, "en-GB")
        body = {"game": "toy", "name": "Anne", "seats": 2, "options": {}, "settings": {**LASTING, "pace": 0}}
        seated = posted(f"{house.base}/api/tables", {**body, "bots": ["random"], "begin": True})
        take_seat(page, house.base, seated)
        page.get_by_role("button", name="guess odd").click()
        expect(page.get_by_test_id("unfinished")).to_contain_text("ends here without a winner")
    finally:
        house.stop()


@pytest.mark.slow
def test_axe_finds_no_serious_problem_in_the_plain_client(address: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)
    page.goto(f"{address}/box/kettle")
    page.get_by_test_id("play-now").wait_for()
    problems.look("box")
    settings = {"pace": 0, "away_seconds": 3600}
    body = {"game": "kettle", "name": "Anne", "seats": 4, "bots": ["random"] * 3, "settings": settings}
    take_seat(page, address, posted(f"{address}/api/tables", {**body, "begin": True}))
    page.get_by_test_id("choice-swap").wait_for()
    problems.look("choice")
    page.get_by_test_id("choice-swap").locator(".first").click()
    page.get_by_test_id("offers").wait_for()
    problems.look("moves")
    assert problems.found == {}


def mounted(page: Page, address: str) -> None:
    body = {"game": "mounted", "name": "Anne", "seats": 2, "bots": ["random"], "settings": {"pace": 0}}
    take_seat(page, address, posted(f"{address}/api/tables", {**body, "begin": True}))


def test_a_box_draws_itself_with_the_module_it_brings(address: str, person: Opens) -> None:
    page = person(WINDOW, "en-GB")
    mounted(page, address)
    own = page.get_by_test_id("own-client")
    expect(own.get_by_test_id("pile")).to_have_text("12 for Anne")
    own.get_by_role("button", name="guess odd").click()
    own.get_by_role("button", name="take 1").click()
    expect(own.get_by_test_id("pile")).not_to_have_text("12 for Anne")


@pytest.mark.parametrize(
    ("module", "reason"),
    [
        ("export const version = 99; export const mount = () => ({});", "version 99"),
        ("export const version = 1;", "no mount()"),
        ("export const version = 1; export function mount() { throw new Error('broken'); }", "broken"),
        (f"export const version = 1; export const mount = () => ({LATE});", "late"),
        ("this is no module", "SyntaxError"),
    ],
)
def test_where_the_module_fails_the_plain_client_takes_its_place(
    address: str, person: Opens, module: str, reason: str
) -> None:
    page = person(WINDOW, "en-GB")
    page.route(ENTRY, lambda route: route.fulfill(body=module, content_type="text/javascript"))
    mounted(page, address)
    expect(page.get_by_test_id("fallback")).to_contain_text(reason)
    page.get_by_role("button", name="guess odd").click()
    page.get_by_role("button", name="take 1").click()
