"""A house below a path of its host: pages, links, invitations and sockets."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.path_proxy import path_proxy
from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import join
from tests.ports import HeldPort
from tests.server.house import House
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

BOX = ours()[0]
PATH = "/some/club"


@pytest.fixture(params=["proxy-takes-the-path-away", "proxy-leaves-the-path"])
def below(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[str]:
    """The public address of a house that stands below a path."""
    held = HeldPort()
    address = f"http://127.0.0.1:{held.number}{PATH}"
    house = House(tmp_path / "tablee.db", public_url=address, trusted_proxy=("127.0.0.1",))
    house.start()
    keeps = request.param == "proxy-leaves-the-path"
    with path_proxy(held.number, house.port, PATH, keeps_path=keeps):
        yield address
    assert house.stop() == 0


def test_two_people_meet_at_a_house_below_a_path(below: str, person: Opens) -> None:
    anne, bruno = person(WINDOW), person(PHONE)
    anne.goto(below)
    anne.get_by_test_id(f"box-{BOX}").click()
    expect(anne).to_have_url(f"{below}/box/{BOX}")
    anne.get_by_test_id("invite").click()
    code = anne.get_by_test_id("code").inner_text()
    expect(anne).to_have_url(f"{below}/t/{code}")
    anne.reload()
    anne.get_by_test_id("code").wait_for()
    join(bruno, below, code, "Bruno")
    expect(anne.get_by_text("Bruno").first).to_be_visible()
    link = bruno.request.get(f"{below}/api/tables/{code}").json()["link"]
    assert link == f"{below}/t/{code}"
    bruno.goto(f"{below}/rules/{BOX}")
    expect(bruno.get_by_role("heading", level=1)).to_be_visible()
    bruno.get_by_role("link", name="Tablée").click()
    expect(bruno.get_by_test_id(f"box-{BOX}")).to_be_visible()
