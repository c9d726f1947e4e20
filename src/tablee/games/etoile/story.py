"""What a game of the star is remembered for: the longest capture, who took most, queens, huffed pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tablee.core.story import Story, StoryLine, line, most, row, told
from tablee.games.etoile.events import PieceHuffed, PieceMoved, PiecesTaken, QueenMade, WentOut

LONG = 3  # pieces in one capture that are worth a sentence


def story(events: Sequence[Any], seats: int) -> Story:
    taken, queens, huffed = Counter[int](), Counter[int](), Counter[int]()
    for event in events:
        if isinstance(event, PiecesTaken):
            taken[event.seat] += len(event.taken)
        elif isinstance(event, QueenMade):
            queens[event.seat] += 1
        elif isinstance(event, PieceHuffed):
            huffed[event.offender] += 1
    counted = [[each[seat] for seat in range(seats)] for each in (taken, queens, huffed)]
    lines = [_longest(events), _most("taker", counted[0]), _most("huffed", counted[2]), _first_out(events)]
    keys = ("taken", "queens", "huffed")
    moves = sum(isinstance(event, PieceMoved | PiecesTaken) for event in events)
    lines += [_most("queens", counted[1]), line("length", count=moves)]
    return told(lines, [row(*one) for one in zip(counted, keys, strict=True)])


def _longest(events: Sequence[Any]) -> StoryLine | None:
    captures = [(len(event.taken), event.seat) for event in events if isinstance(event, PiecesTaken)]
    count, seat = max(captures, default=(0, 0))
    return line("longest", seat=seat, count=count) if count >= LONG else None


def _most(key: str, numbers: list[int]) -> StoryLine | None:
    found = most(numbers)
    return line(key, seat=found[0], count=found[1]) if found else None


def _first_out(events: Sequence[Any]) -> StoryLine | None:
    out = next((event.seat for event in events if isinstance(event, WentOut)), None)
    return None if out is None else line("first-out", seat=out)
