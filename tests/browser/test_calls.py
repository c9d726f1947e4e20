"""At a slow table the menu has a place to choose how one is called; what is chosen reaches the house."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Problems
from tests.browser.people import PHONE, Opens
from tests.browser.tables import take_seat
from tests.server.house import House
from tests.server.receiver import CALLED_AT_ONCE, OFTEN, receiver
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db", first=OFTEN + CALLED_AT_ONCE, calls_to_private=True)
    running.start()
    yield running
    assert running.stop() == 0


def test_an_address_is_chosen_in_the_menu_and_called_there(kept: House, person: Opens) -> None:
    box = ours()[0]
    settings = {"slow_hours": 24, "pace": 0}
    with receiver() as inbox:
        seated = kept.open(game=box, seats=5, settings=settings, begin=True)
        anne = person(PHONE)
        take_seat(anne, kept.base, seated)
        expect(anne.get_by_test_id("deadline")).to_contain_text("jusqu’au")
        anne.get_by_test_id("menu").click()
        ways = anne.get_by_test_id("ways")
        expect(ways.get_by_test_id("push")).to_be_visible()  # this machine is as good as https
        problems = Problems(anne)
        problems.look("how one is called")
        ways.get_by_test_id("way-address").fill(f"{inbox.base}/mine")
        ways.get_by_test_id("way-add").click()
        expect(ways).to_contain_text("ntfy · 127.0.0.1")
        anne.goto("about:blank")
        inbox.wait(1)
        assert (inbox.posted[0].path, inbox.visible) == ("/mine", 1)
        assert problems.found == {}
