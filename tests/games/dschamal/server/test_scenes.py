"""Scenes of duels are watched."""

from __future__ import annotations

from tests.server.house import House


def test_where_fingers_feel_a_scene_is_watched_and_nobody_is_asked(house: House) -> None:
    listed = house.get("/api/scenes/dschamal").json()
    assert not listed["playable"]
    watched = house.get("/api/scenes/dschamal/DSC-22", params={"seat": 0}).json()
    assert not watched["playable"]
    assert all(step["asked"] is None for step in watched["steps"])
