"""The host’s page in a browser: the token, who plays, closing and erasing a table."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import Problems
from tests.browser.people import DESK, PHONE, Opens
from tests.browser.tables import take_seat
from tests.server.house import House
from tests.toy_shelf import ours

pytestmark = pytest.mark.browser

TOKEN = "Vb7kq2Lx9RtZ4mW8"
BOX = ours()[0]


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[House]:
    running = House(tmp_path / "tablee.db", admin_token=TOKEN)
    running.start()
    yield running
    assert running.stop() == 0


def test_the_host_closes_and_erases_a_table(kept: House, person: Opens) -> None:
    seated = kept.open(game=BOX, seats=5, bots=["random"] * 2, settings={})
    code = seated["code"]
    anne, host = person(PHONE), person(DESK)
    take_seat(anne, kept.base, seated)
    anne.get_by_test_id("code").wait_for()
    host.goto(f"{kept.base}/admin")
    host.get_by_test_id("token").fill("x" * 16)
    host.get_by_test_id("enter").click()
    expect(host.get_by_role("alert")).to_have_text("Ce jeton n’est pas celui de qui tient cette maison.")
    host.get_by_test_id("token").fill(TOKEN)
    host.get_by_test_id("enter").click()
    table = host.get_by_test_id(f"kept-{code}")
    expect(table).to_contain_text("Anne")
    expect(table).to_contain_text("127.0.0.1")
    problems = Problems(host)
    problems.look("a table in play")
    with host.expect_download() as saved:
        table.get_by_role("button", name="Télécharger").click()
    assert saved.value.suggested_filename == f"tablee-{code}.jsonl"
    table.get_by_test_id("everybody").click()
    with host.expect_download() as saved:
        table.get_by_role("button", name="Exporter").click()
    assert saved.value.suggested_filename == f"tablee-{code}-2.json"
    table.get_by_test_id("person-erase").click()
    problems.look("a person about to be erased")
    table.get_by_test_id("person-yes").click()
    expect(table.get_by_test_id("people")).to_contain_text("#1")
    expect(anne.get_by_text("#1", exact=True).first).to_be_visible()
    expect(anne.get_by_text("Anne", exact=True)).to_have_count(0)
    table.get_by_test_id("close").click()
    expect(anne.get_by_text("Cette table a été fermée")).to_be_visible()
    expect(table).to_contain_text("fermée")
    table.get_by_test_id("erase").click()
    table.get_by_test_id("erase-yes").click()
    expect(host.get_by_test_id(f"kept-{code}")).to_have_count(0)
    expect(host.get_by_role("status")).to_have_text(f"La table {code} est effacée.")
    assert problems.found == {}
