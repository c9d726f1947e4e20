"""Games that people played, as results beside those of an arena: only whoever wishes to be rated is named."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from tablee.core import shelf
from tablee.core.record import Record
from tablee.core.record_turns import turns_that_count
from tablee.lab.arena import places_of
from tablee.lab.tally import ArenaResult, GamePlayed, tally


def result_of(
    record: Record[Any, Any, Any], people: Collection[str], levels: Collection[str]
) -> ArenaResult | None:
    """The places of these people and of these levels at today's strength; None unless two of them played.

    A game that is not over says nothing, and neither does a seat whose bot was weaker or stronger then.
    """
    if record.standings is None:
        return None
    told = record.players or ("",) * len(record.names)
    named = [_rated(record, seat, level, people, levels) for seat, level in enumerate(told)]
    places = places_of(record.standings)
    seats = [seat for seat, name in enumerate(named) if name]
    if len({named[seat] for seat in seats}) < 2:
        return None
    nothing = (0,) * len(seats)
    game = GamePlayed(
        scores=nothing,
        places=tuple([places[seat] for seat in seats]),
        moves=turns_that_count(record.turns) - 1,
        asked=nothing,
        spent=nothing,
    )
    return tally(record.game, [named[seat] for seat in seats], record.options, 0, [game])


def _rated(
    record: Record[Any, Any, Any], seat: int, level: str, people: Collection[str], levels: Collection[str]
) -> str:
    """What the scale calls the player of a seat; nothing for somebody who is not on it."""
    if not level:
        return record.names[seat] if record.names[seat] in people else ""
    name, _, strength = level.rpartition("/")
    today = name in levels and strength == str(shelf.load(record.game).META.strength)
    return name if today else ""
