"""DSC-84: who was first, whatever the lines."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from msgspec.structs import replace

from tablee.games.dschamal.events import BoutRepeated, TimesShown
from tablee.games.dschamal.game import Options, apply, due, to_act
from tablee.games.dschamal.moves import Lay
from tablee.games.dschamal.race import BOUND, WIDEST, judged, tie_window, tied
from tablee.games.dschamal.state import Hand, Verdict
from tests.games.dschamal.building import do, events_of, holding, some, state_of, stream
from tests.games.dschamal.building import judged as result_of

OWNED = [some("blue-ball"), some("blue-cube"), ()]


@pytest.mark.clause("DSC-84")
def test_both_times_are_shown_with_the_tie_window() -> None:
    state = state_of(list(OWNED), options=Options(tie_ms=50))
    step = result_of(state, s0=(some("white-ball"), 4310), s1=(some("white-cube"), 4120))
    (shown,) = events_of(step, TimesShown)
    assert shown == TimesShown(((1, 4120), (0, 4310)), 50)
    assert step.state.last == Verdict(shown.times, ((1, some("white-cube")),), 1, "DSC-20")


@pytest.mark.clause("DSC-84")
def test_after_the_first_has_laid_news_under_way_is_still_waited_for() -> None:
    state = holding(state_of(list(OWNED)), s0=(some("white-ball"), 4000), s1=(some("white-cube"), 3700))
    laid = do(state, 0, Lay(200))
    alarm = due(laid)
    assert alarm is not None
    assert alarm.window.startswith("grace")
    assert alarm.seconds * 1000 >= 2 * BOUND
    assert do(laid, 1, Lay(150)).owned[1] == some("blue-cube", "white-cube")


@pytest.mark.clause("DSC-84")
def test_a_claim_is_believed_within_the_measured_delay_and_the_bound() -> None:
    assert judged(claim=4000, elapsed=4180, delay=200) == 4000
    assert judged(claim=3000, elapsed=4180, delay=200) == 3980
    assert judged(claim=3000, elapsed=4180, delay=5000) == 4180 - BOUND
    assert judged(claim=9000, elapsed=4180, delay=200) == 4180
    assert judged(claim=-5, elapsed=100, delay=200) == 0


def arrival(chance: random.Random, line: int, took: int) -> tuple[int, int, int]:
    """What the house sees of a player on a line: elapsed, honest claim, measured delay."""

    def way() -> float:
        return line / 2 * chance.uniform(0.9, 1.3)

    elapsed = round(way() + took + way())
    measured = round(sorted(way() + way() for _ in range(7))[3])
    return elapsed, took, measured


@pytest.mark.clause("DSC-84")
def test_150_ms_quicker_wins_whatever_the_lines() -> None:
    chance, won, tries = random.Random(84), 0, 2000
    for _ in range(tries):
        took = chance.randint(1500, 20000)
        times = []
        for extra in (0, 150):
            elapsed, claim, delay = arrival(chance, chance.randint(10, 250), took + extra)
            times.append(judged(claim, elapsed, delay))
        won += times[1] - times[0] >= Options().tie_ms
    assert won / tries >= 0.97


@pytest.mark.clause("DSC-84")
def test_a_client_that_inflates_its_delay_gains_at_most_the_bound() -> None:
    chance = random.Random(85)
    for _ in range(500):
        elapsed, claim, _ = arrival(chance, chance.randint(10, 250), chance.randint(1500, 9000))
        assert judged(0, elapsed, 10_000) >= claim - BOUND


@pytest.mark.clause("DSC-84")
@pytest.mark.parametrize("order", list(permutations(range(3))), ids=str)
def test_the_order_in_which_messages_arrive_decides_nothing(order: tuple[int, ...]) -> None:
    """Three hands, laid at their times; whoever is heard of first, the second fastest wins here."""
    owned = [some("yellow-ball"), some("yellow-cube"), some("yellow-egg"), ()]
    state = holding(
        state_of(owned, game="dreier", master=1),
        s0=(some("white-arch"), 2000),
        s1=(some("white-egg"), 2400),
        s2=(some("white-cube"), 2800),
    )
    for seat in order:
        assert seat in to_act(state)
        state = do(state, seat, Lay(200))
    assert state.last is not None
    assert (state.last.winner, state.last.clause) == (1, "DSC-63")
    assert [seat for seat, _ in state.last.times] == [0, 1, 2]


@pytest.mark.clause("DSC-84")
@pytest.mark.parametrize(("within", "apart", "tie"), [(130, 90, True), (130, 140, False), (0, 40, False)])
def test_nobody_wins_by_less_than_the_times_may_be_wrong_by(within: int, apart: int, tie: bool) -> None:
    """Two lines of 150 ms each way gave ± 0.13 s, and a win by 0.09 s."""
    state = holding(
        state_of(list(OWNED)), s0=(some("white-ball"), 4000), s1=(some("white-cube"), 4000 + apart)
    )
    first = do(state, 0, Lay(200, within))
    step = apply(first, 1, Lay(200, within), stream())
    assert bool(events_of(step, BoutRepeated)) is tie
    (shown,) = events_of(step, TimesShown)
    assert shown.tie_ms == max(30, within)


@pytest.mark.clause("DSC-84")
def test_a_bad_line_widens_the_tie_window_only_so_far_and_never_in_older_games() -> None:
    state = state_of(list(OWNED))
    hands = (Hand(0, 0, 0, clock=4000, within=BOUND), Hand(1, 0, 0, clock=4160))
    assert tie_window(state, hands) == WIDEST
    assert not tied(state, *hands)
    assert tie_window(replace(state, rules=2), hands) == 30
