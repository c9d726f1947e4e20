"""Learning the Grand Dalmuti by playing: a round without call and taxes, then one with both (DAL-52)."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.chance import Chance
from tablee.core.teaching import Coach, FirstGame, Picture
from tablee.games.dalmuti.coach_words import END, GOAL, REFRESHER, TIPS, TURN
from tablee.games.dalmuti.game import deal
from tablee.games.dalmuti.meta import Options
from tablee.games.dalmuti.state import Playing, State

SEATS = 4
OPTIONS = Options(rounds=2, free_first_round=True)


def start(chance: Chance) -> State:
    """Dealt as always, and the Grand Dalmuti leads at once: nothing is called or paid in the first round."""
    state: State = deal(SEATS, OPTIONS, chance).state
    return replace(state, phase=Playing(state.order[0], None, ()))


COACH = Coach(
    pictures=(Picture("goal.svg", GOAL), Picture("turn.svg", TURN), Picture("end.svg", END)),
    game=FirstGame(SEATS, "easy", OPTIONS, start),
    tips=TIPS,
    refresher=REFRESHER,
)
