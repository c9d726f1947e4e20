"""The games of Camelot worth keeping: both endings, every action card cancelled and not."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from tablee.core.replay import AnyRecord
from tablee.core.shelf import load
from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.events import ActionAnnounced, ActionCancelled, GameEnded
from tablee.games.camelot.game import META, Options
from tablee.games.camelot.moves import PlayAction, PlayLancelot
from tests.records.making import Makes, events_of, first_record

SHORT = 45  # turns: a game kept for one card need not be long


def lively(choice: random.Random, moves: Sequence[Any]) -> Any:
    """A player who never keeps an action card for later, Lancelot least of all."""
    actions = [move for move in moves if isinstance(move, PlayAction | PlayLancelot)]
    return choice.choice(actions or moves)


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


SHOWN: dict[str, tuple[int, Callable[[AnyRecord], bool]]] = {
    "five-tokens": (3, ends_after("esquive")),
    "four-tokens": (4, ends_after("lance-brisee")),
    **{f"{card}-cancelled": (2, cancels(card)) for card in BY_CARD},
}
WANTED: dict[str, Makes] = {
    name: partial(first_record, load(META.name), seats, Options(), shows, lively)
    for name, (seats, shows) in SHOWN.items()
}
