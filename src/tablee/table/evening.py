"""The same people go on with another box: a new table keeps their places, their links and the evening."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from tablee.core.contract import Seat
from tablee.core.meta import Meta
from tablee.table.entries import HostNamed, Opened, SatDown, WentOn
from tablee.table.entry_effects import changed_by
from tablee.table.game_rules import Games, load
from tablee.table.lobby import open_table, refuse_host
from tablee.table.model import LOBBY, OVER, EveningGame, Place, Settings, Table
from tablee.table.outcome import AlreadyDone, Decision, Outcome, TableProblem


class Company(msgspec.Struct, frozen=True):
    """Who goes on from a table: the people in the order they sit, which of them is host, what they agreed."""

    people: tuple[Place, ...] = ()
    host: int = 0
    settings: Settings = Settings()
    evening: tuple[EveningGame, ...] = ()


def company_of(table: Table) -> Company:
    seats = [seat for seat, place in enumerate(table.places) if place.person]
    people = tuple([Place(place.name, token=place.token, key=place.key) for place in map(table.place, seats)])
    agreed = table.settings
    settings = Settings(away_seconds=agreed.away_seconds, pace=agreed.pace, late=agreed.late)
    return Company(people, seats.index(table.host) if table.host in seats else 0, settings, table.evening)


def seats_for(meta: Meta, people: int) -> int | None:
    """The smallest table of that box at which all of them find a seat; None if there is none."""
    return min([seats for seats in meta.seats if seats >= people], default=None)


def proposals(boxes: Sequence[Meta], people: int, evening: Sequence[EveningGame]) -> list[Meta]:
    """The boxes that fit, those not played yet first, then what was played longest ago."""
    played = {game.game: number for number, game in enumerate(evening, 1)}
    fitting = [meta for meta in boxes if seats_for(meta, people) is not None]
    return sorted(fitting, key=lambda meta: played.get(meta.name, 0))


def open_next(
    code: str, company: Company, game: str, secret: bytes, now: int, *, games: Games = load
) -> list[Decision] | TableProblem:
    """A table with another box for all of them, in the lobby; free seats are for bots and latecomers."""
    try:
        seats = seats_for(games(game).META, len(company.people))
    except KeyError:
        return TableProblem("no-such-game", {"game": game})
    if seats is None:
        return TableProblem("table-full")
    first = open_table(code, game, seats, {}, company.settings, secret, now, games=games)
    if isinstance(first, TableProblem):
        return first
    assert isinstance(first.entry, Opened)
    entry = replace(first.entry, evening=company.evening)
    decisions = [Decision(entry, replace(first.table, evening=company.evening))]
    for seat, place in enumerate(company.people):
        decisions.append(_after(decisions[-1].table, SatDown(now, seat, place)))
    if company.host:
        decisions.append(_after(decisions[-1].table, HostNamed(now, company.host)))
    return decisions


def go_on(table: Table, by: Seat | None, code: str, now: int) -> Outcome:
    """The host leads everybody to the next table, between two games."""
    if problem := refuse_host(table, by):
        return problem
    if table.next:
        return AlreadyDone(table.version)
    if table.status not in (LOBBY, OVER):
        return TableProblem("not-over")
    return _after(table, WentOn(now, code))


def _after(table: Table, entry: SatDown | HostNamed | WentOn) -> Decision:
    return Decision(entry, changed_by(table, entry))
