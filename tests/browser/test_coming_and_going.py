"""A friend who comes late, and what the host does about people, seen by everybody."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tablee.core.shelf import load
from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import join, posted, take_seat
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser


def running(house: str, game: str) -> dict[str, str]:
    """Anne's seat at a table where bots have all the others."""
    seats = load(game).META.seats[0]
    body = {"game": game, "name": "Anne", "seats": seats, "bots": ["random"] * (seats - 1), "begin": True}
    return posted(f"{house}/api/tables", {**body, "settings": {"away_seconds": 3600}})


@pytest.mark.parametrize("game", ours())
def test_a_friend_who_comes_late_takes_a_bots_seat(house: str, person: Opens, game: str) -> None:
    host = running(house, game)
    anne, bruno = person(WINDOW), person(PHONE)
    take_seat(anne, house, host)
    expect(anne.get_by_test_id("table")).to_be_visible()
    bruno.goto(f"{house}/t/{host['code']}")
    bruno.get_by_test_id("name").fill("Bruno")
    bruno.get_by_test_id("sit").click()
    expect(bruno.get_by_test_id("table")).to_be_visible()
    expect(bruno.locator(".dock")).to_be_visible()
    expect(anne.get_by_test_id("notice")).to_contain_text("Bruno")
    expect(anne.get_by_test_id("table").get_by_text("Bruno").first).to_be_visible()


def test_the_host_sends_somebody_away_and_keeps_the_device_away(house: str, person: Opens) -> None:
    game = ours()[0]
    host = posted(f"{house}/api/tables", {"game": game, "name": "Anne", "seats": load(game).META.seats[0]})
    anne, bruno, chloe = person(WINDOW), person(WINDOW), person(PHONE)
    take_seat(anne, house, host)
    join(bruno, house, host["code"], "Bruno")
    join(chloe, house, host["code"], "Chloé")
    anne.get_by_role("button", name="Menu").click()
    anne.get_by_test_id("open-people").click()
    row = anne.get_by_test_id("people").get_by_role("listitem").filter(has_text="Bruno")
    row.get_by_role("button", name="Plus…").click()
    row.get_by_role("checkbox").check()
    anne.get_by_test_id("remove").click()
    expect(chloe.get_by_test_id("notice")).to_contain_text("Bruno")
    expect(bruno.get_by_text("Vous regardez")).to_be_visible()
    bruno.goto(f"{house}/t/{host['code']}")
    bruno.get_by_test_id("name").fill("Bruno")
    bruno.get_by_test_id("sit").click()
    expect(bruno.get_by_role("alert")).to_contain_text("ne laisse pas revenir cet appareil")
    anne.get_by_test_id("end-table").click()
    anne.get_by_test_id("end-table-yes").click()
    expect(chloe.get_by_test_id("table-ended")).to_be_visible()


def test_somebody_is_muted_heard_again_removed_and_back(house: str, person: Opens) -> None:
    game = ours()[0]
    host = posted(f"{house}/api/tables", {"game": game, "name": "Anne", "seats": load(game).META.seats[0]})
    anne, bruno, chloe = person(WINDOW), person(WINDOW), person(WINDOW)
    take_seat(anne, house, host)
    join(bruno, house, host["code"], "Bruno")
    join(chloe, house, host["code"], "Chloé")
    anne.get_by_role("button", name="Menu").click()
    anne.get_by_test_id("open-people").click()
    row = anne.get_by_test_id("people").get_by_role("listitem").filter(has_text="Bruno")
    row.get_by_role("button", name="Plus…").click()
    row.get_by_role("button", name="Ne plus transmettre ses messages").click()
    expect(chloe.get_by_test_id("notice")).to_contain_text("Bruno")
    say(bruno, "me voici")
    expect(bruno.get_by_test_id("refusal")).to_be_visible()
    row.get_by_role("button", name="Transmettre de nouveau ses messages").click()
    expect(row.get_by_role("button", name="Ne plus transmettre ses messages")).to_be_visible()
    say(bruno, "merci")
    expect(chloe.get_by_text("merci").first).to_be_visible()
    expect(chloe.get_by_text("me voici")).to_have_count(0)
    anne.get_by_test_id("remove").click()
    expect(bruno.get_by_text("Vous regardez")).to_be_visible()
    join(bruno, house, host["code"], "Bruno")
    expect(chloe.get_by_text("Bruno").first).to_be_visible()


def say(page: Page, words: str) -> None:
    page.get_by_test_id("chat-input").fill(words)
    page.get_by_test_id("chat-input").press("Enter")


def test_everybody_sees_that_the_game_is_paused_and_the_host_goes_on_with_it(
    house: str, person: Opens
) -> None:
    game = next(one for one in ours() if not load(one).META.windows and load(one).clocked is None)
    host = running(house, game)
    anne, bruno = person(WINDOW), person(PHONE)
    take_seat(anne, house, host)
    expect(anne.get_by_test_id("table")).to_be_visible()
    bruno.goto(f"{house}/t/{host['code']}")
    expect(bruno.get_by_test_id("invited-to")).to_have_text(load(game).META.title)
    bruno.get_by_test_id("name").fill("Bruno")
    bruno.get_by_test_id("sit").click()
    expect(bruno.get_by_test_id("table")).to_be_visible()
    anne.get_by_role("button", name="Menu").click()
    anne.get_by_test_id("open-people").click()
    anne.get_by_test_id("pause").click()
    expect(bruno.get_by_test_id("paused")).to_contain_text("Anne")
    expect(bruno.get_by_test_id("resume")).to_have_count(0)
    anne.get_by_test_id("resume").click()
    expect(bruno.get_by_test_id("paused")).to_have_count(0)
