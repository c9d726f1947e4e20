"""The Dalmuti bots: always legal, the same under a seed, each better than the level below."""

from __future__ import annotations

import pytest

from tablee.bots import load as load_bot
from tablee.games import load
from tablee.games.dalmuti.game import Options
from tests.bots.arena import play
from tests.games.dalmuti.cases import CASES

GAME = load("dalmuti")


@pytest.mark.parametrize("level", GAME.META.levels)
def test_bots_choose_offered_moves_at_every_table(level: str) -> None:
    for seed, (seats, options) in enumerate(CASES):
        play(GAME, [load_bot("dalmuti", level)] * seats, options, seed)


@pytest.mark.parametrize("level", GAME.META.levels)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    bots = [load_bot("dalmuti", level)] * 5
    assert play(GAME, bots, Options(rounds=2), 1) == play(GAME, bots, Options(rounds=2), 1)


def mean_points(level: str, others: str, games: int) -> tuple[float, float]:
    """Points a round of one bot among four others of a level, its seat changing every game."""
    own = rest = 0
    for seed in range(games):
        bots = [load_bot("dalmuti", others)] * 5
        bots[seed % 5] = load_bot("dalmuti", level)
        scores = play(GAME, bots, Options(rounds=5), seed).scores
        own += scores[seed % 5]
        rest += sum(scores) - scores[seed % 5]
    return own / games / 5, rest / games / 20


@pytest.mark.parametrize(("level", "below", "margin"), [("easy", "random", 1.0), ("normal", "easy", 0.5)])
def test_each_level_scores_more_a_round_than_four_of_the_level_below(
    level: str, below: str, margin: float
) -> None:
    own, rest = mean_points(level, below, games=40)
    assert own > rest + margin


def test_an_unknown_level_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load_bot("dalmuti", "genius")
