"""The practice bag over HTTP: an exercise is made from its seed, and nothing of it is kept."""

from __future__ import annotations

import httpx
import pytest

from tablee.games.dschamal.pieces import SHAPES
from tests.server.house import House


def test_the_house_plays_an_exercise_and_keeps_nothing(house: House) -> None:
    with httpx.Client(base_url=house.base) as client:
        asked = {"task": "one", "seed": "a"}
        first = client.post("/api/practice/dschamal", json=asked).json()
        assert first["views"][0]["hand"]["clock"] == 0
        assert first["solved"] is None
        steps = [{"type": "feel", "dx": 0, "dy": 10, "ms": 60}, {"type": "feel", "dx": 5, "dy": 10, "ms": 60}]
        twice = client.post("/api/practice/dschamal", json={**asked, "moves": steps, "fresh": 2}).json()
        merged = [{"type": "feel", "dx": 5, "dy": 20, "ms": 120}]
        once = client.post("/api/practice/dschamal", json={**asked, "moves": merged, "fresh": 1}).json()
        assert len(twice["views"]) == 2
        assert twice["views"][1]["hand"]["felt"] == once["views"][0]["hand"]["felt"]
        fast = {**asked, "moves": [*steps, {"type": "feel", "dx": 90, "dy": 0, "ms": 40}], "fresh": 1}
        late = client.post("/api/practice/dschamal", json=fast).json()
        assert late["refusal"]["reason"] == "too-fast"
        assert late["views"] == []
        told = [
            client.post("/api/practice/dschamal", json={**asked, "answer": name}).json()["solved"]
            for name in SHAPES
        ]
        assert sum(one["right"] for one in told) == 1
        assert len(told[0]["layout"]) == 1


@pytest.mark.parametrize(
    ("game", "asked", "status"),
    [
        ("dschamal", {"task": "five", "seed": "a"}, 404),
        ("dschamal", {"task": "one", "seed": ""}, 400),
        ("dschamal", {"task": "one", "seed": "a", "moves": [{"type": "hop"}], "fresh": 1}, 400),
        ("dalmuti", {"task": "one", "seed": "a"}, 404),
        ("nothing", {"task": "one", "seed": "a"}, 404),
    ],
)
def test_what_is_no_exercise_is_said_to_be_none(
    house: House, game: str, asked: dict[str, object], status: int
) -> None:
    with httpx.Client(base_url=house.base) as client:
        assert (client.post(f"/api/practice/{game}", json=asked)).status_code == status
