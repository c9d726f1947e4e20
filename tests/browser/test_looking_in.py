"""A player lets a friend look into their cards: the table is told, and it ends when the player says so."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import take_seat
from tests.browser.test_coming_and_going import running
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser


def test_a_friend_looks_into_anne_s_cards_until_she_ends_it(house: str, person: Opens) -> None:
    seat = running(house, ours()[0])
    anne, friend, bruno = person(WINDOW), person(PHONE), person(WINDOW)
    take_seat(anne, house, seat)
    expect(anne.get_by_test_id("table")).to_be_visible()
    bruno.goto(f"{house}/t/{seat['code']}")
    bruno.get_by_test_id("name").fill("Bruno")
    bruno.get_by_test_id("sit").click()
    expect(bruno.get_by_test_id("table")).to_be_visible()
    anne.get_by_role("button", name="Menu").click()
    anne.get_by_test_id("look-make").click()
    expect(bruno.get_by_test_id("notice")).to_contain_text("Anne laisse quelqu’un voir ses cartes")
    token = anne.evaluate(f"localStorage.getItem('tablee.look.{seat['code']}')")
    link = f"{house}/look/{seat['code']}#{token}"
    friend.goto(link)
    expect(bruno.get_by_test_id("notice")).to_contain_text("Quelqu’un regarde maintenant")  # it fades soon
    expect(friend.get_by_test_id("looks")).to_contain_text("Anne")
    expect(friend.locator(".dock")).to_be_visible()
    friend.reload()
    expect(friend.locator(".dock")).to_be_visible()
    bruno.goto(link)
    expect(bruno.get_by_role("alert")).to_contain_text("Cet appareil a déjà vu la main d’une autre place")
    anne.get_by_test_id("look-end").click()
    expect(friend.get_by_text("Vous regardez cette table")).to_be_visible()
    friend.reload()
    expect(friend.get_by_role("alert")).to_contain_text("Ce lien ne montre")
