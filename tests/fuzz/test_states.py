"""States from outside: real ones pass, damaged ones are refused or harmless."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests.conformance.playing import all_cases, name_of, random_game
from tests.fuzz.budget import tries
from tests.fuzz.harmless import assert_harmless, fault_of
from tests.fuzz.mutations import mutate

CASES = all_cases()


@cache
def states_of(number: int) -> list[Any]:
    """Up to 60 states of one random game, as JSON has them; all of its rarer phases among them."""
    states = [msgspec.to_builtins(played.step.state) for played in random_game(CASES[number], number)]
    rare: dict[str, list[Any]] = {}
    for state in states:
        rare.setdefault(str(state.get("phase", {}).get("type")), []).append(state)
    return [state for alike in rare.values() for state in alike[:: max(1, len(alike) // 15)]]


@pytest.mark.parametrize("number", range(len(CASES)), ids=[name_of(case) for case in CASES])
def test_damaged_states_are_refused_or_harmless(number: int) -> None:
    case = CASES[number]

    @tries(60)
    @given(st.integers(0, 2**32))
    @example(25863)  # a missed capture that no move leads to any more
    def check(seed: int) -> None:
        random = Random(seed)
        originals = states_of(number)
        damaged = mutate(random.choice(originals), originals, random)
        try:
            state = msgspec.convert(damaged, case.rules.State)
        except msgspec.ValidationError:
            return
        if fault_of(case, state) is None:
            assert_harmless(case, state, random, moves=6)

    check()
