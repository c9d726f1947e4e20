"""What is really said and played is what the JSON Schemas say; what is not, is not."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tablee.conformance.random_game import random_game, some
from tablee.server.protocol.generated_files import BOOKS, HOUSE_SCHEMA
from tests.conformance.playing import Case, all_cases, name_of
from tests.json_schema import faults
from tests.server.test_conversation import told
from tests.toy_shelf import ROOT, ours


def defs_of(path: Path) -> dict[str, Any]:
    defs: dict[str, Any] = json.loads(path.read_text("utf-8"))["$defs"]
    return defs


def first_cases() -> list[Case]:
    """One table of each box."""
    return list({case.game: case for case in reversed(all_cases()) if case.game in ours()}.values())


def test_there_is_a_schema_of_the_house_and_of_every_box() -> None:
    assert list(HOUSE_SCHEMA.parent.iterdir()) == [HOUSE_SCHEMA]
    assert {path.parent.name for path in BOOKS.glob("*/schema.json")} == set(ours())


def test_a_printed_conversation_is_as_the_schema_says() -> None:
    defs = defs_of(HOUSE_SCHEMA)
    for message in told():
        assert not faults(json.loads(message), defs["ToClient"], defs)
    assert faults({"type": "update"}, defs["ToClient"], defs)
    assert faults({"type": "move", "id": "1", "seen": "2", "move": {}}, defs["FromClient"], defs)


def test_kept_games_are_as_the_schema_says() -> None:
    defs = defs_of(HOUSE_SCHEMA)
    kept = [path for name in ours() for path in (ROOT / "tests" / "games" / name / "records").glob("*.json")]
    assert kept
    for path in kept:
        assert not faults(json.loads(path.read_bytes()), defs["Record"], defs), path.name


@pytest.mark.parametrize("case", first_cases(), ids=name_of)
def test_a_random_game_is_as_its_schema_says(case: Case) -> None:
    defs, game = defs_of(BOOKS / case.game / "schema.json"), case.rules
    for played in some(list(random_game(case, 7)), 25):
        state = played.step.state
        seats = (None, *range(case.seats))
        said = [("Event", one.event) for one in played.step.events]
        said += [("View", game.view(state, seat)) for seat in seats]
        said += [("Offers", game.offers(state, seat)) for seat in range(case.seats)]
        said += [("Move", played.move)] if played.move is not None else []
        for kind, one in said:
            plain = json.loads(msgspec.json.encode(one))
            assert not faults(plain, defs[kind], defs), (kind, plain)
    assert not faults(json.loads(msgspec.json.encode(case.options)), defs["Options"], defs)
    assert faults({"type": "no-such-move"}, defs["Move"], defs)
