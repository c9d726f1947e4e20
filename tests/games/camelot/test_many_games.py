"""Five hundred seeded games over 2 to 5 players × options: what every game promises, and no leak."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from tablee.conformance.leaks import sent
from tablee.core.chance import Recorded
from tablee.core.refusal import MoveRefused
from tablee.games.camelot import game
from tablee.games.camelot.game import Move, State
from tests.conformance.playing import Case, Played, case_of, name_of, random_game, stream
from tests.games.camelot.cases import CASES, census

SEEDS = range(100, 132)
TABLES = [case_of("camelot", seats, options) for seats, options in CASES]
LOOKS = 6  # moments of a game in which somebody's knowledge is put to the test
every_table = pytest.mark.parametrize("case", TABLES, ids=name_of)


def looks(case: Case, seed: int, steps: list[Played]) -> Iterator[tuple[int | None, State]]:
    """Moments all over a game, each seen by another seat, the watchers included."""
    for number, played in enumerate(steps[seed % 5 :: max(1, len(steps) // LOOKS)]):
        seat = (seed + number) % (case.seats + 1)
        yield None if seat == case.seats else seat, played.step.state


def test_there_are_five_hundred_of_them() -> None:
    assert len(TABLES) * len(SEEDS) >= 500
    assert {case.seats for case in TABLES} == {2, 3, 4, 5}


@every_table
@pytest.mark.clause("CAM-05")
def test_every_game_goes_on_to_its_end_and_replays_to_the_same_bytes(case: Case) -> None:
    for seed in SEEDS:
        steps = list(random_game(case, seed))
        assert len(steps) <= case.bound
        for played in steps:
            state = played.step.state
            assert bool(game.to_act(state)) == (game.standings(state) is None)
        places = game.standings(steps[-1].step.state) or ()
        assert sorted(seat for place in places for seat in place) == list(range(case.seats))
        for played in steps[1 :: max(1, len(steps) // LOOKS)]:
            assert played.seat is not None
            again = game.apply(played.before, played.seat, played.move, Recorded(played.draws))
            assert msgspec.json.encode(again) == msgspec.json.encode(played.step)


@every_table
@pytest.mark.clause("CAM-90")
def test_offers_are_what_refuse_lets_through(case: Case) -> None:
    """Moves made anywhere in the game are tried by one seat in moments of it."""
    for seed in SEEDS:
        steps = list(random_game(case, seed))
        moves: set[Move] = {played.move for played in steps[1:]}
        for seat, state in looks(case, seed, steps):
            if seat is not None:
                check_offers(state, seat, moves)


def check_offers(state: State, seat: int, moves: set[Move]) -> None:
    offered = game.offers(state, seat).moves
    assert bool(offered) == (seat in game.to_act(state))
    assert all(game.read_move(game.write_move(move)) == move for move in offered)
    for move in {*moves, *offered}:
        refusal = game.refuse(state, seat, move)
        assert (refusal is None) == (move in offered), move
        if refusal is not None:
            assert refusal.clause.startswith("CAM-")
    refused = next((move for move in moves if move not in offered), None)
    if refused is not None:
        before, chance = msgspec.json.encode(state), stream(0)
        with pytest.raises(MoveRefused):
            game.apply(state, seat, refused, chance)
        assert (chance.taken(), msgspec.json.encode(state)) == ((), before)


@every_table
@pytest.mark.clause("CAM-60")
def test_a_guess_looks_the_same_and_hidden_differences_change_no_byte(case: Case) -> None:
    for seed in SEEDS:
        steps = list(random_game(case, seed))
        tried = [played.move for played in steps[1:40]]
        for number, (seat, state) in enumerate(looks(case, seed, steps)):
            seen = game.view(state, seat)
            guessed = game.guess(seen, stream(number))
            assert game.view(guessed, seat) == seen
            assert census(guessed) == census(state)
            assert sent(case, guessed, seat, tried) == sent(case, state, seat, tried)
