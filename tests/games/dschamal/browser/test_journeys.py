"""People with their hands in the bag of Dschamál, in real browsers."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Error, Page, expect

from tablee.games.dschamal.game import Options, State
from tablee.games.dschamal.pieces import CAMEL, shape_of
from tablee.games.dschamal.state import Building, Verdict
from tests.browser.axe import Problems
from tests.browser.geometry import box_of
from tests.browser.people import DESK, PHONE, WINDOW, Opens
from tests.browser.tables import NAMES, join, take_seat
from tests.games.dschamal.browser.tables import (
    CALM,
    HandOut,
    Truth,
    finger,
    holds,
    in_the_bag,
    lay_in_turn,
    lay_together,
    one_of,
    open_box,
    open_from,
    pull,
    shut_eyes,
    sit_still,
    spots,
    stroke_to,
    two_that_touch,
    until,
    walk_to,
)
from tests.games.dschamal.building import some, state_of

pytestmark = pytest.mark.browser

CUBES = some("yellow-cube", "white-cube", "brown-cube")
BRICKS = some("blue-brick", "yellow-brick", "white-brick", "brown-brick")
BALLS = some("blue-ball", "yellow-ball", "white-ball", "brown-ball")
BOTH_TIMES = re.compile(r"(\d,\d\d\ss.*){2}±\s\d,\d\d\ss")
TOO_LONG = "button => button.scrollWidth > button.clientWidth + 1"
CROSSES = some("blue-cross", "yellow-cross", "white-cross", "brown-cross")


def three_people(house: str, person: Opens, tie_ms: int) -> tuple[Page, Page, Page, str]:
    """Anne at a desk, Bruno with his thumb on a phone, Chloé who calls: Anne and Bruno go to the bag."""
    anne, bruno, chloe = person(WINDOW), person(PHONE, has_touch=True), person(PHONE)
    owned = [some("blue-cube"), some("blue-ball", "white-cone"), some("blue-arch")]
    seated = open_from(house, state_of(owned, options=replace(CALM, tie_ms=tie_ms)))
    take_seat(anne, house, seated)
    join(bruno, house, seated["code"], "Bruno")
    join(chloe, house, seated["code"], "Chloé")
    anne.get_by_test_id("lobby-start").click()
    return anne, bruno, chloe, seated["code"]


def call_start(caller: Page) -> None:
    caller.get_by_role("button", name="Crier « Dschamál ! »").click()


@pytest.mark.slow
def test_a_duel_is_decided_by_who_lays_first_and_the_next_one_by_a_piece_too_many(
    house: str, person: Opens, ledger: Path
) -> None:
    anne, bruno, chloe, code = three_people(house, person, tie_ms=1)
    truth = Truth(ledger, code)
    expect(anne.get_by_test_id("rim")).to_contain_text("Plus un geste")
    call_start(chloe)
    in_the_bag(anne, bruno)
    shut_eyes(anne)

    layout = truth.layout
    cross = one_of(layout, CROSSES, finger(bruno))
    stroke_to(bruno, lambda: spots(truth.layout, cross))
    bruno.get_by_test_id("close").tap()
    walk_to(anne, spots(layout, one_of(layout, CUBES, finger(anne))))
    anne.keyboard.press("Space")
    holds(anne, 1)
    bruno.get_by_test_id("lay").wait_for()
    assert [name for name in bruno.get_by_role("button").all() if name.evaluate(TOO_LONG)] == []
    lay_in_turn(anne, bruno, apart=0.1)

    for page, who in ((anne, "Vous remportez"), (bruno, "Anne remporte"), (chloe, "Anne remporte")):
        receipt = page.get_by_test_id("receipt")
        expect(receipt).to_contain_text(who)
        expect(receipt).to_contain_text("DSC-20")
        expect(receipt.locator(".times")).to_contain_text(BOTH_TIMES)
    expect(bruno.get_by_test_id("log").first).to_contain_text("Vous posez une croix")
    for page in (anne, chloe):  # only the film of the search, over and done with, shows what he had
        assert "croix" not in page.get_by_test_id("receipt").first.inner_text()
        assert "croix" not in page.get_by_test_id("log").first.inner_text()
    assert set(CROSSES) <= set(truth.state.bag)

    call_start(bruno)
    in_the_bag(anne, chloe)
    shut_eyes(chloe)
    pair = two_that_touch(layout := truth.layout)
    walk_to(anne, spots(layout, pair))
    anne.keyboard.press("Space")
    holds(anne, 2)
    anne.keyboard.press("Enter")
    expect(chloe.get_by_test_id("receipt")).to_contain_text(
        "Vous remportez le duel : plus d’une pièce sortie"
    )
    expect(anne.get_by_test_id("receipt")).to_contain_text("DSC-27")
    assert set(pair) <= set(truth.state.owned[2])


def test_two_as_fast_as_each_other_start_anew_and_the_camel_is_called(
    house: str, person: Opens, ledger: Path
) -> None:
    anne, bruno, chloe, code = three_people(house, person, tie_ms=500)
    truth = Truth(ledger, code)
    call_start(chloe)
    in_the_bag(anne, bruno)
    shut_eyes(bruno)
    layout = truth.layout
    for page, pieces in ((anne, CUBES), (bruno, CROSSES)):
        walk_to(page, spots(layout, one_of(layout, pieces, finger(page))))
        page.keyboard.press("Space")
        holds(page, 1)
    before = truth.state
    lay_together(anne, bruno)
    for page in (anne, bruno, chloe):
        expect(page.get_by_test_id("log").first).to_contain_text("À vitesse égale, tout retourne au sac")
        expect(page.get_by_test_id("receipt").locator(".times")).to_contain_text(
            "Bruno" if page != bruno else "vous"
        )
    assert truth.state.bag == before.bag
    assert truth.state.bout.fighters == before.bout.fighters

    call_start(chloe)
    in_the_bag(anne, bruno)
    walk_to(anne, spots(truth.layout, (CAMEL,)))
    anne.keyboard.press("Space")
    holds(anne, 1)
    anne.keyboard.press("c")
    expect(bruno.get_by_test_id("hand-0")).to_contain_text("a appelé le chameau")
    expect(chloe.get_by_text("Anne : « À moi le chameau ! »")).to_be_visible()
    expect(anne.get_by_test_id("call")).to_have_count(0)
    anne.keyboard.press("Enter")
    expect(anne.get_by_test_id("receipt")).to_contain_text("le chameau, bien appelé")
    expect(anne.get_by_test_id("prompt")).to_contain_text("Prenez une pièce à Bruno")
    anne.get_by_role("button", name="Prendre une boule bleue").click()
    expect(bruno.get_by_test_id("log").first).to_contain_text("boule bleue passe de vous à Anne")
    assert truth.state.owned[0] == some("blue-ball", "blue-cube")


def alone_at_a_table(page: Page, house: str, state: State) -> str:
    """Anne at a table where the others sit still and the house calls the start."""
    seated = open_from(house, state)
    for name in NAMES[1:3]:
        sit_still(house, seated["code"], name)
    take_seat(page, house, seated)
    page.get_by_test_id("lobby-start").click()
    code: str = seated["code"]
    return code


@pytest.mark.slow
def test_a_tower_is_built_until_something_falls(house: str, person: Opens, ledger: Path) -> None:
    anne = person(WINDOW)
    quick = replace(CALM, game="turm", start_seconds=3)
    truth = Truth(ledger, alone_at_a_table(anne, house, state_of([(), (), ()], options=quick)))
    log, told = anne.get_by_test_id("log").first, anne.get_by_test_id("towers-told")

    for count, (name, pieces) in enumerate((("brique", BRICKS), ("cube", CUBES)), start=1):
        in_the_bag(anne)
        pull(anne, spots(layout := truth.layout, one_of(layout, pieces, finger(anne))))
        expect(anne.get_by_test_id("prompt")).to_contain_text(re.compile(f"Posez une? {name}"))
        anne.get_by_test_id("builder").wait_for()
        anne.keyboard.press("Enter")
        expect(log).to_contain_text(re.compile(f"Vous posez une? {name} \\w+\\s: la tour tient"))
        assert len(truth.state.towers[0]) == count

    in_the_bag(anne)
    pull(anne, spots(layout := truth.layout, one_of(layout, BALLS, finger(anne))))
    anne.get_by_test_id("builder").wait_for()
    for _ in range(8):
        anne.keyboard.press("ArrowRight")  # out over the edge
    anne.keyboard.press("Enter")
    expect(anne.get_by_test_id("built")).to_contain_text("une pièce tombe")
    expect(told).to_contain_text("Votre tour, 2 pièces")  # before the next start
    expect(log).to_contain_text(re.compile("Vous posez une boule \\w+\\s: une pièce tombe"))
    assert set(BALLS) <= set(truth.state.bag)
    assert [shape_of(placed.piece) for placed in truth.state.towers[0]] == [BRICKS[0] // 4, CUBES[0] // 4]


@pytest.mark.slow
def test_a_whole_quartett_against_bots_by_keyboard_with_eyes_shut(
    house: str, person: Opens, ledger: Path
) -> None:
    anne = person(WINDOW)
    seated = open_box(house, Options(game="quartett", duels=2, search_seconds=30), ("easy", "easy"))
    truth, heard = Truth(ledger, seated["code"]), set[str]()
    take_seat(anne, house, seated)
    anne.get_by_test_id("table").wait_for()
    over, bag, offers = (anne.get_by_test_id(name) for name in ("game-over", "bag", "offers"))
    end = time.monotonic() + 300
    while not over.is_visible():
        assert time.monotonic() < end, "the game did not end"
        if bag.is_visible():
            heard.add(search_blindly(anne, truth, seated["seat"]))
        elif offers.is_visible():
            anne.keyboard.press("d" if anne.get_by_test_id("offer-start").count() else "1")
        anne.wait_for_timeout(100)
    assert any(words and "rien" not in words for words in heard), heard
    expect(anne.get_by_test_id("prompt")).to_have_text("La partie est finie")
    expect(anne.get_by_role("log").first).to_contain_text("Le nombre de recherches convenu est atteint.")
    assert truth.state.bout.number == 2


def search_blindly(page: Page, truth: Truth, seat: int) -> str:
    """To one of one's own shapes, out with it; the words heard when the finger had found it."""
    state = truth.state
    own = {shape_of(piece) for piece in state.owned[seat]}
    try:
        shut_eyes(page)
        layout = truth.layout
        wanted = tuple(piece for piece in state.bag if shape_of(piece) in own)
        walk_to(page, spots(layout, one_of(layout, wanted, finger(page))))
        felt = page.get_by_test_id("felt")
        until(page, lambda: "rien" not in felt.inner_text(), 2)
        words = felt.inner_text()
        page.keyboard.press("Space")
        holds(page, 1)
        page.keyboard.press("Enter")
    except (HandOut, AssertionError, Error):  # the others were faster
        return ""
    return words


def test_what_a_hand_does_is_said_in_two_lines_at_most(house: str, person: Opens) -> None:
    page = person()
    owned = [some("blue-cube"), some("blue-ball"), some("blue-arch")]
    alone_at_a_table(page, house, state_of(owned, options=replace(CALM, start_seconds=1)))
    in_the_bag(page)
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        for button in page.get_by_role("group", name="Ce que fait votre main").get_by_role("button").all():
            assert box_of(button)["height"] < 62, button.inner_text()


@pytest.mark.slow
def test_no_serious_problem_in_the_bag_at_the_tower_or_on_the_box(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)
    page.goto(f"{house}/box/dschamal")
    page.get_by_test_id("first-choice").wait_for()
    problems.look("box")
    owned = [some("blue-cube"), some("blue-ball"), some("blue-arch")]
    last = Verdict(((0, 4120), (1, 4310)), ((0, some("white-cube")),), 0, "DSC-20", 12)
    state = replace(state_of(owned, options=replace(CALM, start_seconds=5)), last=last)
    alone_at_a_table(page, house, state)
    page.get_by_test_id("receipt").wait_for()
    problems.look("ready")
    in_the_bag(page)
    page.wait_for_timeout(1500)  # the shout has faded by then
    problems.look("bag")
    page.keyboard.press("e")
    problems.look("eyes shut")
    towers = [some("blue-brick", "white-cube"), some("white-brick"), ()]
    building = Building(0, some("yellow-arch")[0], 0)
    turm = replace(CALM, game="turm")
    begun = state_of([some("cut-cube"), (), ()], building, options=turm, towers=towers)
    take_seat(page, house, open_from(house, begun, ("", "random", "random")))
    page.get_by_test_id("builder").wait_for()
    problems.look("tower")
    assert problems.found == {}
