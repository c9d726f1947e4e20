"""What a finger was about, gone over again: it closes where it meant to, and goes round nothing for ever."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tablee.bots import load as load_bot
from tablee.games.dschamal.bots.familiar import SPOTS
from tablee.games.dschamal.bots.finger import AROUND, Finger, Place, aim, cells, episode
from tablee.games.dschamal.lying import WIDTH
from tablee.games.dschamal.state import Touch
from tablee.games.dschamal.touch import inside
from tablee.lab import play_game
from tests.games.dschamal.bots.duels import Watched, duel

LEVELS = ("beginner", "easy", "companion", "normal")
PLACES = cells(56)
CELL = PLACES[9]
ROUNDS = 3  # times a hand may come by the same place in one search: it looks through the whole bag
CORNERS = ((0, 0), (WIDTH, 0), (0, WIDTH), (WIDTH, WIDTH))
MIDDLES = (*SPOTS, (1, 0), (-9, 1), (20, 20), (-20, -20), (20, -20), (-20, 20))


def felt_from(start: Place, count: int) -> list[Touch]:
    """The first touches of a piece, spot by spot."""
    return [Touch(*inside(start[0] + dx, start[1] + dy), "felt") for dx, dy in SPOTS[:count]]


def closes_at_once(before: Sequence[Touch], middle: Place) -> bool:
    """Whether the touch at the middle is the last one before the hand closes, whoever goes over them all."""
    finger = Finger(before, PLACES)
    last = Touch(*aim(finger, middle, PLACES), "felt")
    after = episode((*before, last), PLACES)
    return len(after) == len(before) + 1 and Finger(after, PLACES).settled


@pytest.mark.parametrize("count", range(1, len(SPOTS) + 1))
@pytest.mark.clause("DSC-86")
def test_whoever_goes_to_the_middle_closes_there_wherever_the_piece_lies(count: int) -> None:
    beside = (CELL[0] + AROUND[0][0], CELL[1])
    found_beside = [Touch(*CELL, ""), *felt_from(beside, count)]
    for middle in MIDDLES:
        assert closes_at_once(felt_from(CELL, count), middle), middle
        assert closes_at_once(found_beside, middle), middle
        for corner in CORNERS:  # as far as a pushed piece can come
            assert closes_at_once(felt_from(corner, count), middle), (corner, middle)


@pytest.mark.parametrize("place", [CELL, (100, 100)])
def test_a_hand_closes_at_the_middle_or_a_millimetre_beside_it(place: Place) -> None:
    for count in range(1, len(SPOTS) + 1):
        finger = Finger(felt_from(place, count), PLACES)
        for dx, dy in MIDDLES:
            x, y = aim(finger, (dx, dy), PLACES)
            assert abs(x - place[0] - dx) + abs(y - place[1] - dy) <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_a_hand_alone_does_not_go_round_one_place(level: str) -> None:
    """Six of these 25 searches of `normal` came by one place a hundred times, and closed nowhere."""
    hand = Watched(load_bot("dschamal", level))
    for seed in range(25):
        hand.touched.clear()
        duel({0: hand}, seed)
        assert max(hand.touched.values()) <= ROUNDS, seed


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("game", ["duell", "dreier", "quartett", "turm"])
def test_in_no_game_does_a_hand_go_round_one_place(game: str, level: str) -> None:
    hand = Watched(load_bot("dschamal", level))
    play_game("dschamal", [hand] * 3, 1, {"game": game, "duels": 6})
    assert max(hand.touched.values()) <= ROUNDS


@pytest.mark.parametrize("level", ["beginner", "normal"])
def test_a_hand_alone_lays_in_the_end(level: str) -> None:
    """The slow and choosy between them may find the time too short for the whole bag."""
    bot = load_bot("dschamal", level)
    assert all(duel({0: bot}, seed).first == 0 for seed in range(25))
