"""What is asked about a picture of a television, and what is true."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tablee.conformance.random_game import any_move
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Game


class Questions(NamedTuple):
    """By seat whose turn it is and who leads (nobody, where all are equal), and what lies there in words.

    In `lies`, `{0}` is the name of whoever has seat 0.
    """

    seats: int
    turn: Sequence[int]
    lies: str
    leads: Sequence[int]

    def answers(self, names: Sequence[str]) -> dict[str, str]:
        return {
            "turn": ", ".join([names[seat] for seat in self.turn]),
            "lies": self.lies.format(*names),
            "leads": ", ".join([names[seat] for seat in self.leads]) or "nobody",
        }


Asked = Callable[[Any], Questions | None]
"""What is asked about a state; None where there is nothing to ask."""


def leaders(amounts: Sequence[float]) -> list[int]:
    """Somebody leads only where somebody else does not."""
    first = [seat for seat, amount in enumerate(amounts) if amount == max(amounts)]
    return [] if len(first) == len(amounts) else first


def met_in_a_game(
    game: Game, seats: int, options: Any, chance: random.Random, asked: Asked
) -> tuple[Any, Questions]:
    """Any position of a game that is played at random, out of those about which there is something to ask."""
    while True:
        stream = Stream(key_of(b"across the room", [str(chance.getrandbits(64))]))
        state, found = game.deal(seats, options, stream).state, list[tuple[Any, Questions]]()
        for _ in range(400):
            if game.standings(state) is not None:
                break
            seat = chance.choice(sorted(game.to_act(state)))
            state = game.apply(state, seat, any_move(game, state, seat, chance, stream, 0.0), stream).state
            questions = asked(state) if game.due(state) is None else None
            if questions is not None:
                found.append((state, questions))
        if len(found) > 20:
            return chance.choice(found)
