"""What a game of the Grand Dalmuti is remembered for: Revolutions, reigns, climbs, and how close it was."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.story import SheetRow, Story, StoryLine, line, most, row, told
from tablee.games.dalmuti.events import RevolutionDeclared, RoundBegun, RoundEnded

CLIMB = 3  # places in one round that are worth a sentence


def story(events: Sequence[Any], seats: int) -> Story:
    ends = [event for event in events if isinstance(event, RoundEnded)]
    lines = [_revolution(events), _reign(events, seats), _climb(ends), _margin(ends)]
    return told(lines, [*map(_round, ends), *_totals(ends)])


def _round(end: RoundEnded) -> SheetRow:
    return row(end.points, "round", round=end.round)


def _totals(ends: list[RoundEnded]) -> list[SheetRow]:
    return [row(ends[-1].scores, "total")] if ends else []


def _revolution(events: Sequence[Any]) -> StoryLine | None:
    round_ = 0
    for event in events:
        if isinstance(event, RoundBegun):
            round_ = event.round
        elif isinstance(event, RevolutionDeclared):
            return line("revolution", seat=event.seat, round=round_, great="yes" if event.great else "no")
    return None


def _reign(events: Sequence[Any], seats: int) -> StoryLine | None:
    """Who was Grand Dalmuti most often, if more than once."""
    reigns = Counter(event.order[0] for event in events if isinstance(event, RoundBegun))
    found = most([reigns[seat] for seat in range(seats)], 2)
    return line("reign", seat=found[0], count=found[1]) if found else None


def _climb(ends: list[RoundEnded]) -> StoryLine | None:
    climbs = [
        (end.before.index(seat) - place, seat, end.round)
        for end in ends
        for place, seat in enumerate(end.after)
    ]
    steps, seat, round_ = max(climbs, default=(0, 0, 0))
    return line("climb", seat=seat, count=steps, round=round_) if steps >= CLIMB else None


def _margin(ends: list[RoundEnded]) -> StoryLine | None:
    if not ends:
        return None
    first, second = sorted(ends[-1].scores, reverse=True)[:2]
    return line("margin", count=first - second)
