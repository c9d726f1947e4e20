"""A table's log as the record of a game that was played to its end."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from tablee.core.chance import GIVEN, LISTED
from tablee.core.record import ChanceRecord, Record, Turn, format_of
from tablee.core.shuffle import read_list, withheld
from tablee.table.entries import Begun, Entry, Moved, TakenBack
from tablee.table.game_rules import Games, load
from tablee.table.log_replay import fold
from tablee.table.model import BRAKED, ENDED, OVER, Table


def record_of(code: str, entries: Iterable[Entry], *, games: Games = load) -> Record[Any, Any, Any] | None:
    """The last game of this table that is over, its commitment opened; None if none is."""
    found = None
    for record in records_of(code, entries, games=games):
        found = record
    return found


def records_of(
    code: str, entries: Iterable[Entry], *, games: Games = load
) -> Iterator[Record[Any, Any, Any]]:
    """Every game of this table that is over, one after the other; the last may have ended with its table."""
    table: Table | None = None
    turns: list[Turn[Any, Any]] = []
    found: Record[Any, Any, Any] | None = None
    seeds: tuple[str, ...] = ()
    names: tuple[str, ...] = ()
    players: tuple[str, ...] = ()
    braked: list[int] = []
    for entry in entries:
        table = fold(table, code, entry, games=games)
        if isinstance(entry, Begun):
            if found is not None:
                yield found
            found, turns, seeds = None, [_turn(table, entry)], entry.seeds
            names = tuple([place.name for place in table.places])  # of those it was dealt to
            players, braked = players_of(table, entry), []
        elif isinstance(entry, Moved | TakenBack):
            if isinstance(entry, Moved) and entry.by == BRAKED:
                braked.append(len(turns))
            turns.append(_turn(table, entry))
        if turns and found is None and table.status in (OVER, ENDED):
            found = _record(table, names, tuple(turns), seeds, games)
            if players:
                format = format_of(turns, listed=bool(table.list), players=True)
                told = tuple(braked) if braked else msgspec.UNSET
                found = replace(found, players=players, braked=told, format=format)
    if found is not None:
        yield found


def players_of(table: Table, begun: Begun) -> tuple[str, ...]:
    """The levels of the bots it was dealt to; () if there were none, or the log does not say how strong."""
    levels = [place.bot and f"{place.bot}/{begun.strength}" for place in table.places]
    return tuple(levels) if begun.strength and any(levels) else ()


def _turn(table: Table, entry: Begun | Moved | TakenBack) -> Turn[Any, Any]:
    if isinstance(entry, TakenBack):
        return Turn(entry.seat, None, max(0, entry.at - table.began), (), (), entry.turn)
    if isinstance(entry, Begun):
        return Turn(None, None, 0, entry.draws, entry.events)
    return Turn(entry.seat, entry.move, max(0, entry.at - table.began), entry.draws, entry.events)


def _record(
    table: Table,
    names: tuple[str, ...],
    turns: tuple[Turn[Any, Any], ...],
    seeds: tuple[str, ...],
    games: Games,
) -> Record[Any, Any, Any]:
    return Record(
        game=table.game,
        rules=table.rules,
        names=names,
        options=table.options,
        chance=_chance(table, seeds),
        turns=turns,
        standings=games(table.game).standings(table.state),
        start=table.start,
        format=format_of(turns, listed=bool(table.list)),
    )


def _chance(table: Table, seeds: tuple[str, ...]) -> ChanceRecord:
    """`seeds` are those of a log from before the list."""
    if not table.list:
        return ChanceRecord(table.commitment, table.secret, seeds)
    if table.given:
        return ChanceRecord(table.commitment, table.secret, table.parts, GIVEN, table.list, ())
    missing = withheld(read_list(table.list), table.parts)
    return ChanceRecord(table.commitment, table.secret, table.parts, LISTED, table.list, missing)
