"""The curve and the better moves of a finished game of Camelot."""

from __future__ import annotations

from tablee.bots.analyst import analyst_of
from tablee.bots.judge import judge_of
from tablee.games.camelot import game
from tablee.games.camelot.bots.easy import EasyBot
from tablee.games.camelot.bots.normal import NormalBot
from tablee.games.camelot.meta import Options
from tests.bots.decisions import NO_CHANCE
from tests.games.camelot.bots.test_search import TABLES, decisions


def test_chances_make_one_and_end_with_the_winner() -> None:
    judge = judge_of("camelot")
    assert judge is not None
    for seats, options in TABLES:
        states = [state for state, _ in decisions(seats, options, 3)]
        for state in states[::15]:
            values = judge(state)
            assert len(values) == seats
            assert abs(sum([(value + 1) / 2 for value in values]) - 1) < 0.02
            assert values == judge(state)


def test_whoever_won_has_all_and_the_others_nothing() -> None:
    judge = judge_of("camelot")
    assert judge is not None
    state, bots = game.deal(3, Options(), NO_CHANCE).state, (EasyBot(), NormalBot(), NormalBot())
    while (places := game.standings(state)) is None:
        seat = min(game.to_act(state))
        move = bots[seat].choose(game.view(state, seat), game.offers(state, seat), NO_CHANCE)
        state = game.apply(state, seat, move, NO_CHANCE).state
    assert sorted(judge(state)) == [-1, -1, 1]
    assert judge(state)[places[0][0]] == 1


def test_what_is_found_better_is_open_and_costs_nothing() -> None:
    analyse = analyst_of("camelot")
    assert analyse is not None
    losses = []
    met = [
        (state, seat) for state, seat in decisions(4, Options(), 6) if len(game.offers(state, seat).moves) > 2
    ]
    for state, seat in met[::9]:
        moves = game.offers(state, seat).moves
        found = [one for move in moves if (one := analyse(state, seat, move, 60.0)) is not None]
        assert {one.best for one in found} <= set(moves)
        assert not found or min([one.loss for one in found]) == 0
        losses += [one.loss for one in found]
    assert max(losses) > 0.02
