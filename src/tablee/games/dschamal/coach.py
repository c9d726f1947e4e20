"""Learning the Duell by playing: four searches with slow bots and much time (DSC-46)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.teaching import Coach, FirstGame, Picture
from tablee.games.dschamal.coach_words import END, GOAL, REFRESHER, TIPS, TURN
from tablee.games.dschamal.game import deal
from tablee.games.dschamal.meta import Options
from tablee.games.dschamal.state import State

SEATS = 3
OPTIONS = Options(search_seconds=90, choice_seconds=40, duels=4)


def start(chance: Chance) -> State:
    """As always; the game is over after four searches."""
    state: State = deal(SEATS, OPTIONS, chance).state
    return state


COACH = Coach(
    pictures=(Picture("goal.svg", GOAL), Picture("turn.svg", TURN), Picture("end.svg", END)),
    game=FirstGame(SEATS, "easy", OPTIONS, start),
    tips=TIPS,
    refresher=REFRESHER,
)
