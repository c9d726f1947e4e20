"""Standing orders at a slow table of Camelot: nobody else is sent anything that depends on them."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.camelot.game import Options
from tablee.games.camelot.state import State
from tests.games.camelot.building import turn_of
from tests.server.window_worlds import (
    ANNE,
    BEA,
    CEM,
    PEOPLE,
    TELEVISION,
    WATCHER,
    Doings,
    Hearing,
    give,
    move,
    nothing,
)

SLOW: dict[str, Any] = {"slow_hours": 24, "window_minutes": 1}
LET, LANCELOT = {"type": "let-cards-pass"}, {"type": "lancelot-for-me"}


def announced(bea: str) -> State:
    columns = ["red-3", "red-4", "red-5"]
    return turn_of(0, ["chute red-3", bea, "blue-2"], columns, options=Options(reaction_seconds=4))


def chute(target: int) -> Doings:
    return [(2.0, move(ANNE, {"type": "action", "card": "chute", "target": target}))]


@pytest.mark.clause("CAM-51")
def test_who_lets_cards_pass_in_advance_and_who_holds_lancelot_the_others_are_sent_the_same(
    hearing: Hearing,
) -> None:
    worlds: dict[str, tuple[str, Doings]] = {
        "nothing": ("blue-2", []),
        "ordered": ("blue-2", [(1.0, give(BEA, LET))]),
        "ordered with Lancelot": ("lancelot", [(1.0, give(BEA, LET))]),
        "Lancelot against what is aimed at herself": ("lancelot", [(1.0, give(BEA, LANCELOT, LET))]),
        "everybody": ("lancelot", [(1.0, give(BEA, LET)), (1.0, give(CEM, LET))]),
    }
    found = {
        name: hearing(
            "camelot", announced(bea), PEOPLE[:3], [*chute(CEM), *doings, (63.0, nothing)], **SLOW
        ).by(ANNE, WATCHER, TELEVISION)
        for name, (bea, doings) in worlds.items()
    }
    assert {name for name, frames in found.items() if frames != found["nothing"]} == set()
    assert {at for at, _ in found["nothing"][0] if at > 2.0} == {62.0}


@pytest.mark.clause("CAM-51")
def test_lancelot_is_played_within_the_window_against_what_is_aimed_at_its_holder(hearing: Hearing) -> None:
    doings: Doings = [*chute(BEA), (1.0, give(BEA, LANCELOT, LET)), (63.0, nothing)]
    frames = hearing("camelot", announced("lancelot"), PEOPLE[:3], doings, **SLOW).by(ANNE)[0]
    cancelled = [at for at, frame in frames if b"action-cancelled" in frame]
    assert len(cancelled) == 1
    assert 2.0 < cancelled[0] < 62.0
