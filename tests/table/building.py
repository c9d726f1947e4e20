"""Tables of the toy game, made the way people make them: wish by wish."""

from __future__ import annotations

from typing import Any

from tablee.core.shuffle import commitment_to
from tablee.table.actions import Decision, TableProblem, begin, commit, move, open_table, sit
from tablee.table.model import PLAYING, Settings, Table
from tests.toy_game import Guess, Take, find

SECRET = bytes(range(32))
NOW = 1_700_000_000_000


def done(outcome: object) -> Table:
    """The table after a wish that must be fulfilled."""
    assert isinstance(outcome, Decision), outcome
    return outcome.table


def problem(outcome: object) -> str:
    """The code of a wish that must not be."""
    assert isinstance(outcome, TableProblem), outcome
    return outcome.code


def opened(seats: int = 3, **settings: Any) -> Table:
    chosen = Settings(**{"level": "easy", **settings})
    return done(open_table("TOYS", "toy", seats, {}, chosen, SECRET, NOW, games=find))


def seated(*names: str, seats: int = 3, **settings: Any) -> Table:
    table = opened(seats, **settings)
    for name in names:
        table = done(sit(table, name, None, f"hash-{name}", NOW))
    return table


def part_of(table: Table, seat: int) -> tuple[str, str]:
    """A part for this seat in the table's present game, and the commitment to it."""
    part = f"{seat:064x}"
    return part, commitment_to(table.code, table.number, seat, part)


def committed(*names: str, seats: int = 3, **settings: Any) -> Table:
    """These people in the lobby, each bound to a part."""
    table = seated(*names, seats=seats, **settings)
    for seat in range(len(names)):
        table = done(commit(table, seat, part_of(table, seat)[1], NOW))
    return table


def listed(*names: str, seats: int = 3, **settings: Any) -> Table:
    """The same once the list is published."""
    outcome = begin(committed(*names, seats=seats, **settings), 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple), outcome
    return outcome[-1].table


def started(*names: str, seats: int = 3, **settings: Any) -> Table:
    return dealt(seated(*names, seats=seats, **settings))


def dealt(table: Table) -> Table:
    """The host begins, with bots where nobody sits."""
    outcome = begin(table, 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple), outcome
    return outcome[-1].table


def play(table: Table, seat: int, choice: Any, id: str = "", by: str = "clock", now: int = NOW) -> Table:
    return done(move(table, seat, choice, id, table.version, now, by, games=find))


def guessed(table: Table) -> Table:
    """Everybody has guessed: the turns begin."""
    for seat in range(len(table.places)):
        table = play(table, seat, Guess(False))
    return table


def finished(table: Table) -> Table:
    table = guessed(table)
    while table.status == PLAYING:
        table = play(table, table.state.turn, Take(1))
    return table
