"""What a game counts for the evening: a point for each person one has left behind.

Bots count for nothing, so that an evening of four is worth the same with five at the table. A person is
known from table to table by the hash of their link, which the tables of one evening share.
"""

from __future__ import annotations

from tablee.core.contract import Standings
from tablee.table.model import EveningGame, Table


def with_result(table: Table, standings: Standings | None) -> tuple[EveningGame, ...]:
    """The evening after this table's game; whoever plays with bots alone has none."""
    people = [seat for seat, place in enumerate(table.places) if place.person]
    if standings is None or len(people) < 2:
        return table.evening
    points, behind = list[tuple[str, int]](), len(people)
    for group in standings:
        here = [seat for seat in group if seat in people]
        behind -= len(here)
        points += [(table.places[seat].token, behind) for seat in here]
    return (*table.evening, EveningGame(table.game, tuple(points)))


def points_by_seat(table: Table) -> tuple[int, ...]:
    """Everybody's points so far; who has left the table has taken theirs along."""
    total = dict[str, int]()
    for game in table.evening:
        for token, points in game.points:
            total[token] = total.get(token, 0) + points
    return tuple([total.get(place.token, 0) if place.person else 0 for place in table.places])
