"""What a messenger shows of an invitation: the game, its picture, how many are there, and no name."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tablee.server.http.invitation_page import described, invitation, language_of
from tablee.server.tables.link_summary import LinkSummary
from tests.server.house import House

PAGE = b"<html><head><title>T</title></head><body></body></html>"


def told(page: str) -> dict[str, str]:
    found = re.findall(r'<meta property="og:([a-z:_]+)" content="([^"]*)" />', page)
    return {name: unescape(value) for name, value in found}


def test_the_preview_names_the_game_and_how_many_and_nobody(house: House) -> None:
    seated = house.open(name="Anne-Zoé")
    house.sit(seated["code"], "Bogdan")
    answer = house.get(f"/t/{seated['code']}", headers={"accept-language": "en-GB,en;q=0.8"})
    seen = told(answer.text)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert seen["title"] == "A seat is waiting for you: Toy"
    assert seen["description"] == "2 people are there. 3 seats are free."
    assert seen["url"].endswith(f"/t/{seated['code']}")
    assert "Anne" not in answer.text
    assert "Bogdan" not in answer.text
    assert house.get(f"/api/tables/{seated['code']}").json()["people"] == 2, "nobody has joined by it"


def test_the_preview_is_told_in_the_askers_language_and_its_picture_is_there(house: House) -> None:
    code = house.open()["code"]
    seen = told(house.get(f"/t/{code}").text)
    assert seen["title"].startswith("Une place vous attend")
    picture = house.get("/" + seen["image"].split("/", 3)[3])
    assert picture.headers["content-type"] == "image/png"
    assert picture.content.startswith(b"\x89PNG")


def test_an_invitation_to_no_table_is_the_plain_page(house: House) -> None:
    answer = house.get("/t/AAAAAA")
    assert answer.status_code == 200
    assert told(answer.text) == {}


def test_a_preview_uses_up_no_limit_and_a_wrong_code_is_a_guess(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", joins_per_minute=2)
    house.start()
    try:
        code = house.open()["code"]
        for _ in range(60):
            assert told(house.get(f"/t/{code}").text)
        assert house.refused_seat(code, "Bea") is None
        for _ in range(40):
            house.get("/t/AAAAAA")
        assert house.get("/api/tables/AAAAAB").json()["code"] == "slow-down"
        assert told(house.get(f"/t/{code}").text), "who knows a table still comes to it"
    finally:
        house.stop()


def test_a_house_below_a_path_names_it_in_every_address(tmp_path: Path) -> None:
    house = House(tmp_path / "tablee.db", public_url="https://games.example/club")
    house.start()
    try:
        code = house.open()["code"]
        page = house.get(f"/club/t/{code}").text
        assert told(page)["url"] == f"https://games.example/club/t/{code}"
        assert told(page)["image"].startswith("https://games.example/club/")
        assert 'href="/club/' in page
    finally:
        house.stop()


@pytest.mark.parametrize(
    ("status", "people", "late", "sentence"),
    [
        ("lobby", 1, 0, "Une personne est à table. 2 places sont libres."),
        (
            "playing",
            2,
            1,
            "La partie est en cours. 2 personnes sont à table. La place d’un robot est à prendre.",
        ),
        ("over", 2, 0, "La partie est finie."),
        ("ended", 2, 0, "La table est fermée."),
    ],
)
def test_every_state_of_a_table_has_its_sentence(status: str, people: int, late: int, sentence: str) -> None:
    seen = LinkSummary("ABCEFH", "toy", status, ("Anne", "", ""), "", late, "at-once", people)
    assert described(seen, "fr") == sentence


def test_what_a_box_is_called_breaks_no_page() -> None:
    seen = LinkSummary("ABCEFH", "toy", "lobby", ("",), "")
    page = invitation(PAGE, seen, '"><script>', "https://x/t/ABCEFH", "https://x/p.png", "en").decode()
    assert "<script>" not in page
    assert told(page)["image:alt"] == '"><script>'


@pytest.mark.parametrize(
    ("accepted", "language"), [("", "fr"), ("de, en;q=0.5", "en"), ("fr-CH, en", "fr"), ("xx", "fr")]
)
def test_the_language_is_the_first_that_is_spoken_here(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
