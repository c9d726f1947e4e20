"""The compiled twin is the reference rules: same deals, same moves, same positions, same endings."""

import os
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from tablee.games.dalmuti import fast, game
from tablee.games.dalmuti.fast import Twin, packed, unpacked
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.spelling import NO_TRICK, code_of, set_up, trick_of
from tablee.games.dalmuti.state import Playing, State
from tests.bots.twins import Pair, playouts_leave_alone, threads_go_on
from tests.uncompiled import both_ways

COMPILED = not fast.__file__.endswith(".py")
POSITIONS = int(os.environ.get("TABLEE_TWIN_POSITIONS", "110000" if COMPILED else "3000"))
TABLES = [
    (4, Options(rounds=2)),
    (4, Options(rounds=2, short_deck_4=False, rising_bonus=True)),
    (5, Options(rounds=3, free_first_round=True, pass_is_final=True)),
    (5, Options(short_deck_5=True, slip=1)),
    (6, Options(rounds=3, people_swap=True, slip=2)),
    (7, Options(total=9, people_swap=True, pass_is_final=True, rising_bonus=True)),
    (8, Options(rounds=2)),
    (9, Options(rounds=2, people_swap=True, slip=3)),
    (10, Options(total=6, rising_bonus=True, slip=1, people_swap=True)),
]


def told(state: State) -> dict[str, object]:
    """The reference state in the twin's words."""
    phase, slip = state.phase, state.slip
    playing = phase if isinstance(phase, Playing) else None
    trick = trick_of(playing) if playing else NO_TRICK
    return {
        "phase": phase.__struct_config__.tag,
        "round": state.round,
        "order": state.order,
        "hands": state.hands,
        "scores": state.scores,
        "points": state.points,
        "out": state.out,
        "asked": game.to_act(state),
        "trick": None if trick == NO_TRICK else trick,
        "passed": frozenset(playing.passed) if playing else frozenset(),
        "slip": None if slip is None else (slip.card, slip.meant_for, slip.holder),
        "revolution": state.revolution,
    }


def pick(choice: Random, moves: Sequence[Any]) -> Any:
    """Any move, and often enough the first: also the declarations."""
    return moves[0] if choice.random() < 0.2 else choice.choice(moves)


PAIR = Pair(game, Twin, set_up, code_of, told, pick, ordered=False)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_the_twin_deals_and_plays_as_the_rules_do(seats: int, options: Options) -> None:
    PAIR.walk_through(seats, options, POSITIONS / len(TABLES))


def test_hands_are_words_and_words_are_hands() -> None:
    hand = (14, 0, 1, 0, 3, 0, 0, 2, 0, 0, 0, 0, 6, 2)
    assert unpacked(packed(hand)) == hand


def test_playouts_are_whole_games_and_leave_the_position_alone() -> None:
    playouts_leave_alone(Twin(Options(rounds=2), 5), least=2 * 76 / 14)


def test_plain_python_plays_the_same_games() -> None:
    """The same file without a compiler: the same deals, the same moves."""
    compiled, plain = both_ways(PLAYED)
    assert compiled == plain


PLAYED = f"""
from tablee.games.dalmuti.fast import Twin
from tablee.games.dalmuti.meta import Options

for seats, options in {TABLES}:
    for seed in range(3):
        twin = Twin(options, seats)
        twin.deal(seed)
        print(twin.facts(), twin.playouts(3, seed))
"""


@pytest.mark.skipif(not COMPILED, reason="plain Python keeps its lock")
def test_other_threads_go_on_while_games_are_played() -> None:
    threads_go_on(Twin(Options(rounds=20), 5), games=3000)
