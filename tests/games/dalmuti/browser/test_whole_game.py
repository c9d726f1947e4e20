"""A whole game of the Grand Dalmuti, played by what a television and three phones show."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.people import PHONE, Opens
from tests.browser.tables import PATIENT, posted, take_seat
from tests.browser.test_television import SCREENS
from tests.games.dalmuti.browser.tables import act_once, play_until, sit_down

pytestmark = pytest.mark.browser


def test_from_the_deal_to_the_end_with_a_friend_who_comes_in_the_middle(house: str, person: Opens) -> None:
    television, anne, bruno, chloe = person(SCREENS[0]), person(PHONE), person(PHONE), person(PHONE)
    body = {"game": "dalmuti", "name": "Anne", "seats": 4, "options": {"rounds": 1}, "begin": True}
    seated = posted(f"{house}/api/tables", {**body, "bots": ["random"] * 3, "settings": PATIENT})
    television.goto(f"{house}/tv/{seated['code']}")
    expect(television.get_by_test_id("tv-turn")).not_to_be_empty()
    take_seat(anne, house, seated)
    expect(anne.get_by_test_id("hand-head")).to_be_visible()
    act_once(anne)
    for friend, name in ((bruno, "Bruno"), (chloe, "Chloé")):
        sit_down(friend, house, seated["code"], name)
        expect(friend.get_by_test_id("hand-head")).to_be_visible()
        expect(television.get_by_test_id("tv-scores").get_by_text(name)).to_be_visible()
    expect(television.get_by_test_id("hand")).to_have_count(0)
    finale = television.get_by_test_id("tv-finale")
    play_until([anne, bruno, chloe], finale.is_visible)
    expect(finale.get_by_test_id("winner-named")).not_to_be_empty()
    expect(finale).to_contain_text("Bruno")
