"""Random tournaments of Camelot, and what a television says of them."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.camelot import game
from tablee.games.camelot.state import Playing, State
from tablee.games.camelot.totals import totals
from tests.browser.across_the_room import Questions, leaders, met_in_a_game


def position(chance: random.Random) -> tuple[Any, Questions]:
    return met_in_a_game(game, chance.choice((2, 3, 4, 5)), game.Options(), chance, asked)


def asked(state: State) -> Questions | None:
    """The colour, and every total in the tournament."""
    if not isinstance(state.phase, Playing) or state.tournament < 3 or len(state.inside) < 2:
        return None
    worths = totals(state)
    inside = ", ".join([f"{{{seat}}} {worths[seat]}" for seat in state.inside])
    lies = f"{state.colour}; {inside}"
    return Questions(
        len(state.hands), (state.phase.turn.seat,), lies, leaders([len(held) for held in state.tokens])
    )
