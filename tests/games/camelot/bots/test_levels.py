"""The Camelot bots: always legal, the same under a seed, each better than the level below."""

from __future__ import annotations

from math import inf

import pytest
from msgspec.structs import replace

from tablee.bots import load as load_bot
from tablee.bots.bot import Bot
from tablee.core.chance import Stream
from tablee.core.shelf import load
from tablee.games.camelot.bots.thinker import Level, Thinker
from tablee.games.camelot.game import Options
from tests.bots.arena import play
from tests.games.camelot.cases import CASES

GAME = load("camelot")


def bot_of(level: str) -> Bot:
    """Who searches does so shortly and without a clock, so that a test is quick and repeatable."""
    bot = load_bot("camelot", level)
    if isinstance(bot, Thinker):
        return Thinker(replace(bot.level, simulations=100, seconds=inf))
    return bot


@pytest.mark.parametrize("level", GAME.META.levels)
def test_bots_choose_offered_moves_at_every_table(level: str) -> None:
    step = 5 if level == "hard" else 1
    for seed, (seats, options) in enumerate(CASES[::step]):
        play(GAME, [bot_of(level)] * seats, options, seed)


@pytest.mark.parametrize("level", GAME.META.levels)
def test_the_same_seed_gives_the_same_game(level: str) -> None:
    bots = [bot_of(level), *[load_bot("camelot", "normal")] * 2]
    assert play(GAME, bots, Options(), 1) == play(GAME, bots, Options(), 1)


def share_of_wins(level: str, others: str, seats: int, games: int) -> float:
    """1 is what everybody gets at a table of equals; the seat changes every game."""
    wins = 0.0
    for seed in range(games):
        bots = [bot_of(others)] * seats
        bots[seed % seats] = bot_of(level)
        winners = (GAME.standings(play(GAME, bots, Options(), seed)) or ())[0]
        wins += (seed % seats in winners) / len(winners)
    return seats * wins / games


@pytest.mark.parametrize(
    ("level", "below", "seats", "share", "games"),
    [
        ("beginner", "random", 2, 1.4, 20),
        ("easy", "beginner", 2, 1.2, 60),
        ("easy", "beginner", 4, 1.3, 60),
        ("normal", "easy", 2, 1.2, 60),
        ("normal", "easy", 4, 1.6, 40),
        ("hard", "normal", 4, 1.2, 16),
    ],
)
@pytest.mark.slow
def test_each_level_wins_more_than_its_share_against_the_level_below(
    level: str, below: str, seats: int, share: float, games: int
) -> None:
    assert share_of_wins(level, below, seats, games) >= share


def test_an_unknown_level_is_a_key_error() -> None:
    with pytest.raises(KeyError):
        load_bot("camelot", "genius")


def test_the_brake_ends_a_thought_that_would_take_hours() -> None:
    state = GAME.deal(3, Options(), Stream(bytes(32))).state
    seat = next(seat for seat in GAME.to_act(state) if len(GAME.offers(state, seat).moves) > 1)
    offers, hurried = GAME.offers(state, seat), Thinker(Level(10**9, seconds=0))
    assert hurried.choose(GAME.view(state, seat), offers, Stream(bytes(32))) in offers.moves
