"""How a game of the Grand Dalmuti stood: points so far, and those that this round will bring."""

from __future__ import annotations

from math import tanh

from tablee.games.dalmuti import game
from tablee.games.dalmuti.bots.search.policy import STYLES
from tablee.games.dalmuti.bots.search.world import Round
from tablee.games.dalmuti.fast import Twin, packed
from tablee.games.dalmuti.spelling import set_up
from tablee.games.dalmuti.state import Slipping, State

ALL, NORMAL = 1000, STYLES.index("normal")


def judge(state: State) -> tuple[float, ...]:
    """From -1 to 1: the lead over the mean of the others, who goes out first being a whole step ahead.

    All hands being known, models of good players finish the round; of later rounds nothing is known.
    """
    seats, places = len(state.hands), game.standings(state)
    if places is not None:
        return tuple([1.0 if seat in places[0] else -1.0 for seat in range(seats)])
    points = [expected(state, seat) for seat in range(seats)]
    total = sum(points)
    leads = [own - (total - own) / (seats - 1) for own in points]
    return tuple([round(tanh(lead / (seats - 1)), 3) for lead in leads])


def expected(state: State, seat: int) -> float:
    """The score of a seat at this round's end."""
    if seat in state.out or isinstance(state.phase, Slipping):
        return state.scores[seat]
    truth = Twin(state.options, len(state.hands))
    set_up(truth, state)
    world = Round(truth, seat, 1)
    world.reveal([packed(hand) for hand in state.hands])
    world.expect_style(NORMAL, ALL)
    return state.scores[seat] + world.prospect() * (len(state.hands) - 1)
