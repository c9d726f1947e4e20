"""The compiled twin is the reference rules: same deals, same moves, same positions, same endings."""

import os
import random
import threading

import pytest

from tablee.games.dalmuti import fast, game
from tablee.games.dalmuti.fast import Twin, packed, unpacked
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.spelling import NO_TRICK, code_of, set_up, trick_of
from tablee.games.dalmuti.state import Playing, State
from tests.uncompiled import both_ways

COMPILED = not fast.__file__.endswith(".py")
POSITIONS = int(os.environ.get("TABLEE_TWIN_POSITIONS", "110000" if COMPILED else "3000"))
WORD, MIX, STIR = 0xFFFFFFFFFFFFFFFF, 0x9E3779B97F4A7C15, 0xD6E8FEB86659FD93
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


class Dice:
    """The twin's generator as chance for the reference rules."""

    now = 0

    def __init__(self, seed: int) -> None:
        self._word = (seed * MIX + STIR & WORD) | 1

    def below(self, n: int) -> int:
        word = self._word
        word ^= word << 13 & WORD
        word ^= word >> 7
        word ^= word << 17 & WORD
        self._word = word
        return ((word >> 32) * n) >> 32

    def order(self, n: int) -> tuple[int, ...]:
        items = list(range(n))
        for last in range(n - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
        return tuple(items)


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


def walk(seats: int, options: Options, seed: int) -> int:
    """One game, played side by side from the deal on; the number of positions compared."""
    choice, dice, twin = random.Random(seed), Dice(seed), Twin(options, seats)
    state: State = game.deal(seats, options, dice).state
    twin.deal(seed)
    other, compared = Twin(options, seats), 0
    while True:
        assert twin.facts() == told(state)
        compared += 1
        if game.standings(state) is not None:
            return compared
        set_up(other, state)
        assert other.facts() == twin.facts()
        for seat in range(seats):
            codes = [code_of(move) for move in game.offers(state, seat).moves]
            assert sorted(twin.moves(seat)) == sorted(codes) == sorted(other.moves(seat))
        seat = choice.choice(sorted(game.to_act(state)))
        moves = game.offers(state, seat).moves
        move = moves[0] if choice.random() < 0.2 else choice.choice(moves)  # also the declarations
        state = game.apply(state, seat, move, dice).state
        twin.advance(seat, code_of(move))


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=lambda value: str(value))
def test_the_twin_deals_and_plays_as_the_rules_do(seats: int, options: Options) -> None:
    compared, seed = 0, 1
    while compared < POSITIONS / len(TABLES):
        compared += walk(seats, options, seed)
        seed += 1


def test_hands_are_words_and_words_are_hands() -> None:
    hand = (14, 0, 1, 0, 3, 0, 0, 2, 0, 0, 0, 0, 6, 2)
    assert unpacked(packed(hand)) == hand


def test_playouts_are_whole_games_and_leave_the_position_alone() -> None:
    twin = Twin(Options(rounds=2), 5)
    twin.deal(3)
    before = twin.facts()
    assert twin.playouts(5, seed=1) == twin.playouts(5, seed=1) > 5 * 2 * 76 / 14
    assert twin.facts() == before
    assert twin.playouts(5, seed=2) != twin.playouts(5, seed=1)


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
    twin = Twin(Options(rounds=20), 5)
    twin.deal(1)
    playing = threading.Thread(target=twin.playouts, args=(3000, 1))
    playing.start()
    turns = 0
    while playing.is_alive():
        turns += 1
    assert turns > 1000
