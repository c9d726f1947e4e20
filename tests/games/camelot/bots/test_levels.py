"""The Camelot bots: always legal, the same under a seed, each better than the level below."""

from __future__ import annotations

from time import process_time

import pytest

from tablee.bots import load as load_bot
from tablee.bots.bot import Bot
from tablee.core.chance import Recorded, Stream, key_of
from tablee.core.shelf import load
from tablee.games.camelot.bots.hard import SECONDS, HardBot
from tablee.games.camelot.game import Options, State
from tests.bots.arena import play
from tests.games.camelot.cases import CASES

GAME = load("camelot")


def bot_of(level: str) -> Bot:
    """`hard` with few worlds and no clock, so that a test is quick and repeatable."""
    return HardBot(worlds=4, seconds=60) if level == "hard" else load_bot("camelot", level)


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
        ("easy", "random", 2, 1.6, 20),
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


def crowded_turn() -> tuple[State, int]:
    """A turn with many moves, in the middle of a game of five."""
    chance, usual = Stream(key_of(b"time", [])), load_bot("camelot", "normal")
    state = GAME.deal(5, Options(), chance).state
    best = (0, state, 0)
    for _ in range(150):
        seat = min(GAME.to_act(state))
        offers = GAME.offers(state, seat)
        best = max(best, (len(offers.moves), state, seat), key=lambda found: found[0])
        state = GAME.apply(state, seat, usual.choose(GAME.view(state, seat), offers, chance), chance).state
    return best[1], best[2]


def test_hard_decides_within_its_time() -> None:
    """Measured in the processor's time, which others on the machine do not lengthen."""
    state, seat = crowded_turn()
    view, offers = GAME.view(state, seat), GAME.offers(state, seat)
    assert len(offers.moves) > 5
    began = process_time()
    HardBot(worlds=100_000, seconds=0.2).choose(view, offers, Recorded((7,)))
    assert process_time() - began < 0.4  # what it was given, and the try that was under way


def test_hard_is_given_less_than_a_second_and_a_half() -> None:
    assert SECONDS <= 1.2
