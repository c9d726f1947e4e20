"""What a game of Dschamál is remembered for: searches won, pieces taken, calls, and a tower lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.story import Story, StoryLine, line, most, row, told
from tablee.games.dschamal.events import BoutWon, CamelCalled, PieceMoved, ShapeCompleted, TowerLost


def story(events: Sequence[Any], seats: int) -> Story:
    won = Counter(event.seat for event in events if isinstance(event, BoutWon))
    taken = Counter(event.taker for event in events if isinstance(event, PieceMoved))
    called = Counter(event.seat for event in events if isinstance(event, CamelCalled))
    lines = [_most("searches", won, seats), _most("taker", taken, seats), _most("caller", called, seats)]
    sheet = [
        row([each[seat] for seat in range(seats)], key)
        for key, each in (("searches", won), ("taken", taken), ("calls", called))
    ]
    bouts = line("length", count=sum(won.values()))
    return told([_lost(events), *lines, _shapes(events), bouts], sheet)


def _most(key: str, counted: Counter[int], seats: int) -> StoryLine | None:
    found = most([counted[seat] for seat in range(seats)])
    return line(key, seat=found[0], count=found[1]) if found else None


def _lost(events: Sequence[Any]) -> StoryLine | None:
    towers = [(len(event.pieces), event.seat) for event in events if isinstance(event, TowerLost)]
    count, seat = max(towers, default=(0, 0))
    return line("tower-lost", seat=seat, count=count) if count else None


def _shapes(events: Sequence[Any]) -> StoryLine | None:
    count = sum(isinstance(event, ShapeCompleted) for event in events)
    return line("shapes", count=count) if count else None
