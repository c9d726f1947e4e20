"""Random tricks of the Grand Dalmuti, and what a television says of them."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.dalmuti import game
from tablee.games.dalmuti.state import Playing, State
from tests.browser.across_the_room import Questions, leaders, met_in_a_game


def position(chance: random.Random) -> tuple[Any, Questions]:
    seats = chance.choice((4, 5, 6, 7, 8))
    return met_in_a_game(game, seats, game.Options(), chance, asked)


def asked(state: State) -> Questions | None:
    phase = state.phase
    if not isinstance(phase, Playing) or state.round < 2:
        return None
    trick = phase.trick
    lies = "nothing" if trick is None else f"{len(trick.cards)} cards of rank {trick.rank}"
    return Questions(len(state.hands), (phase.turn,), lies, leaders(state.scores))
