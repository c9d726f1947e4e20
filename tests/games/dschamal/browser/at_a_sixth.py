"""Dschamál between two duels, and what a television says of it."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.dschamal.game import view
from tablee.games.dschamal.pieces import COLOURED, SHAPES, shape_of
from tests.browser.across_the_room import Questions, leaders
from tests.games.dschamal.browser.tables import CALM
from tests.games.dschamal.building import state_of


def position(chance: random.Random) -> tuple[Any, Questions]:
    """Whole shapes and single pieces before everybody, and a duel that is about to begin."""
    seats = chance.choice((3, 4, 5, 6))
    whole = chance.sample(range(len(SHAPES)), chance.choice((1, 2, 3)))
    spread: list[list[int]] = [[] for _ in range(seats)]
    for piece in range(COLOURED):
        if shape_of(piece) in whole or chance.random() < 0.12:
            chance.choice([one for one in spread if len(one) < 6] or spread).append(piece)
    owned = [tuple(held) for held in spread]
    state = state_of(owned, options=CALM, master=chance.randrange(seats))
    seen = view(state, None)
    counts = [sum(shape_of(piece) in seen.winning for piece in held) for held in owned]
    fighters = " against ".join([f"{{{seat}}}" for seat in state.bout.fighters])
    words = [f"{{{seat}}} {len(held)}" for seat, held in enumerate(owned)]
    lies = f"{fighters}; pieces: {', '.join(words)}"
    return state, Questions(seats, seen.waiting, lies, leaders(counts))
