"""The games of Camelot worth keeping: both endings, every action card cancelled and not."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from tablee.core.replay import AnyRecord
from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.events import ActionAnnounced, ActionCancelled, GameEnded
from tablee.games.camelot.game import Options
from tablee.games.camelot.moves import PlayAction, PlayLancelot

SHORT = 45  # turns: a game kept for one card need not be long


def lively(choice: random.Random, moves: Sequence[Any]) -> Any:
    """A player who never keeps an action card for later, Lancelot least of all."""
    actions = [move for move in moves if isinstance(move, PlayAction | PlayLancelot)]
    return choice.choice(actions or moves)


def events_of(record: AnyRecord) -> list[Any]:
    return [told.event for turn in record.turns for told in turn.events]


def announced(record: AnyRecord) -> list[str]:
    return [event.card for event in events_of(record) if isinstance(event, ActionAnnounced)]


def cancelled(record: AnyRecord) -> list[str]:
    return [event.card for event in events_of(record) if isinstance(event, ActionCancelled)]


def took_effect(record: AnyRecord) -> set[str]:
    """Cards announced more often than they were cancelled."""
    shown, stopped = announced(record), cancelled(record)
    return {card for card in shown if shown.count(card) > stopped.count(card)}


def ends_after(*cards: str) -> Callable[[AnyRecord], bool]:
    """A game that ends, and shows the effect of these cards."""

    def wanted(record: AnyRecord) -> bool:
        ended = any(isinstance(event, GameEnded) for event in events_of(record))
        return ended and len(record.turns) <= 2 * SHORT and took_effect(record) >= set(cards)

    return wanted


def cancels(card: str) -> Callable[[AnyRecord], bool]:
    return lambda record: len(record.turns) <= SHORT and card in cancelled(record)


WANTED: dict[str, tuple[int, Options, Callable[[AnyRecord], bool]]] = {
    "camelot-five-tokens": (3, Options(), ends_after("esquive")),
    "camelot-four-tokens": (4, Options(), ends_after("lance-brisee")),
    **{f"camelot-{card}-cancelled": (2, Options(), cancels(card)) for card in BY_CARD},
}
