"""What the conformance suite plays of Camelot."""

from __future__ import annotations

from collections.abc import Hashable

from tablee.core.contract import Game, Step
from tablee.games.camelot import game
from tablee.games.camelot.events import CardSeen, HandDealt, HandShown, TournamentWon
from tablee.games.camelot.game import Move, Options, State
from tablee.games.camelot.pieces import in_order
from tablee.games.camelot.state import Keeping, Reacting

RULES: Game[game.Options, game.State, game.Move, game.Event, game.View] = game
"""The module meets the contract, by its own types."""

_VARIANTS = (
    Options(),
    Options(no_repeated_colour=True, name_after_drawing=True),
    Options(shield_stops_all=True, reaction_seconds=0, choice_seconds=0),
    Options(no_repeated_colour=True, name_after_drawing=True, shield_stops_all=True, reaction_seconds=8),
)
CASES: list[tuple[int, Options]] = [(seats, options) for seats in range(2, 6) for options in _VARIANTS]


def census(state: State) -> Hashable:
    """Every card is in one place: a hand, the pile, the discards, before a seat, or announced."""
    announced = (state.phase.action.card,) if isinstance(state.phase, Reacting | Keeping) else ()
    columns = (*state.hands, *state.characters, *state.laid)
    cards = [card for column in columns for card in column]
    return in_order([*cards, *state.pile, *state.discards, *announced])


def reveals(before: State, seat: int, move: Move, step: Step) -> bool:
    """A drawn card, a hand shown by CAM-13, a new tournament, which may show hands, and the last answer.

    Who has answered is hidden while a clock runs, so nobody knows that he is the last one (CAM-51).
    """
    telling = CardSeen | HandDealt | HandShown | TournamentWon
    closed = isinstance(before.phase, Reacting) and not isinstance(step.state.phase, Reacting)
    return closed or any(isinstance(told.event, telling) for told in step.events)
