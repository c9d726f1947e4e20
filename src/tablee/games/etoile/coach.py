"""Learning the star by playing: seven lessons of one idea each, then a small game of six men a side."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.teaching import Coach, FirstGame, Picture
from tablee.games.etoile.coach_words import END, GOAL, REFRESHER, TIPS, TURN
from tablee.games.etoile.meta import Options
from tablee.games.etoile.position import begin, read_position
from tablee.games.etoile.scenes import SCENES
from tablee.games.etoile.state import State

OPTIONS = Options()
SMALL = "A:dark:A=Ab2,Ad2,Af2,Aa3,Ac3,Ae3:B=Bb2,Bd2,Bf2,Ba3,Bc3,Be3"
"""Six men each, on their second and third lines (ETO-10): over in a quarter of the time."""


def start(chance: Chance) -> State:
    """The learner has camp A and begins."""
    state: State = begin(read_position(SMALL), OPTIONS, (0, 1)).state
    return state


COACH = Coach(
    pictures=(Picture("goal.svg", GOAL), Picture("turn.svg", TURN), Picture("end.svg", END)),
    lessons=tuple([scene.clause for scene in SCENES]),
    game=FirstGame(2, "beginner", OPTIONS, start),
    tips=TIPS,
    refresher=REFRESHER,
)
