"""Random positions of the star, and what a television says of them."""

from __future__ import annotations

import random
from typing import Any

from tablee.games.etoile import game
from tablee.games.etoile.geometry import STARS
from tablee.games.etoile.state import State
from tablee.games.etoile.view import sides_of
from tests.browser.across_the_room import Questions, leaders, met_in_a_game


def position(chance: random.Random) -> tuple[Any, Questions]:
    return met_in_a_game(game, chance.choice((2, 3)), game.Options(), chance, asked)


def asked(state: State) -> Questions | None:
    """How many pieces everybody has, queens among them."""
    if state.offer is not None or state.claim is not None or state.end is not None:
        return None
    sides = sides_of(STARS[state.options.cells], state.board)
    by_seat = {seat: sides[camp] for camp, seat in enumerate(state.seats)}
    if min(len(side.men) + len(side.queens) for side in by_seat.values()) > 9:
        return None
    queens = [len(by_seat[seat].queens) for seat in sorted(by_seat)]
    counts = [len(by_seat[seat].men) + queens[seat] for seat in sorted(by_seat)]
    words = [f"{{{seat}}} {count}, {queens[seat]} queens" for seat, count in enumerate(counts)]
    return Questions(len(counts), (state.seats[state.turn],), "; ".join(words), leaders(counts))
