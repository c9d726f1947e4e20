"""Many tables at once on the twin: move by move and number by number what the reference rules say."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tablee.games.dalmuti import game
from tablee.games.dalmuti.learner.numbers import DalmutiNumbers
from tablee.games.dalmuti.meta import Options
from tablee.lab.batches import batch_of
from tests.bots.twins import Dice
from tests.games.dalmuti.test_fast import TABLES
from tests.uncompiled import both_ways


class Reference:
    """The reference rules beside one table of a batch."""

    def __init__(self, seats: int, options: Options, seed: int) -> None:
        self.seats, self.options = seats, options
        self.numbers = DalmutiNumbers(seats)
        self.deal(seed)

    def deal(self, seed: int) -> None:
        self.dice = Dice(seed)
        self.state = game.deal(self.seats, self.options, self.dice).state

    def same(self, batch: Any, place: int) -> None:
        seat = min(game.to_act(self.state))
        view, offers = game.view(self.state, seat), game.offers(self.state, seat)
        assert batch.seats[place] == seat
        open_now = set(np.flatnonzero(batch.masks[place]))
        assert open_now == set(self.numbers.legal(view, offers))
        np.testing.assert_array_equal(np.asarray(batch.observations[place]), self.numbers.observe(view))

    def step(self, action: int) -> tuple[list[float], bool]:
        before = self.state.scores
        seat = min(game.to_act(self.state))
        self.state = game.apply(self.state, seat, self.numbers.actions.moves[action], self.dice).state
        gained = [now - then for now, then in zip(self.state.scores, before, strict=True)]
        return gained, game.standings(self.state) is not None


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_is_seen_open_and_gained_is_what_the_rules_say(seats: int, options: Options) -> None:
    follow(seats, options, steps=300)


def test_plain_python_does_the_same() -> None:
    here, plain = both_ways(PROGRAM)
    assert here == plain
    assert here.count("\n") == 150


PROGRAM = """
from tablee.lab.batches import batch_of
batch = batch_of("dalmuti", 6, {"rounds": 2, "people_swap": True, "slip": 2}, tables=4, seed=5)
for _ in range(150):
    batch.step(batch.sample())
    told = batch.seats.tolist(), batch.rewards.tolist()
    print(batch.observations.sum().item(), batch.masks.sum().item(), *told)
"""


def follow(seats: int, options: Options, steps: int) -> None:
    tables, seed, choice = 3, 11, random.Random(seats)
    batch = batch_of("dalmuti", seats, options, tables=tables, seed=seed)
    beside = [Reference(seats, options, seed + place) for place in range(tables)]
    dealt = seed + tables
    for _ in range(steps):
        for place, reference in enumerate(beside):
            reference.same(batch, place)
        actions = [choice.choice(np.flatnonzero(batch.masks[place]).tolist()) for place in range(tables)]
        batch.step(actions)
        for place, reference in enumerate(beside):
            gained, over = reference.step(actions[place])
            assert list(batch.rewards[place]) == gained
            assert bool(batch.overs[place]) == over
            if over:
                reference.deal(dealt)
                dealt += 1


def test_sampled_actions_are_open_and_the_same_seed_does_the_same() -> None:
    one, other = (batch_of("dalmuti", 5, {"rounds": 1}, tables=16, seed=3) for _ in range(2))
    for _ in range(300):
        actions = one.sample()
        assert all(one.masks[place, action] for place, action in enumerate(actions))
        one.step(actions)
        other.step(other.sample())
    np.testing.assert_array_equal(one.observations, other.observations)


def test_a_closed_action_is_refused_before_anything_is_played() -> None:
    batch = batch_of("dalmuti", 4, tables=2)
    before, actions = batch.observations.copy(), batch.sample()
    actions[1] = next(number for number in range(batch.size) if not batch.masks[1, number])
    for wrong in (actions, [actions[0], -1], [actions[0], batch.size]):
        with pytest.raises(ValueError, match="not open at table 1"):
            batch.step(wrong)
    with pytest.raises(ValueError, match="1 actions for 2 tables"):
        batch.step(actions[:1])
    np.testing.assert_array_equal(batch.observations, before)
