"""A fall looked at again: computed from the record, and shown only if it ends as the record says (DSC-85)."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from tablee.core.record import load_record
from tablee.games.dschamal import simulated
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.moves import Build, Feel
from tablee.games.dschamal.physics import completed
from tablee.games.dschamal.placing import set_on
from tablee.games.dschamal.simulated import TowerRetold, refilmed
from tablee.games.dschamal.state import Building, State
from tablee.server.http import replays
from tablee.table import game_rules
from tests.games.dschamal.building import some, state_of
from tests.records.kept import folder_of

CUBE = some("white-cube")[0]
OPTIONS = Options(game="turm")


def built() -> tuple[State, Build]:
    """A cube let go over a brick, as whoever runs the game completes it."""
    towers = [some("blue-brick"), (), ()]
    state = state_of([(), (), ()], Building(0, CUBE, 0), towers=towers, options=OPTIONS)
    return state, completed(state.towers[0], Build(set_on(state.towers[0], CUBE)))


@pytest.mark.clause("DSC-85")
def test_a_fall_is_seen_again_from_the_drop_to_what_stands() -> None:
    state, move = built()
    found = refilmed(state, 0, move)
    assert found is not None
    assert {placed.piece for placed in found.poses[0]} == {CUBE, *some("blue-brick")}
    assert len(found.poses) > 3
    assert refilmed(state, 0, Feel(0, 0, 60)) is None


@pytest.mark.clause("DSC-85")
def test_a_fall_that_would_end_otherwise_than_the_record_says_is_not_shown() -> None:
    state, move = built()
    assert move.settled is not None
    moved = replace(move.settled[-1], x=move.settled[-1].x + 900)
    assert refilmed(state, 0, replace(move, settled=(*move.settled[:-1], moved))) is None


def test_a_replay_brings_the_falls_along_and_no_more_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(before: State, seat: int, move: object) -> TowerRetold | None:
        return TowerRetold(33, before.towers[:1]) if isinstance(move, Build) else None

    monkeypatch.setattr(replays, "MOST_FILMS", 2)
    monkeypatch.setattr(simulated, "refilmed", fall)
    record = load_record(Path(folder_of("dschamal")) / "ends-tower.json", game_rules.load)
    frames = msgspec.json.decode(b"".join(replays._json_parts(record, None)))["frames"]
    falls = [frame for frame in frames if (frame.get("again") or {}).get("type") == "tower"]
    assert [frame["move"]["type"] for frame in falls] == ["build", "build"]
    assert falls[0]["again"]["every"] == 33
