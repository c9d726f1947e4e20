"""One's own games: noted as they are played, carried to a second device, and a key that is replaced."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import Problems
from tests.browser.people import DESK, PHONE, Opens
from tests.games.etoile.browser.resigning import resign
from tests.games.etoile.browser.tables import my_turn, play_now

pytestmark = pytest.mark.browser


def played(page: Page, house: str) -> str:
    """One game lost to a bot, and another under way; the code of the latter."""
    play_now(page, house, seats=2)
    resign(page)
    page.get_by_test_id("game-over").wait_for()
    play_now(page, house, seats=2)
    return page.url.rsplit("/", 1)[1]


def link(page: Page, house: str) -> str:
    """As it is copied, or shown where a page may not copy."""
    page.get_by_test_id("carry").click()
    page.get_by_test_id("key-qr").wait_for()
    page.evaluate("() => { navigator.clipboard.writeText = () => Promise.reject(new Error('not here')) }")
    page.get_by_role("button", name="Copier le lien").click()
    found = page.get_by_label("Copier le lien").input_value()
    assert found.startswith(f"{house}/mine#")
    return found


def test_a_second_device_has_the_same_games_until_the_key_is_replaced(house: str, person: Opens) -> None:
    first, second = person(PHONE), person(DESK)
    running = played(first, house)
    first.goto(house)
    first.get_by_test_id("mine").click()
    expect(first.get_by_test_id("running")).to_contain_text(running)
    expect(first.get_by_test_id("over")).to_contain_text("place 2 sur 2")
    expect(first.get_by_test_id("results")).to_contain_text("L’Étoile des Dames")
    found = Problems(first)
    found.look("my games")
    assert found.found == {}
    carried = link(first, house)

    second.goto(carried)
    expect(second).to_have_url(f"{house}/mine")
    second.get_by_test_id("bring").focus()
    second.keyboard.press("Enter")
    expect(second.get_by_role("status")).to_have_text("2 tables sont maintenant ici aussi.")
    expect(second.get_by_test_id("over")).to_contain_text("place 2 sur 2")
    second.get_by_test_id("running").get_by_role("link").click()
    my_turn(second)

    first.reload()
    first.get_by_text("Appareil perdu, lien égaré").click()
    first.get_by_test_id("replace").click()
    first.get_by_test_id("replace-yes").click()
    expect(first.get_by_role("status")).to_have_text(
        "La nouvelle clé est en place. L’ancienne n’ouvre plus rien."
    )
    second.goto(f"{house}/t/{running}")
    expect(second.get_by_test_id("watch")).to_be_visible()
    third = person(DESK)
    third.goto(carried)
    third.get_by_test_id("bring").click()
    expect(third.get_by_role("alert")).to_contain_text("Cette clé n’ouvre aucune place ici")
    first.goto(f"{house}/t/{running}")
    my_turn(first)


@pytest.mark.parametrize("mark", ["nonsense", "ab" * 31, f"{'ab' * 32}.ABC", f"{'zz' * 32}.ABCDEF"])
def test_a_link_that_is_none_is_said_to_be(house: str, person: Opens, mark: str) -> None:
    page = person(DESK)
    page.goto(f"{house}/mine#{mark}")
    expect(page.get_by_role("alert")).to_contain_text("Ce lien n’est pas entier")
    expect(page.get_by_test_id("bring")).to_have_count(0)


def test_a_forged_key_opens_nothing_and_a_device_forgets(house: str, person: Opens) -> None:
    page = person(DESK)
    running = played(page, house)
    page.goto(f"{house}/mine#{'ab' * 32}.{running}")
    page.get_by_test_id("bring").click()
    expect(page.get_by_role("alert")).to_contain_text("Cette clé n’ouvre aucune place ici")
    expect(page.get_by_test_id("running")).to_contain_text(running)
    page.get_by_text("Appareil perdu, lien égaré").click()
    page.get_by_test_id("forget").click()
    page.get_by_test_id("forget-yes").click()
    expect(page.get_by_role("status")).to_have_text("Cet appareil a tout oublié.")
    left = page.evaluate("Object.keys(localStorage).join(' ')")
    assert not re.search(r"tablee\.(seat|person|mine|place|shown|part)", left), left
