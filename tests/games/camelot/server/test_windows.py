"""Lancelot and Adaptation: while answers are hidden nothing anybody else is sent depends on them."""

from __future__ import annotations

import pytest

from tablee.games.camelot.game import Options
from tablee.games.camelot.state import State
from tests.games.camelot.building import turn_of
from tests.server.window_worlds import (
    ANNE,
    BEA,
    CEM,
    PEOPLE,
    PUBLIC,
    TELEVISION,
    WATCHER,
    Doings,
    Hearing,
    come,
    move,
    nothing,
)

# Lancelot: Anne plays a card at once; the hands of Bea and Cem are what nobody else may know.
LET, REST = {"type": "let-pass"}, {"type": "let-pass", "rest": True}
HOLDERS = (("lancelot", "blue-2"), ("blue-2", "lancelot"), ("blue-2", "blue-2"))
ANSWERS: dict[str, Doings] = {
    "no press": [],
    "at once": [(0.5, move(BEA, LET)), (0.5, move(CEM, LET))],
    "Bea hesitates": [(0.5, move(CEM, LET)), (3.75, move(BEA, LET))],
    "a standing order": [(0.5, move(BEA, REST)), (1.0, come(BEA))],
}


def announced(*hands: str) -> State:
    options = Options(reaction_seconds=4)
    return turn_of(0, ["bouclier red-3", *hands], ["red-3", "red-4", "red-5"], options=options)


@pytest.mark.clause("CAM-51")
def test_whoever_holds_lancelot_and_whoever_hesitates_the_others_are_sent_the_same(hearing: Hearing) -> None:
    card: Doings = [(0.0, move(ANNE, {"type": "action", "card": "bouclier"}))]
    found = {
        (hands, how): hearing(
            "camelot", announced(*hands), PEOPLE[:3], [*card, *PUBLIC, *doings, (4.5, nothing)]
        ).by(ANNE, WATCHER, TELEVISION)
        for hands in HOLDERS
        for how, doings in ANSWERS.items()
    }
    first = next(iter(found.values()))
    assert {key for key, frames in found.items() if frames != first} == set()
    assert {at for at, _ in first[0] if at > 3.25} == {4.0}


@pytest.mark.clause("CAM-44")
def test_what_is_kept_under_adaptation_and_who_has_chosen_is_shown_with_the_last_choice(
    hearing: Hearing,
) -> None:
    columns = ["red-3 red-4", "red-3 squire-3", "red-5 red-4 squire-2 yellow-2"]
    state = turn_of(0, ["adaptation red-3", "blue-2", "blue-2"], columns, options=Options(reaction_seconds=1))
    card: Doings = [(0.0, move(ANNE, {"type": "action", "card": "adaptation"}))]
    bea, cem = {"type": "keep", "cards": ["squire-3"]}, {"type": "keep", "cards": ["yellow-2"]}
    found = [
        hearing("camelot", state, PEOPLE[:3], [*card, (2.0, one), *PUBLIC[1:], (5.0, other), (5.25, nothing)])
        for one, other in ((move(BEA, bea), move(CEM, cem)), (move(CEM, cem), move(BEA, bea)))
    ]
    assert found[0].by(ANNE, WATCHER, TELEVISION) == found[1].by(ANNE, WATCHER, TELEVISION)
    assert {at for at, frame in found[0].frames[ANNE] if b"keeping-chosen" in frame} == {5.0}
