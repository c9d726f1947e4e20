"""An evening: two phones and a television go from box to box by one link; points are shown to the room."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import PHONE, Opens
from tests.browser.play_out import play_out
from tests.browser.tables import PATIENT, join, posted, take_seat
from tests.browser.test_television import SCREENS
from tests.games.etoile.browser.resigning import resign

pytestmark = pytest.mark.browser


def go_on(host: Page, game: str) -> None:
    host.get_by_test_id("evening-next").click()
    host.get_by_test_id(f"next-{game}").click()


def test_everybody_goes_on_to_another_box_and_older_links_lead_there(house: str, person: Opens) -> None:
    television, anne, bruno = person(SCREENS[0]), person(PHONE), person(PHONE)
    body = {"game": "etoile", "name": "Anne", "seats": 2, "settings": PATIENT}
    seated = posted(f"{house}/api/tables", body)
    first = seated["code"]
    television.goto(f"{house}/tv/{first}")
    take_seat(anne, house, seated)
    join(bruno, house, first, "Bruno")
    expect(television.get_by_test_id("tv-lobby").get_by_text("Bruno")).to_be_visible()
    anne.get_by_test_id("lobby-start").click()
    resign(anne, bruno)
    for page in (anne, bruno, television):
        expect(page.get_by_test_id("evening")).to_contain_text("une partie")
        expect(page.get_by_test_id("evening").get_by_role("listitem")).to_have_count(2)
    expect(bruno.get_by_test_id("evening-next")).to_have_count(0)
    expect(television.get_by_test_id("evening").get_by_role("button")).to_have_count(0)

    go_on(anne, "toy")
    second = moved_from(anne, first)
    for page, name in ((anne, "Anne"), (bruno, "Bruno")):
        page.wait_for_url(f"**/t/{second}")
        expect(page.get_by_text(name).first).to_be_visible()
    television.wait_for_url(f"**/tv/{second}")
    for name in ("Anne", "Bruno"):
        expect(television.get_by_test_id("tv-lobby").get_by_text(name)).to_be_visible()

    late, again = person(PHONE), person(PHONE)
    late.goto(f"{house}/tv/{first}")
    late.wait_for_url(f"**/tv/{second}")
    take_seat(again, house, seated)  # the link Anne had from the first table
    again.wait_for_url(f"**/t/{second}*")
    expect(again.get_by_test_id("lobby-start")).to_be_visible()  # it is still the host's

    anne.get_by_test_id("lobby-start").click()
    play_out(anne, bruno)
    expect(television.get_by_test_id("evening")).to_contain_text("2 parties")


def moved_from(page: Page, code: str) -> str:
    """The code of the table this page was led to from that one."""
    page.wait_for_function("code => !location.pathname.endsWith(`/${code}`)", arg=code)
    return page.url.split("#")[0].rsplit("/", 1)[-1]
