"""One's own part in the shuffle, as a person meets it: nothing to do, a calm line at the end, a receipt."""

from __future__ import annotations

import httpx
import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from tablee.assets import client_dir
from tablee.core.proof import Note, proof_of
from tablee.core.receipt import read_receipt
from tablee.core.receipt_check import read_document, receipt_flaw
from tablee.core.record import read_record
from tablee.core.shelf import load
from tablee.core.verify import verify
from tests.browser.people import PHONE, WINDOW, Opens
from tests.browser.tables import join, posted, take_seat
from tests.games.etoile.browser.resigning import resign

pytestmark = pytest.mark.browser

IN = "Votre part était dans ce mélange."
NO_SUBTLE = "Object.defineProperty(crypto, 'subtle', { value: undefined })"


def star(house: str, host: Page, guest: Page) -> str:
    """Anne and Bruno in the lobby of the star."""
    seat = posted(f"{house}/api/tables", {"game": "etoile", "name": "Anne", "seats": 2})
    take_seat(host, house, seat)
    host.get_by_test_id("lobby-start").wait_for()
    join(guest, house, seat["code"], "Bruno")
    return str(seat["code"])


def receipt_on(page: Page) -> str:
    page.get_by_text("Vérifier la donne").click()
    return page.get_by_test_id("receipt").inner_text()


def give_up(page: Page) -> None:
    """When one's turn comes."""
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-yes").click()


def test_two_people_are_told_that_their_parts_were_in_and_can_prove_it(house: str, person: Opens) -> None:
    """Without `crypto.subtle`, as in a local network over plain http; one of them reloads on the way."""
    host, guest = person(WINDOW), person(PHONE)
    for page in (host, guest):
        page.add_init_script(NO_SUBTLE)
    code = star(house, host, guest)
    host.get_by_test_id("lobby-start").click()
    guest.get_by_test_id("board").wait_for()
    guest.reload()
    resign(host, guest)
    for page in (host, guest):
        expect(page.get_by_test_id("part")).to_have_text(IN)
    data = httpx.get(f"{house}/api/tables/{code}/record").content
    record = read_record(data, load)
    assert verify(load("etoile"), record) is None
    assert proof_of(record) == (Note("together", (0, 1)),)
    for seat, page in enumerate((host, guest)):
        receipt = read_receipt(receipt_on(page))
        assert (receipt.seat, receipt.part, receipt.first) == (seat, record.chance.seeds[seat], 0)
        assert receipt_flaw(record, read_document(data), receipt) is None


def test_a_rematch_and_a_table_played_on_have_parts_too(house: str, person: Opens) -> None:
    host, guest = person(WINDOW), person(WINDOW)
    code = star(house, host, guest)
    host.get_by_test_id("lobby-start").click()
    resign(host, guest)
    host.get_by_test_id("play-again").click()
    expect(host.get_by_test_id("game-over")).to_have_count(0)
    resign(host, guest)
    expect(host.get_by_test_id("part")).to_have_text(IN)
    record = read_record(httpx.get(f"{house}/api/tables/{code}/record").content, load)
    assert proof_of(record) == (Note("together", (0, 1)), Note("rematch", number=2))
    host.goto(f"{house}/replay/{code}")
    host.get_by_test_id("play-on").click()
    host.get_by_test_id("play-on-begin").click()
    give_up(host)
    expect(host.get_by_test_id("part")).to_have_text(IN)


def test_a_house_that_lists_another_part_is_told_off_and_gets_no_part(house: str, person: Opens) -> None:
    """A line in between that changes what the house says, as a cheating house would."""
    host, guest = person(WINDOW), person(PHONE)
    said: list[str] = []
    listed = '\\"kind\\":\\"person\\",\\"name\\":\\"\\",\\"commitment\\":\\"'

    def between(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def hear(text: str | bytes) -> None:
            said.append(str(text))
            server.send(text)

        line.on_message(hear)
        server.on_message(lambda text: line.send(str(text).replace(listed, f"{listed}0")))

    guest.route_web_socket("**/ws/*", between)
    star(house, host, guest)
    host.get_by_test_id("lobby-start").click()
    expect(guest.get_by_test_id("refusal")).to_contain_text("La maison n’a pas tenu parole")
    guest.get_by_test_id("board").wait_for()
    assert any('"commit"' in text for text in said)
    assert not any('"open-part"' in text for text in said)
    resign(host, guest)
    expect(guest.get_by_test_id("part")).to_contain_text("votre part manquait dans sa liste")
    expect(host.get_by_test_id("part")).to_have_text(IN)


def test_a_browser_that_cannot_load_its_part_plays_all_the_same(house: str, person: Opens) -> None:
    page = person(WINDOW)

    built = client_dir()
    assert built is not None
    (part,) = [file.name for file in (built / "assets").glob("*.js") if "tablee-part/2" in file.read_text()]
    page.route(f"**/assets/{part}", lambda route: route.abort())
    page.goto(f"{house}/box/etoile")
    page.get_by_label("Places").select_option("2")
    page.get_by_test_id("play-now").click()
    give_up(page)
    expect(page.get_by_test_id("game-over")).to_be_visible()
    expect(page.get_by_test_id("part")).to_have_count(0)
