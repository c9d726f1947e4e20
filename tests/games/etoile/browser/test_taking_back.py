"""A move of the star taken back: at once among bots, with leave among people, and by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tablee.games.etoile.game import META
from tests.browser.axe import Problems
from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import join, open_from, take_seat
from tests.games.etoile.browser.tables import expect_log, my_turn, piece, press
from tests.games.etoile.scenes import opened

pytestmark = pytest.mark.browser


def at_a_table(page: Page, house: str, bot: str = "beginner") -> str:
    """Anne begins, in camp A, against this bot or, where there is none, a friend."""
    seat = open_from(house, META, opened(2), ("", bot))
    take_seat(page, house, seat)
    return str(seat["code"])


def test_among_bots_it_happens_at_once_and_the_bot_plays_anew(house: str, person: Opens) -> None:
    page = person(WINDOW)
    at_a_table(page, house)
    my_turn(page)
    page.get_by_test_id("move-back").click()
    expect(page.get_by_test_id("refusal")).to_have_text(
        "Vous n’avez encore rien joué qui puisse être repris."
    )
    press(page, "Ac3", "Ad4")
    expect_log(page, "Vous jouez Ac3-Ad4")
    my_turn(page)
    expect(piece(page, "Ad4")).to_have_count(1)
    page.get_by_test_id("move-back").click()
    expect_log(page, "Vous reprenez votre coup")
    expect(piece(page, "Ac3")).to_have_count(1)
    expect(piece(page, "Ad4")).to_have_count(0)
    my_turn(page)
    press(page, "Ac3", "Ad4")
    expect_log(page, "Vous reprenez votre coup.*Vous jouez Ac3-Ad4")
    my_turn(page)
    page.keyboard.press("z")
    expect(piece(page, "Ac3")).to_have_count(1)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("reprendre son dernier coup")


def test_among_people_the_other_is_asked(house: str, person: Opens) -> None:
    anne, bea = person(WINDOW), person(PHONE)
    code = at_a_table(anne, house, bot="")
    join(bea, house, code, "Béatrice")
    anne.get_by_test_id("lobby-start").click()
    my_turn(anne)
    press(anne, "Ac3", "Ad4")
    expect(piece(bea, "Ad4")).to_have_count(1)
    anne.get_by_test_id("move-back").click()
    expect(anne.get_by_test_id("plea")).to_contain_text("Les autres décident")
    expect(bea.get_by_test_id("plea")).to_contain_text("Anne voudrait reprendre son dernier coup.")
    bea.get_by_test_id("plea-no").click()
    expect(anne.get_by_test_id("plea")).to_have_count(0)
    anne.get_by_test_id("move-back").click()
    expect(anne.get_by_test_id("refusal")).to_contain_text("Quelqu’un n’était pas d’accord.")
    my_turn(bea)
    press(bea, "Bc3", "Bd4")
    expect(piece(anne, "Bd4")).to_have_count(1)
    anne.get_by_test_id("move-back").click()
    found = Problems(bea)
    bea.get_by_test_id("plea").wait_for()
    found.look("a plea")
    assert found.found == {}
    bea.get_by_test_id("plea-yes").click()
    expect_log(bea, "Anne reprend son coup")
    for page in (anne, bea):
        expect(piece(page, "Ac3")).to_have_count(1)
        expect(piece(page, "Bc3")).to_have_count(1)
    my_turn(anne)
