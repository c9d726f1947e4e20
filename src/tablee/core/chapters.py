"""The parts a played game falls into, as its box names them beside its events: rounds, tricks, duels.

A box lists `Chapter`s, the largest first; whoever looks at a game again can jump from one to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.told import Told


class Chapter(msgspec.Struct, frozen=True):
    """Parts of one `kind`; the box's words say `chapter-<kind>` with its `number`.

    One begins with the turn that tells an event of `begins`. Where there are `ends`, it begins only if
    the one before was ended by such an event. Inside each part of kind `within` they are counted anew.
    """

    kind: str
    begins: tuple[str, ...]
    ends: tuple[str, ...] = ()
    within: str = ""


class Jump(msgspec.Struct, frozen=True):
    """Where a part of the game begins: its kind, its number, and the turn."""

    kind: str
    number: int
    turn: int


def chapters_of(game: str) -> tuple[Chapter, ...]:
    reference = shelf.box(game).chapters
    found: tuple[Chapter, ...] = part(reference) if reference else ()
    return found


def part_begins(game: str, events: Iterable[Told]) -> bool:
    """Whether these events begin one of the game's largest parts: a moment at which people may change."""
    largest = chapters_of(game)[:1]
    return any(str(told.event.__struct_config__.tag) in one.begins for one in largest for told in events)


def jumps(chapters: Sequence[Chapter], turns: Iterable[Sequence[Any]]) -> tuple[Jump, ...]:
    """All beginnings, in order; `turns` are the events of each turn."""
    found, numbers, open_now = list[Jump](), dict[str, int](), set[str]()
    for turn, events in enumerate(turns):
        begun = set[str]()
        for tag in [str(event.__struct_config__.tag) for event in events]:
            for chapter in chapters:
                if tag in chapter.ends:
                    open_now.discard(chapter.kind)
                if tag in chapter.begins and chapter.kind not in open_now | begun:
                    begun.add(chapter.kind)
                    open_now |= {chapter.kind} if chapter.ends else set()
                    numbers |= {one.kind: 0 for one in chapters if one.within == chapter.kind}
                    numbers[chapter.kind] = numbers.get(chapter.kind, 0) + 1
                    found.append(Jump(chapter.kind, numbers[chapter.kind], turn))
    return tuple(found)
