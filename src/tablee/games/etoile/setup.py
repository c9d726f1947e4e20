"""Setting up: twelve men each, the camps drawn by lot (ETO-10 to ETO-12)."""

from __future__ import annotations

from tablee.core.chance import Chance
from tablee.core.contract import Step, Told
from tablee.games.etoile.board import opening
from tablee.games.etoile.events import CampsDrawn
from tablee.games.etoile.geometry import STARS
from tablee.games.etoile.meta import Options
from tablee.games.etoile.state import State


def draw_camps(seats: int, options: Options, chance: Chance, rules: int) -> Step:
    """Who is A is drawn by lot (ETO-12)."""
    camps = chance.order(seats)
    state = State(options, camps, opening(STARS[options.cells], seats), rules=rules)
    return Step(state, (Told(CampsDrawn(camps)),))
