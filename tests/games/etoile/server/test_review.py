"""Games of the star looked at again: what would have been better, all in writing, and read back."""

from __future__ import annotations

import json
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from tablee.games.etoile.sharing import read, write_game, write_position
from tests.games.etoile.scenes import at, opened
from tests.records.kept import kept
from tests.server.house import House

GAME = min(kept("etoile"), key=lambda path: path.stat().st_size)


def posted(house: House, path: str, body: Any, status: int = 200) -> Any:
    answer = httpx.post(f"{house.base}{path}", json=body, timeout=60)
    assert answer.status_code == status, answer.text
    return answer.json()


def test_a_review_has_a_finding_a_move_and_a_position_a_turn(house: House) -> None:
    record = json.loads(GAME.read_bytes())
    review = posted(house, "/api/review", record)
    assert len(review["positions"]) == len(record["turns"])
    assert len(review["findings"]) == len(record["turns"]) - 1
    assert sorted(review["sides"]) == list(range(len(record["names"])))
    found = [one for one in review["findings"] if one is not None]
    assert found
    assert all(0 <= one["loss"] <= 2 for one in found)


def test_a_game_in_writing_comes_back_as_it_was_played(house: House) -> None:
    record = json.loads(GAME.read_bytes())
    review = posted(house, "/api/review", record)
    again = posted(house, "/api/read", {"text": review["game"]})
    assert [turn["move"] for turn in again["turns"]] == [turn["move"] for turn in record["turns"]]
    assert again["standings"] == record["standings"]
    assert again["names"] == record["names"]
    assert posted(house, "/api/review", again)["positions"] == review["positions"]


def test_a_position_in_writing_can_be_played_on(house: House) -> None:
    text = write_position(at("B:dark:A=Ac3,Ad2:B=Bc3,Bd2"))
    record = posted(house, "/api/read", {"text": text})
    wish = {"turn": 0, "seat": 1, "name": "Anne", "record": record, "bots": ["beginner", ""]}
    assert len(posted(house, "/api/tables/from", wish, 201)["code"]) == 6


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "expected turn:colour"),
        ("A:dark:A=Zz9:B=Bc3", "Zz9"),
        ("A:dark:A=:B=", "nobody has a piece here"),
        ('[Camps "0 1"]\n\n1. Ac3-Ab9', "Ab9"),
        ('[Camps "0 1"]\n\n1. Ac3-Bd4', "refused"),
    ],
)
def test_what_cannot_be_read_says_what_is_wrong(house: House, text: str, said: str) -> None:
    problem = posted(house, "/api/read", {"text": text}, 400)
    assert problem["code"] == "bad-notation"
    assert said in problem["values"]["detail"]


def test_a_picture_of_a_position_with_an_arrow(house: House) -> None:
    position = write_position(opened(2))
    drawn = house.get(f"/api/boxes/etoile/picture?position={position}&bottom=1&path=Ac3+Ad4")
    assert drawn.status_code == 200
    assert drawn.text.startswith("<svg")
    for wrong in ("position=nonsense", f"position={position}&path=Zz9", f"position={position}&bottom=7"):
        assert house.get(f"/api/boxes/etoile/picture?{wrong}").status_code == 400


def test_names_cannot_break_out_of_the_writing() -> None:
    record = read(write_position(opened(2)))
    odd = replace(record, names=('An"ne]', "{Bo}\n[x"))
    assert read(write_game(odd, [record.start])).names == ("Anne]", "Bo[x")
