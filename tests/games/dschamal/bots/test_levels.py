"""The Dschamál bots: legal, repeatable, never stuck, in human time, each better than the level below."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import load as load_bot
from tablee.bots.bot import is_heavy
from tablee.core.chance import Stream, key_of
from tablee.core.completion import complete
from tablee.core.shelf import load
from tablee.games.dschamal.bots import companion
from tablee.games.dschamal.bots.building import build
from tablee.games.dschamal.bots.familiar import SPOTS, Way, side_by_side, touches_of
from tablee.games.dschamal.fingertip import blank
from tablee.games.dschamal.lying import Lying
from tablee.games.dschamal.moves import Feel, GiveUp, Lay
from tablee.games.dschamal.physics import settle
from tablee.games.dschamal.pieces import FORMS, form_of
from tablee.games.dschamal.placing import plain_builds
from tablee.games.dschamal.state import Building, Searching
from tablee.games.dschamal.touch import relief
from tablee.games.dschamal.tower import Tower
from tablee.lab import play_game, run_arena
from tests.games.dschamal.bots.duels import BEGINNER, alone, first_out, shaken, won_against, won_beside
from tests.games.dschamal.building import state_of
from tests.games.dschamal.cases import CASES

GAME: Any = load("dschamal")
LEVELS = ("beginner", "easy", "companion", "normal")
SHORT = {"search_seconds": 8, "duels": 6}
CARRIERS = (8, 18, 34, 38, 42, 46, 14)  # a white cube, disc, brick, arch, half-round, cross, cylinder


def stream(seed: int) -> Stream:
    return Stream(key_of(b"dschamal bots", [str(seed)]))


@pytest.mark.parametrize("level", LEVELS)
def test_bots_play_every_game_to_its_end(level: str) -> None:
    for seed, (seats, options) in enumerate(CASES[::2]):
        record = play_game("dschamal", [level] * seats, seed, options)
        assert record.standings is not None


@pytest.mark.parametrize("game", ["duell", "turm"])
def test_the_same_seed_gives_the_same_game(game: str) -> None:
    options = {"game": game, **SHORT}
    bots = ["easy", "normal", "random"]
    assert play_game("dschamal", bots, 3, options) == play_game("dschamal", bots, 3, options)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.clause("DSC-86")
def test_in_worlds_that_look_the_same_a_bot_does_the_same(level: str) -> None:
    """It knows what its finger felt; where anything else lies makes no difference."""
    bot = load_bot("dschamal", level)
    state = shaken(stream(1))
    for turn in range(60):
        view, offers = GAME.view(state, 0), GAME.offers(state, 0)
        other = GAME.guess(view, stream(turn))
        seen = (GAME.view(other, 0), GAME.offers(other, 0))
        move = bot.choose(view, offers, stream(turn))
        assert bot.choose(*seen, stream(turn)) == move
        if isinstance(move, Lay | GiveUp):
            break
        state = GAME.apply(state, 0, move, stream(turn)).state


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seed", range(3))
def test_a_hand_alone_comes_out_in_time(level: str, seed: int) -> None:
    bot, chance = load_bot("dschamal", level), stream(seed)
    state = GAME.apply(shaken(chance), 1, GiveUp(), chance).state
    number = state.bout.number
    while isinstance(state.phase, Searching) and state.bout.number == number:
        move = bot.choose(GAME.view(state, 0), GAME.offers(state, 0), chance)
        assert GAME.refuse(state, 0, move) is None
        assert not isinstance(move, Feel) or move.ms >= 40
        state = GAME.apply(state, 0, move, chance).state
    assert state.bout.number != number or not isinstance(state.phase, Searching)


@pytest.mark.parametrize("form", range(len(FORMS)), ids=FORMS)
@pytest.mark.parametrize("rules", [2, 3])
def test_a_form_is_known_as_it_feels(form: int, rules: int) -> None:
    """What a bot expects of a piece and what the bag lets a finger feel are the same."""
    piece = 4 * form if form < 12 else 48 + form - 12
    assert form_of(piece) == form
    layout = (Lying(piece, 0, 0, 100, 100),)
    felt = [relief(layout, 103 + x, 98 + y, rules) for x, y in SPOTS]
    touches = side_by_side(["" if one == blank(rules) else one for one in felt], rules)
    assert touches.bits == touches_of(Way(form, 0, 0), 3, -2, len(SPOTS), rules)


@pytest.mark.slow
def test_normal_is_quicker_and_surer_than_easy() -> None:
    easy, normal = alone(load_bot("dschamal", "easy"), 40), alone(load_bot("dschamal", "normal"), 40)
    assert 13 <= easy.seconds <= 24
    assert 3 <= normal.seconds <= 0.75 * easy.seconds
    assert 0.5 <= easy.right <= 0.9 <= normal.right + 0.15
    assert normal.right > easy.right


@pytest.mark.slow
def test_easy_leaves_a_person_the_time_to_begin() -> None:
    """Over whole games: the first hand out, not only in first duels, where little is owned yet."""
    times = first_out("easy", games=2)
    assert len(times) >= 15
    assert times[len(times) // 20] >= 4000
    assert times[len(times) // 2] >= 7000


def test_a_beginner_wins_about_half_his_duels_against_easy() -> None:
    assert 0.3 <= won_against(BEGINNER, load_bot("dschamal", "easy"), 40) <= 0.7


def test_normal_wins_most_duels_against_easy() -> None:
    assert won_against(load_bot("dschamal", "normal"), load_bot("dschamal", "easy"), 40) >= 0.7


def test_easy_wins_most_duels_against_beginner() -> None:
    assert won_against(load_bot("dschamal", "easy"), load_bot("dschamal", "beginner"), 100) >= 0.7


@pytest.mark.clause("DSC-86")
def test_a_companion_is_quick_when_it_is_behind_and_slow_when_it_is_ahead() -> None:
    slow, even, quick = [
        companion.BOT.level_at(GAME.view(state_of(owned, fighters=(0, 1)), 0))
        for owned in ([(0, 4, 8, 12, 16), (20,), ()], [(0,), (20,), ()], [(0,), (20, 24, 28, 32, 36), ()])
    ]
    assert slow == companion.SLOW
    assert quick == companion.QUICK
    assert slow.pace > even.pace > quick.pace
    assert slow.sure < even.sure < quick.sure


def test_a_companion_goes_by_those_it_searches_with_and_in_the_turm_by_points() -> None:
    view = GAME.view(state_of([(0,), (4, 8, 12), (20,)], fighters=(0, 2)), 0)
    assert companion.lead_of(view) == 0
    tower = GAME.view(state_of([(), (), ()], game="turm", towers=[(8,), (), ()], fighters=(0, 1)), 0)
    assert companion.lead_of(tower) > 0


@pytest.mark.slow
def test_whoever_plays_against_companions_has_even_chances() -> None:
    for level in ("beginner", "normal"):
        assert 0.3 <= won_beside(load_bot("dschamal", level), "companion", games=4) <= 0.7


def test_easy_beats_random() -> None:
    options = {"game": "quartett", "search_seconds": 20, "duels": 12}
    easy, _ = run_arena("dschamal", ["easy", "random", "random"], 3, seed=1, options=options).bots
    assert easy.mean_score >= 2 / 3


def tower_by(tries: int, seed: int) -> Tower:
    """Seven pieces that carry, in some order; with no tries at all, by the plain way random takes."""
    chance = stream(seed)
    tower: Tower = ()
    for k in chance.order(len(CARRIERS)):
        piece = CARRIERS[k]
        if tries:
            drop = build(tower, piece, tries, 0, chance).drop
        else:
            ways = plain_builds(tower, piece)
            drop = ways[chance.below(len(ways))].drop
        tower = settle(tower, drop).tower
    return tower


def test_towers_tried_out_stand_higher_than_towers_at_random() -> None:
    tried = [len(tower_by(8, seed)) for seed in range(6)]
    plain = [len(tower_by(0, seed)) for seed in range(6)]
    assert sum(tried) > sum(plain)


def test_a_bot_is_heavy_only_when_it_builds() -> None:
    bot = load_bot("dschamal", "normal")
    building = state_of([(), (), ()], Building(0, 8, 0), game="turm")
    assert is_heavy(bot, GAME.view(building, 0))
    assert not is_heavy(bot, GAME.view(shaken(stream(1)), 0))
    move = bot.choose(GAME.view(building, 0), GAME.offers(building, 0), stream(2))
    assert GAME.refuse(building, 0, complete(GAME, building, 0, move, 0, 0)) is None
