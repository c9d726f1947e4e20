"""People at a table of Camelot, and learners in its scenes, in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tablee.games.camelot.game import Options
from tests.browser.axe import Problems
from tests.browser.people import PHONE, Opens
from tests.browser.tables import LASTING, join, take_seat
from tests.games.camelot.browser.tables import (
    CALM,
    TOP,
    card,
    full_table,
    lay,
    open_from,
    stay,
    stunned,
    touch,
    whole_tournament,
)
from tests.games.camelot.building import turn_of
from tests.games.camelot.whole import whole

pytestmark = pytest.mark.browser


def colour_is(page: Page, colour: str) -> None:
    expect(page.get_by_test_id("colour")).to_have_attribute("data-colour", colour)


def my_turn(page: Page) -> None:
    expect(page.get_by_test_id("prompt")).to_contain_text("À vous", timeout=30_000)


def test_four_at_a_table_with_a_colour_change_a_cancelled_card_and_a_ladys_price(
    house: str, person: Opens
) -> None:
    anne, bruno = person(), person(PHONE)
    seated = open_from(house, whole_tournament(), ("", "", "random", "random"))
    take_seat(anne, house, seated)
    join(bruno, house, seated["code"], "Bruno")
    anne.get_by_test_id("lobby-start").click()

    anne.get_by_role("button", name="Ouvrir en bleu").click()
    colour_is(bruno, "blue")
    lay(anne, "blue-3")
    stay(anne)
    my_turn(bruno)
    touch(bruno, "blue-5")
    expect(bruno.get_by_test_id("running")).to_contain_text("vous seriez en tête")
    bruno.get_by_test_id("play").click()
    stay(bruno)

    # the two bots hold nothing that fits, and leave; Anne's card is aimed at Bruno on the table
    expect(anne.get_by_test_id("prompt")).to_contain_text("il vous manque 3 points", timeout=30_000)
    touch(anne, "chute")
    expect(anne.get_by_test_id("explained")).to_contain_text("CAM-47")
    anne.get_by_role("button", name="Viser Bruno").click()
    anne.get_by_test_id("announce").click()
    expect(bruno.get_by_test_id("announced")).to_contain_text("annonce Chute contre vous")
    expect(bruno.get_by_role("timer")).to_be_visible()
    expect(anne.get_by_role("timer")).to_be_visible()
    expect(bruno.get_by_test_id("announced")).to_contain_text(
        "passe de la main visée à la main de qui la joue"
    )
    expect(bruno.get_by_test_id("offer-lancelot")).to_be_in_viewport(ratio=1)
    touch(bruno, "lancelot")
    bruno.get_by_test_id("cancel").click()
    expect(anne.get_by_test_id("announced")).to_have_count(0)
    expect(anne.get_by_test_id("log").first).to_contain_text("Lancelot ! Bruno annule Chute, votre carte.")

    lay(anne, "lady-6")
    stay(anne)
    my_turn(bruno)
    touch(bruno, "maladresse")
    bruno.get_by_test_id("announce").click()
    anne.get_by_role("button", name="Laisser passer", exact=True).click()
    colour_is(anne, "green")
    touch(bruno, "green-1")
    expect(bruno.get_by_test_id("running")).to_contain_text("il vous manque 1")
    bruno.get_by_test_id("hand").locator("[data-card=green-1]").nth(1).click(position=TOP)
    bruno.get_by_test_id("play").click()
    stay(bruno)

    my_turn(anne)
    anne.get_by_role("button", name="Se retirer").click()
    expect(anne.get_by_test_id("prompt")).to_contain_text("quel jeton rendez-vous")
    anne.get_by_role("button", name="Rendre le jeton jaune").click()
    expect(anne.get_by_test_id("news")).to_contain_text("Bruno remporte le tournoi vert")
    expect(anne.get_by_test_id("log").first).to_contain_text(
        "La dame coûte cher : vous perdez un jeton jaune."
    )
    expect(bruno.get_by_test_id("prompt")).to_contain_text("quelle couleur")


def test_everybody_has_the_same_time_to_answer_a_card_and_silence_lets_it_pass(
    house: str, person: Opens
) -> None:
    """Bruno holds Lancelot, Chloé does not; both see one question, and nothing to be quick or slow with."""
    anne, bruno, chloe = person(), person(PHONE), person()
    hands = ["maladresse red-4", "lancelot red-5", "red-3 blue-2"]
    options = Options(reaction_seconds=10)
    state = whole(turn_of(0, hands, ["red-3", "red-4", "red-5"], options=options))
    seated = open_from(house, state, ("", "", ""), LASTING)
    take_seat(anne, house, seated)
    join(bruno, house, seated["code"], "Bruno")
    join(chloe, house, seated["code"], "Chloé")
    anne.get_by_test_id("lobby-start").click()
    touch(anne, "maladresse")
    anne.get_by_test_id("announce").click()
    for page, able in ((bruno, True), (chloe, False)):
        question = page.get_by_test_id("hidden-question")
        expect(question.get_by_test_id("offer-lancelot")).to_be_enabled(enabled=able)
        expect(question.get_by_role("button")).to_have_count(2)  # the act, and the clause
        expect(question).to_contain_text("CAM-51")
        expect(page.get_by_role("timer")).to_be_visible()
    expect(chloe.get_by_test_id("hidden-question")).to_contain_text("Lancelot n’est pas dans votre main")
    for page in (anne, bruno, chloe):  # nobody has pressed anything
        expect(page.get_by_test_id("colour")).to_have_attribute("data-colour", "green", timeout=30_000)


def test_a_card_that_does_not_fit_says_why_with_its_clause(house: str, person: Opens) -> None:
    page = person(PHONE)
    take_seat(page, house, open_from(house, full_table(), ("", *["random"] * 4)))
    touch(page, "yellow-2")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("Le tournoi est rouge")
    expect(refusal).to_contain_text("CAM-22")


def test_cards_that_stop_fitting_stay_in_hand_and_the_table_says_why(house: str, person: Opens) -> None:
    page = person(PHONE)
    take_seat(page, house, open_from(house, stunned(), ("", "random")))
    lay(page, "red-5", "red-4", "red-3")
    expect(page.get_by_test_id("total-0")).to_contain_text("8")
    refusal = page.get_by_test_id("refusal")
    expect(refusal).to_contain_text("une seule carte par tour")
    expect(refusal).to_contain_text("CAM-50")
    expect(page.get_by_test_id("stopped")).to_contain_text(
        "La suite n’a pas pu être posée : 4 rouge et 3 rouge."
    )
    expect(card(page, "red-4")).to_be_visible()


def test_an_action_card_that_cannot_be_played_says_what_it_takes(house: str, person: Opens) -> None:
    page = person(PHONE)
    take_seat(page, house, open_from(house, stunned(), ("", "random")))
    explained = page.get_by_test_id("explained")
    touch(page, "riposte")
    expect(explained).to_contain_text("qui ait posé au moins deux cartes")
    expect(explained).to_contain_text("CAM-46")
    touch(page, "desarconne")
    expect(explained).to_contain_text("Il faut un tournoi violet.")
    expect(explained).to_contain_text("CAM-42")


def test_targets_are_chosen_on_the_table_and_the_clause_opens_the_book(house: str, person: Opens) -> None:
    page = person()
    take_seat(page, house, open_from(house, full_table(), ("", *["random"] * 4)))
    touch(page, "finesse")
    page.get_by_role("button", name=re.compile("^Désigner : 3 rouge, devant Anne")).click(position=TOP)
    page.locator("[data-seat='2']").get_by_role("button", name=re.compile("écuyer 3")).click(position=TOP)
    expect(page.get_by_test_id("announce")).to_contain_text("ma carte : 3 rouge ; sa carte : écuyer 3")
    page.get_by_test_id("explained").get_by_text("CAM-48").click()
    book = page.get_by_role("dialog")
    expect(book.locator("#CAM-48")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_test_id("announce").click()
    expect(page.get_by_test_id("log").first).to_contain_text("Vous annoncez Finesse contre")


def test_keyboard_alone_is_enough(house: str, person: Opens) -> None:
    page = person()
    take_seat(page, house, open_from(house, full_table(), ("", *["random"] * 4)))
    page.get_by_test_id("hand").wait_for()
    page.keyboard.press("h")
    expect(page.get_by_test_id("advice")).to_contain_text("Voici ce que je jouerais")
    hand = page.get_by_test_id("hand").locator("button").all()
    names = [one.get_attribute("data-card") or "" for one in hand]
    for name in ("red-5", "lady-6"):
        page.keyboard.press(str(names.index(name) + 1))
    expect(page.get_by_test_id("running")).to_contain_text("21")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("total-0")).to_contain_text("21")
    focus_on(page, "Rester en lice")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("log").first).to_contain_text("Vous restez en lice")


def focus_on(page: Page, name: str) -> None:
    wanted = page.get_by_test_id("offers").get_by_role("button", name=name)
    wanted.wait_for()
    for _ in range(60):
        if wanted.evaluate("button => button === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached")


def test_a_scene_is_watched_from_the_box(house: str, person: Opens) -> None:
    page = person()
    page.goto(f"{house}/box/camelot")
    page.get_by_test_id("scene-CAM-80").click()
    caption = page.get_by_test_id("caption")
    expect(caption).to_contain_text("Quatre à table")
    page.get_by_test_id("scene-next").click()
    expect(caption).to_contain_text("Il tient deux épées rouges")
    for _ in range(19):
        page.get_by_test_id("scene-next").click()
    expect(caption).to_contain_text("le jeton rouge est à vous")
    expect(page.get_by_test_id("scene-again")).to_be_visible()
    page.get_by_test_id("scene-play").click()  # begins anew, and asks
    expect(caption).to_contain_text("Quatre à table")
    for _ in range(6):
        page.get_by_test_id("scene-next").click()
    expect(caption).to_contain_text("Que jouez-vous")


def test_a_scene_is_played_and_another_legal_move_is_acknowledged(house: str, person: Opens) -> None:
    page = person(PHONE)
    page.goto(f"{house}/scene/camelot/CAM-80")
    page.get_by_test_id("scene-play").click()
    caption = page.get_by_test_id("caption")
    for _ in range(6):
        page.get_by_test_id("scene-next").click()
    expect(caption).to_contain_text("Que jouez-vous")
    lay(page, "squire-3")
    expect(caption).to_contain_text("Ce coup est permis aussi")
    expect(caption).to_contain_text("4 rouge")
    page.get_by_role("button", name="Essayer autre chose").click()
    touch(page, "blue-3")
    expect(caption).to_contain_text("n’est pas permis ici")
    expect(caption).to_contain_text("Le tournoi est rouge")
    caption.get_by_role("button", name=re.compile("CAM-22")).click()
    expect(page.get_by_role("dialog").locator("#CAM-22")).to_be_in_viewport()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Essayer autre chose").click()
    lay(page, "red-4", "red-3")
    expect(caption).to_contain_text("C’est bien cela")
    stay(page)
    expect(caption).to_contain_text("7")
    expect(page.get_by_test_id("total-3")).to_contain_text("7")


@pytest.mark.slow
def test_no_serious_problem_at_the_table_or_in_a_scene(house: str, person: Opens) -> None:
    page = person(reduced_motion="reduce")
    problems = Problems(page)
    take_seat(page, house, open_from(house, full_table(), ("", *["random"] * 4)))
    page.get_by_test_id("hand").wait_for()
    problems.look("table")
    touch(page, "finesse")
    problems.look("targets")
    for path in ("/box/camelot", "/rules/camelot", "/scene/camelot/CAM-81"):
        page.goto(f"{house}{path}")
        page.wait_for_load_state("networkidle")
        problems.look(path)
    page.get_by_test_id("scene-play").click()
    problems.look("scene")
    assert problems.found == {}


def test_five_fit_on_a_phone(house: str, person: Opens) -> None:
    page = person(PHONE)
    take_seat(page, house, open_from(house, full_table(), ("", *["random"] * 4)))
    page.get_by_test_id("hand").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    for where in ("offers", "running", "stay"):
        box = page.get_by_test_id(where).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 844


def test_the_end_names_who_won_and_nothing_is_counted_any_more(house: str, person: Opens) -> None:
    state = turn_of(
        0, ["red-5 red-3", "blue-2"], ["red-3", "red-4"],
        tokens=["purple blue yellow green", "red"], options=CALM,
    )  # fmt: skip
    anne = person(PHONE)
    take_seat(anne, house, open_from(house, whole(state), ("", "random")))
    my_turn(anne)
    lay(anne, "red-5")
    stay(anne)
    over = anne.get_by_test_id("game-over")
    expect(over.get_by_test_id("winner-named")).to_have_text("Vous gagnez\u00a0!", timeout=30_000)
    expect(over.get_by_role("listitem").first).to_contain_text("Anne")
    anne.get_by_role("button", name="Fermer").click()
    expect(anne.get_by_test_id("prompt")).to_have_text("Vous gagnez la partie.")
    expect(anne.get_by_test_id("running")).to_have_count(0)
    expect(anne.get_by_test_id("total-0")).to_have_count(0)
