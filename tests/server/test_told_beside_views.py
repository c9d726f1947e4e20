"""What is told beside a view knows no more than it does.

Hints are thought from the view alone; whatever looks into a game (its curve, its analysis, its story, its
replay) waits until the game is over. Moments are events and previews are offers, which the conformance
suite compares byte by byte.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.conformance.cases import cases_of
from tablee.conformance.random_game import random_game, some, stream
from tablee.server.tables.bot_question import question_of
from tablee.table.model import PLAYING, Settings, Table
from tests.server.house import House
from tests.toy_shelf import ours

LOOKING_IN = ("record", "replay", "curve", "review", "story")
POSITIONS = 6


def table_in(state: Any, name: str) -> Table:
    return Table("KMNPQR", 1, name, 1, PLAYING, None, Settings(), (), 0, "", "", (), (), state=state)


@pytest.mark.parametrize("name", ours())
def test_a_hint_is_thought_from_what_its_seat_sees(name: str) -> None:
    case = cases_of(name)[0]
    game = case.rules
    for number, played in enumerate(some(list(random_game(case, 11)), POSITIONS)):
        state = played.step.state
        for seat in game.to_act(state):
            other = game.guess(game.view(state, seat), stream(number))
            here, there = (question_of(table_in(one, name), seat, "hard") for one in (state, other))
            assert msgspec.json.encode(here) == msgspec.json.encode(there)


def test_nobody_looks_into_a_game_that_goes_on(house: House) -> None:
    code = house.open(bots=["random"] * 4, begin=True)["code"]
    for part in LOOKING_IN:
        assert house.get(f"/api/tables/{code}/{part}").json()["code"] == "not-over", part
