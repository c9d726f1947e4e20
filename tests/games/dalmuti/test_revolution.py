"""Revolution and Great Revolution (DAL-25, DAL-26)."""

from __future__ import annotations

import pytest

from tablee.games.dalmuti.events import NobodyDeclared, RevolutionDeclared, SilenceKept
from tablee.games.dalmuti.game import Options, due, hidden, offers, to_act, view
from tablee.games.dalmuti.moves import Declare, KeepSilent
from tablee.games.dalmuti.pieces import JOKER
from tablee.games.dalmuti.state import Playing, Taxing
from tests.games.dalmuti.building import all_silent, calling, events_of, make, refusal_of, step

BOTH_AT_2 = [(1, 5), (2, 6), (JOKER, JOKER), (4, 8), (3, 11)]
BOTH_AT_4 = [(1, 5), (2, 6), (3, 7), (4, 8), (JOKER, JOKER)]


@pytest.mark.clause("DAL-25")
def test_both_jokers_may_declare_and_then_nobody_pays() -> None:
    result = step(calling(BOTH_AT_2), 2, Declare())
    assert result.state.phase == Playing(0, None, ())
    assert result.state.hands == calling(BOTH_AT_2).hands
    assert events_of(result, RevolutionDeclared) == [RevolutionDeclared(2, False, (0, 1, 2, 3, 4))]


@pytest.mark.clause("DAL-25")
def test_one_joker_is_not_enough() -> None:
    hands = [(1, 5), (JOKER, 6), (JOKER, 7), (4, 8)]
    refusal = refusal_of(calling(hands), 1, Declare())
    assert (refusal.clause, refusal.reason) == ("DAL-25", "jokers-missing")


@pytest.mark.clause("DAL-25")
def test_it_is_a_choice_and_silence_leads_to_taxes() -> None:
    assert offers(calling(BOTH_AT_2), 2).moves == (Declare(), KeepSilent())
    assert isinstance(all_silent(calling(BOTH_AT_2)).phase, Taxing)


@pytest.mark.clause("DAL-25")
def test_everybody_is_asked_alike_and_silence_tells_nothing() -> None:
    without, with_both = calling([(1, 5), (2, 6), (3, 7), (4, 8), (9, 11)]), calling(BOTH_AT_4)
    assert to_act(without) == to_act(with_both) == {0, 1, 2, 3, 4}
    assert due(without) == due(with_both)
    answered = step(with_both, 4, KeepSilent())
    assert answered.events == ()
    for seat in (None, 0, 1, 2, 3):
        assert view(answered.state, seat) == view(with_both, seat)
    assert view(answered.state, 4).silent == (4,)
    assert refusal_of(answered.state, 4, Declare()).reason == "already-silent"


@pytest.mark.clause("DAL-25")
def test_silence_is_a_hidden_answer_in_a_window_that_lasts_its_time() -> None:
    state = calling(BOTH_AT_2)
    assert hidden(state, 2, KeepSilent())
    assert not hidden(state, 2, Declare())
    closing = due(state)
    assert closing is not None
    assert closing.whole
    last = step(make(state, *[(seat, KeepSilent()) for seat in range(4)]), 4, KeepSilent())
    assert events_of(last, NobodyDeclared) == [NobodyDeclared()]


@pytest.mark.clause("DAL-25")
def test_version_1_told_each_silence() -> None:
    old = step(calling(BOTH_AT_2, rules=1), 4, KeepSilent())
    assert events_of(old, SilenceKept) == [SilenceKept(4)]
    assert view(old.state, 0).silent == (4,)
    assert view(old.state, 0).waiting == (0, 1, 2, 3)
    assert not events_of(
        step(make(old.state, *[(s, KeepSilent()) for s in range(3)]), 3, KeepSilent()), NobodyDeclared
    )


@pytest.mark.clause("DAL-25")
def test_when_time_is_up_the_answer_is_silence() -> None:
    state = make(calling(BOTH_AT_2, options=Options(call_seconds=10)), (0, KeepSilent()))
    closing = due(state)
    assert closing is not None
    assert closing.seconds == 10
    assert closing.moves == tuple((seat, KeepSilent()) for seat in (1, 2, 3, 4))
    assert due(make(state, (1, KeepSilent()))).window == closing.window  # type: ignore[union-attr]
    assert isinstance(make(state, *closing.moves).phase, Taxing)


@pytest.mark.clause("DAL-26")
@pytest.mark.parametrize(
    ("hands", "order"),
    [
        (BOTH_AT_4, (4, 3, 2, 1, 0)),
        ([*BOTH_AT_4[:4], (9, 10), (JOKER, JOKER)], (5, 4, 3, 2, 1, 0)),
        ([*BOTH_AT_4[:3], (JOKER, JOKER)], (3, 2, 1, 0)),
    ],
)
def test_declared_by_the_grand_peon_everybody_changes_places(
    hands: list[tuple[int, ...]], order: tuple[int, ...]
) -> None:
    declarer = len(hands) - 1
    result = step(calling(hands), declarer, Declare())
    assert result.state.order == order
    assert result.state.phase == Playing(declarer, None, ())  # the new Grand Dalmuti leads
    assert result.state.hands == calling(hands).hands  # cards stay with their players
    assert events_of(result, RevolutionDeclared)[0].great
