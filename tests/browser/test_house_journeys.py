"""In and out of the house: doors, links, lost lines, and what every table shares."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, WINDOW, Opens
from tests.browser.tables import NAMES, posted, take_seat

pytestmark = pytest.mark.browser

STALE = "Ce lien personnel n’ouvre aucune place ici."


def opened(house: str, bots: int = 4, **more: object) -> dict[str, str]:
    """Anne's seat at a table of the Grand Dalmuti, the last seats taken by bots."""
    body = {"game": "dalmuti", "name": NAMES[0], "seats": 5, "bots": ["random"] * bots, **more}
    return posted(f"{house}/api/tables", body)


def seated(page: Page, house: str, **more: object) -> dict[str, str]:
    """Anne in the middle of a game that waits for her."""
    seat = opened(house, begin=True, settings={"away_seconds": 3600}, **more)
    take_seat(page, house, seat)
    page.get_by_test_id("hand").wait_for()
    return seat


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
    expect(page.get_by_test_id("hand")).to_be_visible()
    assert kept_token(page, seat["code"]) == seat["token"]
    expect(page).to_have_url(f"{house}/t/{seat['code']}")
