"""What the conformance suite plays of the Grand Dalmuti."""

from __future__ import annotations

from collections.abc import Hashable

from tablee.core.contract import Game, Step
from tablee.games.dalmuti import game
from tablee.games.dalmuti.events import HandDealt, NobodyDeclared, TaxesExchanged
from tablee.games.dalmuti.game import Move, Options, State
from tablee.games.dalmuti.pieces import EMPTY, cards_of, with_cards

RULES: Game[game.Options, game.State, game.Move, game.Event, game.View] = game
"""The module meets the contract, by its own types."""

_VARIANTS = (
    Options(rounds=2),
    Options(rounds=2, free_first_round=True, rising_bonus=True),
    Options(rounds=2, people_swap=True, slip=1, short_deck_4=False, short_deck_5=True),
    Options(rounds=2, pass_is_final=True),
    Options(total=8, slip=2, people_swap=True, rising_bonus=True, pass_is_final=True),
)
CASES: list[tuple[int, Options]] = [(seats, options) for seats in range(4, 11) for options in _VARIANTS]
OLDER = [(seats, options, 1) for seats, options in zip((4, 5, 8), _VARIANTS, strict=False)]
"""Version 1 told each silence about the Revolution at once (DAL-25)."""


def census(state: State) -> Hashable:
    """Every card of the deck is in a hand or has been played this round."""
    cards = EMPTY
    for held in (*state.hands, *state.played):
        cards = with_cards(cards, cards_of(held))
    return cards


def reveals(before: State, seat: int, move: Move, step: Step) -> bool:
    """Taxes show a Dalmuti what his péon gave (DAL-22); a settled slip lets hands be taken up (DAL-55).

    The last silence shows that all the others had been kept (DAL-25).
    """
    return any(isinstance(told.event, TaxesExchanged | HandDealt | NobodyDeclared) for told in step.events)
