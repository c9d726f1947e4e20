"""DSC-84, DSC-85, DSC-90: what the house adds to a move before the rules see it."""

from __future__ import annotations

from functools import partial

import msgspec
import pytest

from tablee.core import completion
from tablee.core.shelf import load
from tablee.games.dschamal.game import refuse
from tablee.games.dschamal.moves import Build, Choose, Feel, Lay
from tablee.games.dschamal.placing import set_on
from tablee.games.dschamal.race import BOUND, SLACK
from tablee.games.dschamal.state import Building
from tests.games.dschamal.building import feeling, holding, refusal_of, some, state_of

complete = partial(completion.complete, load("dschamal"))


@pytest.mark.clause("DSC-84")
def test_a_time_is_what_the_player_says_within_what_the_house_measured() -> None:
    state = holding(state_of([(), (), ()]), s0=(some("blue-ball"), 3000))
    assert complete(state, 0, Lay(400), elapsed=3500, delay=120) == Lay(400, 60)
    assert complete(state, 0, Lay(200), elapsed=3500, delay=120) == Lay(380, 60)
    assert complete(state, 0, Lay(150), elapsed=3500, delay=9000) == Lay(500 - BOUND, BOUND // 2)
    assert complete(state, 0, Lay(9000), elapsed=3500, delay=120) == Lay(500, 60)


@pytest.mark.clause("DSC-84")
def test_a_clock_a_little_ahead_costs_its_owner_and_nobody_else() -> None:
    state = holding(state_of([(), (), ()]), s0=(some("blue-ball"), 3000))
    assert complete(state, 0, Lay(500 + SLACK, 7), elapsed=3500, delay=0) == Lay(500 + SLACK)
    assert complete(state, 0, Lay(501 + SLACK), elapsed=3500, delay=0) == Lay(500)
    assert complete(state, 0, Feel(0, 0, 40), elapsed=3039, delay=0) == Feel(0, 0, 40)


@pytest.mark.clause("DSC-84")
def test_only_laying_is_measured_against_the_line() -> None:
    """News that was held up on its way and arrives in a bunch makes no hand slower."""
    state = holding(state_of([(), (), ()]), s0=(some("blue-ball"), 3000))
    assert complete(state, 0, Feel(4, 0, 40), elapsed=3900, delay=20) == Feel(4, 0, 40)
    assert complete(state, 0, Lay(160), elapsed=3900, delay=20) == Lay(880, 10)


@pytest.mark.clause("DSC-90")
def test_a_claim_that_cannot_be_true_is_refused() -> None:
    state = holding(state_of([(), (), ()]), s0=(some("blue-ball"), 3000))
    early = complete(state, 0, Lay(400), elapsed=3050, delay=120)
    assert refusal_of(state, 0, early) == ("DSC-90", "too-fast")
    before = complete(feeling(()), 0, Feel(4, 0, 60), elapsed=0, delay=120)
    assert refusal_of(feeling(()), 0, before) == ("DSC-90", "too-fast")
    assert complete(state_of([(), (), ()]), 0, Feel(4, 0, 60), 100, 20) == Feel(4, 0, 60)
    assert complete(state, 0, Choose(3), 100, 20) == Choose(3)


@pytest.mark.clause("DSC-85")
def test_gravity_overrules_what_a_player_claims() -> None:
    ball = some("white-ball")[0]
    state = state_of([(), (), ()], game="turm", towers=[some("blue-ball"), (), ()])
    state = msgspec.structs.replace(state, phase=Building(0, ball, 0))
    drop = set_on(state.towers[0], ball)
    claimed = Build(drop, (*state.towers[0], drop))
    assert refuse(state, 0, claimed) is None
    settled = complete(state, 0, claimed, 0, 0)
    assert isinstance(settled, Build)
    assert settled.settled is not None
    assert len(settled.settled) == 1
    assert complete(state, 1, claimed, 0, 0) == claimed
    for wild in (msgspec.structs.replace(drop, q=(0, 0, 0, 0)), msgspec.structs.replace(drop, x=10**12)):
        assert refusal_of(state, 0, complete(state, 0, Build(wild, claimed.settled), 0, 0))[0] == "DSC-85"
