"""What a seat is asked, and advised, where the whole game is in this process."""

from __future__ import annotations

from secrets import token_bytes
from typing import Any

from tablee import bots
from tablee.bots import adviser
from tablee.cli.solo.move_prompt import Advice, Asked
from tablee.core.chance import Stream
from tablee.core.completion import complete_as_claimed
from tablee.core.contract import Game, Offers, Seat
from tablee.core.refusal import Refusal


def asked_of(game: Game, state: Any, seat: Seat) -> Asked:
    """A move is refused as the rules will see it: with what whoever runs the game adds to it."""

    def refuse(move: Any) -> Refusal | None:
        return game.refuse(state, seat, complete_as_claimed(game, state, seat, move))

    return Asked(game.view(state, seat), game.offers(state, seat), refuse)


def advise(game: Game, view: Any, offers: Offers) -> Advice:
    """What the strongest bot would play, and why, where the game can say so."""
    name = game.META.name
    move = bots.load(name, game.META.levels[-1]).choose(view, offers, Stream(token_bytes(32)))
    why = adviser.explain(name, view, offers, move) if adviser.explains(name) else None
    if not isinstance(why, adviser.Sentence):
        return Advice(move)
    return Advice(move, why.key, why.values if isinstance(why, adviser.FilledSentence) else {})
