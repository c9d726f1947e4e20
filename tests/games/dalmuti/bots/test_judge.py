"""The curve and the better moves of a finished game of the Grand Dalmuti."""

from __future__ import annotations

from math import atanh

from tablee.bots.analyst import analyst_of
from tablee.bots.judge import judge_of
from tablee.games.dalmuti import game
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.state import Playing
from tests.bots.decisions import NO_CHANCE
from tests.games.dalmuti.bots.test_search import TABLES, decisions


def test_a_curve_has_a_value_for_every_seat_at_every_turn() -> None:
    judge = judge_of("dalmuti")
    assert judge is not None
    for seats, options in TABLES:
        for state, _ in list(decisions(seats, options, 3))[::10]:
            values = judge(state)
            assert len(values) == seats
            assert all(-1 < value < 1 for value in values)
            assert abs(sum([atanh(value) for value in values])) < 0.1  # what one leads by, the others lack
            assert values == judge(state)


def test_the_first_at_the_end_has_all() -> None:
    judge = judge_of("dalmuti")
    assert judge is not None
    *_, (state, seat) = decisions(4, Options(rounds=1), 2)
    while (places := game.standings(state)) is None:
        seat = min(game.to_act(state))
        state = game.apply(state, seat, game.offers(state, seat).moves[0], NO_CHANCE).state
    assert {seat for seat, value in enumerate(judge(state)) if value == 1} == set(places[0])


def test_what_is_found_better_costs_nothing_and_is_open() -> None:
    analyse = analyst_of("dalmuti")
    assert analyse is not None
    met = [
        (state, seat)
        for state, seat in decisions(5, Options(rounds=1), 6)
        if isinstance(state.phase, Playing) and len(game.offers(state, seat).moves) > 2
    ]
    losses = []
    for state, seat in met[::6]:
        moves = game.offers(state, seat).moves
        found = [one for move in moves if (one := analyse(state, seat, move, 60.0)) is not None]
        assert found
        assert {one.best for one in found} <= set(moves)
        assert min([one.loss for one in found]) == 0
        losses += [one.loss for one in found]
    assert max(losses) > 0.02
