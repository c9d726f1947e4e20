"""Bad input: refused with its clause, nothing changes (CAM-90)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.core.refusal import MoveRefused
from tablee.games.camelot.game import Move, State, apply, offers, read_move, refuse, write_move
from tablee.games.camelot.moves import (
    Keep,
    LetPass,
    LoseToken,
    NameColour,
    PlayAction,
    PlayCard,
    PlayLancelot,
    Stay,
    TakeToken,
    Withdraw,
)
from tablee.games.camelot.state import Over
from tests.games.camelot.building import stream, turn_of

HANDS = ["red-3 blue-2 lady-6 esquive charge riposte", "red-5", "red-4", "red-4"]
COLUMNS = ["red-3 lady-6", "red-5 red-5", "", ""]


def table() -> State:
    return turn_of(0, HANDS, COLUMNS, inside=(0, 1, 2), laid=["", "bouclier", "", ""])


BAD: list[tuple[int, Any, str, str]] = [
    (0, PlayCard("red-5"), "CAM-90", "not-held"),
    (0, PlayCard("dragon"), "CAM-90", "not-held"),
    (0, PlayAction("feinte"), "CAM-90", "not-held"),
    (0, PlayCard("blue-2"), "CAM-22", "wrong-colour"),
    (0, PlayCard("lady-6"), "CAM-26", "second-lady"),
    (0, PlayCard("charge"), "CAM-40", "action-card"),
    (0, PlayAction("red-3"), "CAM-40", "no-action-card"),
    (0, PlayAction("esquive"), "CAM-40", "wrong-targets"),
    (0, PlayAction("esquive", 2, theirs=0), "CAM-40", "no-effect"),
    (0, PlayAction("esquive", 3, theirs=0), "CAM-90", "target-withdrawn"),
    (0, PlayAction("esquive", 1, theirs=0), "CAM-49", "target-shielded"),
    (0, Stay(), "CAM-21", "nothing-played"),
    (1, PlayCard("red-5"), "CAM-90", "not-your-turn"),
    (1, Withdraw(), "CAM-90", "not-your-turn"),
    (3, PlayCard("red-4"), "CAM-32", "withdrawn"),
    (1, PlayLancelot(), "CAM-51", "no-card-to-answer"),
    (1, LetPass(), "CAM-51", "no-card-to-answer"),
    (0, NameColour("red"), "CAM-90", "not-now"),
    (0, Keep(("red-3",)), "CAM-90", "not-now"),
    (0, LoseToken("red"), "CAM-90", "not-now"),
    (0, TakeToken("red"), "CAM-90", "not-now"),
]


@pytest.mark.clause("CAM-90")
@pytest.mark.parametrize(("seat", "move", "clause", "reason"), BAD)
def test_bad_input_is_refused_with_its_clause_and_changes_nothing(
    seat: int, move: Move, clause: str, reason: str
) -> None:
    state = table()
    before = msgspec.json.encode(state)
    refusal = refuse(state, seat, move)
    assert refusal is not None
    assert (refusal.clause, refusal.reason) == (clause, reason)
    assert move not in offers(state, seat).moves
    chance = stream()
    with pytest.raises(MoveRefused, match=clause):
        apply(state, seat, move, chance)
    assert chance.taken() == ()
    assert msgspec.json.encode(state) == before


@pytest.mark.clause("CAM-90")
def test_staying_in_without_the_highest_total_is_refused() -> None:
    state = turn_of(0, HANDS, COLUMNS, played=True, entered=True)
    refusal = refuse(state, 0, Stay())
    assert refusal is not None
    assert (refusal.clause, refusal.values) == ("CAM-24", {"total": 9, "short": 2})


@pytest.mark.clause("CAM-90")
def test_nothing_is_open_when_the_game_is_over() -> None:
    state = msgspec.structs.replace(table(), phase=Over())
    assert all(offers(state, seat).moves == () for seat in range(4))
    refusal = refuse(state, 0, Withdraw())
    assert refusal is not None
    assert refusal.values == {"phase": "over"}


@pytest.mark.clause("CAM-90")
@pytest.mark.parametrize(
    "sent",
    [
        b'{"type":"play"}',
        b'{"type":"play","card":3}',
        b'{"type":"play","card":"red-3","twice":true}',
        b'{"type":"action","card":"chute","target":"Knut"}',
        b'{"type":"action","card":"chute","target":true}',
        b'{"type":"cheat"}',
    ],
)
def test_what_is_no_move_is_not_read(sent: bytes) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(sent, type=Move)


@pytest.mark.clause("CAM-90")
@pytest.mark.parametrize(
    "text",
    ["", "red-9", "riposte", "riposte red", "name pink", "esquive 1 -1", "keep", "keep red", "lose"],
)
def test_what_is_no_text_of_a_move_says_so(text: str) -> None:
    with pytest.raises(ValueError, match=r"move|played as|is no"):
        read_move(text)


@pytest.mark.clause("CAM-90")
@pytest.mark.parametrize(
    "text",
    [
        "name red", "red-3", "lady-6", "charge", "riposte 2", "desarconne blue", "retraite 0", "esquive 2 1",
        "finesse 1 0 bouclier", "finesse 1 assomme 2", "stay", "withdraw", "pass", "pass all", "lancelot",
        "keep red-3 squire-2", "lose red", "take blue",
    ],
)  # fmt: skip
def test_moves_read_as_they_are_written(text: str) -> None:
    assert write_move(read_move(text)) == text
    assert read_move(text.upper()) == read_move(text)
