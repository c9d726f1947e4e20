"""Standing orders at a slow table of the Grand Dalmuti: nobody else is sent anything that depends on them."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.dalmuti.game import Options, State
from tablee.games.dalmuti.pieces import JOKER
from tests.games.dalmuti.building import calling, playing
from tests.server.window_worlds import (
    ANNE,
    BEA,
    CEM,
    PEOPLE,
    TELEVISION,
    WATCHER,
    Doings,
    Hearing,
    come,
    give,
    move,
    nothing,
)

SLOW: dict[str, Any] = {"slow_hours": 24, "window_minutes": 1}
SILENCE, TRICK = {"type": "no-revolution"}, {"type": "pass-trick"}
HANDS: list[tuple[int, ...]] = [(1, 2, 5, 6), (JOKER, JOKER, 7), (4, 11, 12), (8, 9, 10)]


def called() -> State:
    return calling(HANDS, options=Options(call_seconds=6))


@pytest.mark.clause("DAL-25")
def test_who_has_ordered_silence_and_who_answers_or_not_the_others_are_sent_the_same(
    hearing: Hearing,
) -> None:
    """Three people and the bot: the window lasts its minute, though all of them had answered at once."""
    silent: Doings = [(3.0, move(CEM, {"type": "keep-silent"})), (3.0, move(ANNE, {"type": "keep-silent"}))]
    secret: dict[str, Doings] = {
        "nothing": [],
        "ordered": [(1.0, give(BEA, SILENCE))],
        "ordered, and withdrawn": [(1.0, give(BEA, SILENCE)), (2.0, give(BEA))],
        "ordered, and back": [(1.0, give(BEA, SILENCE)), (2.0, come(BEA)), (30.0, come(BEA, anew=True))],
        "answered": [(5.0, move(BEA, {"type": "keep-silent"}))],
    }
    found = {
        name: hearing("dalmuti", called(), PEOPLE, [*silent, *doings, (61.0, nothing)], **SLOW)
        for name, doings in secret.items()
    }
    told = {name: heard.by(ANNE, WATCHER, TELEVISION) for name, heard in found.items()}
    assert {name for name, frames in told.items() if frames != told["nothing"]} == set()
    assert {at for at, frame in told["nothing"][0] if b"nobody-declared" in frame} == {60.0}
    own = b"".join([frame for _, frame in found["ordered"].by(BEA)[0]])
    assert b'"standing":[{"type":"no-revolution"}]' in own
    assert b'"type":"kept"' in own


def test_a_trick_let_go_in_advance_is_passed_minutes_later_and_looks_like_any_pass(hearing: Hearing) -> None:
    """The same moment by hand: every byte that others are sent is the same."""
    state = playing([(3, 4, 5), (6, 7), (8, 9), (10, 11)])
    lead: Doings = [(0.5, move(ANNE, {"type": "play", "cards": [5]}))]
    ordered = hearing(
        "dalmuti", state, PEOPLE, [*lead, (1.0, give(BEA, TRICK)), (960.0, nothing)], slow_hours=24
    )
    passed = [at for at, frame in ordered.by(ANNE)[0] if b'"passed"' in frame and at > 1]
    assert passed[0] >= 60
    by_hand = [*lead, (passed[0], move(BEA, {"type": "pass"})), (960.0, nothing)]
    again = hearing("dalmuti", state, PEOPLE, by_hand, slow_hours=24)
    assert ordered.by(ANNE, WATCHER, TELEVISION) == again.by(ANNE, WATCHER, TELEVISION)
