"""What somebody with the link sees of a table first."""

from __future__ import annotations

import msgspec

from tablee.table.evening import Company, company_of
from tablee.table.late_guests import seats_for_late
from tablee.table.model import Table


class LinkSummary(msgspec.Struct, frozen=True, gc=False):
    code: str
    game: str
    status: str
    names: tuple[str, ...]
    commitment: str
    for_late: int = 0  # seats open to whoever comes in the middle of the game
    late: str = "at-once"  # and when they sit down there
    people: int = 0
    next: str = ""  # where everybody has gone on
    company: Company = Company()  # for whoever leads them there: never shown


def link_summary_of(table: Table) -> LinkSummary:
    return LinkSummary(
        table.code,
        table.game,
        table.status,
        tuple([place.name for place in table.places]),
        table.commitment,
        seats_for_late(table),
        table.settings.late,
        sum([place.person for place in table.places]),
        table.next,
        company_of(table),
    )
