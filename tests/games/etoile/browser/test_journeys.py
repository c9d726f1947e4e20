"""People at a table of the star, in real browsers."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tablee.core.chance import Recorded
from tablee.games.etoile.game import META, Options, apply
from tablee.games.etoile.moves import Play
from tablee.games.etoile.position import begin, read_position
from tests.browser.axe import Problems
from tests.browser.people import PHONE, Opens
from tests.browser.tables import open_from, take_seat
from tests.browser.test_television import SCREENS
from tests.games.etoile.browser.tables import (
    MISSED_AT,
    TAKE_BACK,
    cell,
    expect_log,
    my_turn,
    piece,
    play_now,
    play_to_the_end,
    played_on,
    press,
    sit_down,
    walk_to,
)

pytestmark = pytest.mark.browser


def test_two_people_and_a_bot_through_a_soufflage_a_chain_and_a_promotion(house: str, person: Opens) -> None:
    host, guest = person(), person(PHONE)
    code = played_on(host, house, "Claire")
    sit_down(guest, house, code, "Alain")
    expect(host.get_by_text("Alain").first).to_be_visible()
    host.get_by_test_id("lobby-start").click()
    my_turn(host)
    expect(guest.get_by_test_id("prompt")).to_have_text("Claire réfléchit")

    press(host, "Bd2", "Be3")
    claim = guest.get_by_test_id("claim")
    expect(claim).to_contain_text("Claire pouvait prendre et a joué Bd2-Be3")
    expect(guest.get_by_role("button", name="Souffler Bd4")).to_be_visible()
    expect(guest.get_by_test_id("let-go")).to_be_visible()
    guest.get_by_role("button", name="Exiger la prise", exact=True).click()

    expect(host.get_by_test_id("prompt")).to_have_text("Votre coup est repris\u00a0: prenez maintenant")
    expect(piece(host, "Bd2")).to_have_count(1)
    press(host, "Bd4", "Cc3")
    expect(
        host.get_by_text("La prise continue").or_(host.get_by_text("Arrêtez-vous ici")).first
    ).to_be_visible()
    press(host, "Ce1")
    for page in (host, guest):
        expect(piece(page, "Ce1")).to_have_attribute("data-kind", "queen")
    expect_log(host, "Vous prenez 2 pièces\\s: Bd4xCc3xCe1")
    expect_log(host, "Vous faites dame en Ce1")
    expect(guest.get_by_test_id("plate-C")).to_contain_text("vous")
    my_turn(guest)


def test_a_piece_is_huffed_and_its_huffer_moves_on(house: str, person: Opens) -> None:
    host, guest = person(), person()
    code = played_on(host, house, "Claire")
    sit_down(guest, house, code, "Alain")
    expect(host.get_by_text("Alain").first).to_be_visible()
    host.get_by_test_id("lobby-start").click()
    my_turn(host)
    press(host, "Bd2", "Be3")
    guest.get_by_test_id("claim").wait_for()
    press(guest, "Bd4")
    expect(piece(host, "Bd4")).to_have_count(0)
    expect_log(host, "Alain souffle votre pièce en Bd4")
    my_turn(guest)


@pytest.mark.slow
def test_a_game_for_two_by_english_rules_to_its_end(house: str, person: Opens) -> None:
    """In front of a television, from the first move to the show at the end."""
    page, television = person(reduced_motion="reduce"), person(SCREENS[0], reduced_motion="reduce")
    page.goto(f"{house}/box/etoile")
    page.get_by_label("Votre nom").fill("Anne")
    page.get_by_label("Places").select_option("2")
    page.get_by_test_id("invite").click()
    page.get_by_test_id("lobby-start").wait_for()
    page.get_by_role("combobox", name="Règles").select_option("anglaises")
    page.get_by_label("Allure des robots").select_option("0")
    page.get_by_label("La place libre").select_option("Débutant · ne voit que son coup")
    television.goto(f"{house}/tv/{page.get_by_test_id('code').inner_text().strip()}")
    expect(television.get_by_test_id("tv-lobby").get_by_text("Anne")).to_be_visible()
    page.get_by_test_id("lobby-start").click()
    page.get_by_test_id("board").wait_for()
    assert play_to_the_end(page) > 5
    expect(television.get_by_test_id("tv-finale")).to_contain_text("Anne")
    over = page.get_by_test_id("game-over")
    expect(over).to_contain_text("Anne")
    expect_log(page, "gagn|nulle")
    over.get_by_role("link", name="Revoir la partie").click()
    page.get_by_test_id("curve").wait_for()
    page.get_by_test_id("replay-slider").fill("3")
    expect(page.get_by_test_id("play-on")).to_be_enabled()


def test_keyboard_alone_is_enough(house: str, person: Opens) -> None:
    page = person()
    page.goto(f"{house}/box/etoile")
    page.get_by_test_id("play-now").focus()
    page.keyboard.press("Enter")
    my_turn(page)
    spot = page.locator("[data-cell][tabindex='0']")
    for _ in range(40):
        if spot.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    camp = str(spot.get_attribute("data-cell"))[0]
    expect(spot).to_have_attribute("data-cell", f"{camp}a1")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowUp")
    expect(spot).to_have_attribute("aria-label", f"Pion de {camp} en {camp}c3, peut jouer")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    expect(spot).to_have_attribute("aria-label", f"{camp}d4, case vide, arrivée possible")
    page.keyboard.press("Escape")
    expect(spot).to_have_attribute("aria-label", f"{camp}d4, case vide")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    expect_log(page, f"Vous jouez {camp}c3-{camp}d4")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("suivre les diagonales")


def test_a_chain_is_taken_by_keyboard(house: str, person: Opens) -> None:
    page = person()
    played_on(page, house, "Claire")
    page.get_by_test_id("lobby-start").click()
    my_turn(page)
    spot = page.locator("[data-cell][tabindex='0']")
    spot.focus()
    for landing in ("Bd4", "Cc3", "Ce1"):
        walk_to(page, landing)
        page.keyboard.press("Enter")
    expect_log(page, "Vous prenez 2 pièces\\s: Bd4xCc3xCe1")


def test_a_piece_is_dragged_and_a_hint_is_asked_for(house: str, person: Opens) -> None:
    page = person(PHONE)
    camp = play_now(page, house)
    page.get_by_test_id("hint").click()
    prompt = page.get_by_test_id("prompt")
    expect(prompt).to_contain_text("Je jouerais")
    start, goal = cell(page, f"{camp}e3").bounding_box(), cell(page, f"{camp}f4").bounding_box()
    assert start is not None
    assert goal is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(goal["x"], goal["y"], steps=4)
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2)
    page.mouse.up()
    expect_log(page, f"Vous jouez {camp}e3-{camp}f4")
    expect(prompt).not_to_contain_text("Je jouerais")


def test_a_refused_move_shows_its_clause_and_resigning_is_asked_twice(house: str, person: Opens) -> None:
    page = person()
    camp = play_now(page, house, 2)
    press(page, f"{camp}c3", f"{camp}b4" if camp == "C" else "Ca1")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("ETO-")
    expect(piece(page, f"{camp}c3")).to_have_count(1)
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("game-over")).to_be_visible()
    expect_log(page, "Vous abandonnez")


@pytest.mark.slow
def test_axe_finds_no_serious_problem(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)
    for path in ("/box/etoile", "/rules/etoile"):
        page.goto(f"{house}{path}")
        page.wait_for_load_state("networkidle")
        problems.look(path)
    camp = play_now(page, house)
    problems.look("table")
    cell(page, f"{camp}c3").click()
    problems.look("chosen")
    page.set_viewport_size(PHONE)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    page.goto(f"{house}/replay")
    page.locator("input[type=file]").set_input_files(TAKE_BACK)
    page.get_by_test_id("curve").wait_for()
    page.get_by_test_id("replay-slider").fill(str(MISSED_AT))
    problems.look("replay")
    assert problems.found == {}


def test_the_owner_of_a_piece_insists_and_who_resigns_is_shown_with_what_was_left(
    house: str, person: Opens
) -> None:
    """Anne is C: A could have taken her man on A's d4, and B, who is next, waits (ETO-40, ETO-53)."""
    position = read_position("A:dark:A=Ac3,Ag1,Ab2:B=Be1,Bg1,Bg3:C=Ad4,Ce1,Cg3")
    state = begin(position, Options(owner_obliges=True), (1, 2, 0)).state
    missed = apply(state, 1, Play(("Ag1", "Ah2")), Recorded(())).state
    anne = person(PHONE)
    take_seat(anne, house, open_from(house, META, missed, ("", "random", "random")))
    expect(anne.get_by_test_id("prompt")).to_contain_text("pouvait prendre une de vos pièces")
    expect(anne.get_by_role("button", name="Ne pas exiger la prise")).to_be_visible()
    anne.get_by_role("button", name="Exiger la prise", exact=True).click()
    expect_log(anne, "Vous exigez la prise")
    my_turn(anne)
    anne.get_by_test_id("resign").click()
    anne.get_by_test_id("resign-yes").click()
    expect(anne.get_by_test_id("plate-C")).to_contain_text("abandon avec 2 pièces")
    expect(anne.get_by_test_id("plate-C")).to_contain_text("10 perdues")
