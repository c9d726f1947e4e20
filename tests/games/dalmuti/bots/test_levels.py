"""The Dalmuti bots: always legal, the same under a seed, each better than the level below."""

from __future__ import annotations

from math import inf

import pytest
from msgspec.structs import replace

from tablee.bots import load as load_bot
from tablee.bots.bot import ENDLESS, Bot, patient
from tablee.bots.compiled import COMPILED
from tablee.core.chance import Recorded, Stream, key_of
from tablee.core.shelf import load
from tablee.games.dalmuti.bots import hard, master
from tablee.games.dalmuti.bots.thinker import Thinker
from tablee.games.dalmuti.game import Options
from tablee.games.dalmuti.moves import KeepSilent
from tablee.games.dalmuti.state import State
from tests.bots.arena import play
from tests.games.dalmuti.cases import CASES

GAME = load("dalmuti")
NO_CHANCE = Recorded(())
UNBRAKED = inf  # seconds: what else the machine does changes no move
SIMULATIONS = 200 if COMPILED else 100  # the least that plays like the level, in plain Python half a minute


def bot_of(level: str) -> Bot:
    """Those that search with few simulations and no clock, so that a test is quick and repeatable."""
    return thinker(level, SIMULATIONS) if level in ("hard", "master") else load_bot("dalmuti", level)


def thinker(level: str, simulations: int, seconds: float = UNBRAKED) -> Thinker:
    bot = {"hard": hard.BOT, "master": master.BOT}[level]
    return Thinker(replace(bot.level, simulations=simulations, seconds=seconds))


@pytest.mark.parametrize("level", GAME.META.levels)
def test_bots_choose_offered_moves_at_every_table(level: str) -> None:
    step = 9 if level in ("hard", "master") else 1
    for seed, (seats, options) in enumerate(CASES[::step]):
        play(GAME, [bot_of(level)] * seats, options, seed)


@pytest.mark.parametrize("level", GAME.META.levels)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    bots = [bot_of(level), *[load_bot("dalmuti", "easy")] * 4]
    assert play(GAME, bots, Options(rounds=2), 1) == play(GAME, bots, Options(rounds=2), 1)


def mean_points(level: str, others: str, games: int) -> tuple[float, float]:
    """Points a round of one bot among four others of a level, its seat changing every game."""
    own = rest = 0
    for seed in range(games):
        bots = [bot_of(others)] * 5
        bots[seed % 5] = bot_of(level)
        scores = play(GAME, bots, Options(rounds=5), seed).scores
        own += scores[seed % 5]
        rest += sum(scores) - scores[seed % 5]
    return own / games / 5, rest / games / 20


@pytest.mark.parametrize(
    ("level", "below", "margin", "games"),
    [
        ("easy", "random", 1.0, 40),
        ("normal", "easy", 0.5, 40),
        ("hard", "normal", 0.25, 20),
        ("master", "normal", 0.5, 20),
    ],
)
@pytest.mark.slow
def test_each_level_scores_more_a_round_than_four_of_the_level_below(
    level: str, below: str, margin: float, games: int
) -> None:
    own, rest = mean_points(level, below, games)
    assert own > rest + margin, (own, rest)


def test_an_unknown_level_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load_bot("dalmuti", "genius")


def middle_of_a_round() -> State:
    state: State = GAME.deal(10, Options(), Stream(key_of(b"time", []))).state
    for _ in range(10):
        state = GAME.apply(state, min(GAME.to_act(state)), KeepSilent(), NO_CHANCE).state
    for _ in range(2):
        seat = min(GAME.to_act(state))
        state = GAME.apply(state, seat, GAME.offers(state, seat).moves[-1], NO_CHANCE).state
    return state


@pytest.mark.parametrize("level", ["hard", "master"])
def test_the_brake_ends_a_thought_that_would_take_hours(level: str) -> None:
    bot = thinker(level, 10**9, seconds=0)
    state = middle_of_a_round()
    seat = min(GAME.to_act(state))
    offers = GAME.offers(state, seat)
    assert bot.choose(GAME.view(state, seat), offers, Stream(bytes(32))) in offers.moves


def test_where_nobody_waits_a_thinker_thinks_without_a_clock() -> None:
    hurried = thinker("hard", 50, seconds=0.001)
    found = patient(hurried)
    assert isinstance(found, Thinker)
    assert found.level == (hurried.level if hurried.light else replace(hurried.level, seconds=ENDLESS))
