"""What a game of Camelot is remembered for: tokens by tournament, Lancelots, theft and dear ladies."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.story import SheetRow, Story, StoryLine, line, most, row, told
from tablee.games.camelot.events import (
    ActionCancelled,
    CardStolen,
    CardTaken,
    ColourNamed,
    TokenLost,
    TokenWon,
    TournamentWon,
)


def story(events: Sequence[Any], seats: int) -> Story:
    wins = Counter(event.seat for event in events if isinstance(event, TournamentWon))
    thefts = Counter(event.seat for event in events if isinstance(event, CardStolen | CardTaken))
    lost = Counter(event.seat for event in events if isinstance(event, TokenLost))
    lines = [
        _most("wins", wins, seats),
        _lancelots(events),
        _most("thief", thefts, seats),
        _most("dear-lady", lost, seats),
        line("length", count=sum(wins.values())),
    ]
    return told(lines, _sheet(events, seats))


def _most(key: str, counted: Counter[int], seats: int) -> StoryLine | None:
    found = most([counted[seat] for seat in range(seats)])
    return line(key, seat=found[0], count=found[1]) if found else None


def _lancelots(events: Sequence[Any]) -> StoryLine | None:
    cancelled = [event for event in events if isinstance(event, ActionCancelled)]
    if not cancelled:
        return None
    last = cancelled[-1]
    return line("lancelot", seat=last.seat, owner=last.owner, card=last.card, count=len(cancelled))


def _sheet(events: Sequence[Any], seats: int) -> list[SheetRow]:
    """Tokens won and lost, tournament by tournament, then what everybody has."""
    rows: list[SheetRow] = []
    held, gains, tournament = [0] * seats, [0] * seats, 0
    for event in events:
        if isinstance(event, TokenWon | TokenLost):
            change = 1 if isinstance(event, TokenWon) else -1
            gains[event.seat] += change
            held[event.seat] += change
        elif isinstance(event, ColourNamed) and event.tournament != tournament:
            if tournament:
                rows.append(row(gains, "tournament", tournament=tournament))
            gains, tournament = [0] * seats, event.tournament
    return [*rows, row(gains, "tournament", tournament=tournament), row(held, "tokens")]
