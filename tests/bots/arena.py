"""A whole game between bots, each seeing its own view and offers alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tablee.bots.bot import Bot
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Game


def play(game: Game, bots: Sequence[Bot], options: Any, seed: int) -> Any:
    """The last state of a game; every choice must be one of the offers."""
    chance, thinking = Stream(key_of(b"deal", [str(seed)])), Stream(key_of(b"bots", [str(seed)]))
    state = game.deal(len(bots), options, chance).state
    while game.standings(state) is None:
        seat = min(game.to_act(state))
        offers = game.offers(state, seat)
        move = bots[seat].choose(game.view(state, seat), offers, thinking)
        assert move in offers.moves
        state = game.apply(state, seat, move, chance).state
    return state
