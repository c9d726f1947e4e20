"""A table at which one person plays a given deal: all is settled by its terms, and it is dealt at once.

Whoever plays it is alone with the bots, without help and without another try: what others ask for at a
table is refused here.
"""

from __future__ import annotations

from tablee.core.given_deal import PERSON, read_terms
from tablee.table.entries import Listed
from tablee.table.entry_effects import changed_by
from tablee.table.game_rules import Games, load
from tablee.table.lobby import NEVER, open_table
from tablee.table.model import Settings, Table
from tablee.table.outcome import Decision, TableProblem
from tablee.table.seats import seat_bot, sit
from tablee.table.table_deal import deal


def open_given(
    code: str, text: str, secret: bytes, name: str, token_hash: str, now: int, *, games: Games = load
) -> list[Decision] | TableProblem:
    """A table for the deal of these terms; its windows wait for the one person there."""
    terms = read_terms(text)
    settings = Settings(level=terms.level, late=NEVER, unhurried=True)
    opened = open_table(code, terms.game, terms.seats, terms.options, settings, secret, now, games=games)
    if isinstance(opened, TableProblem):
        return opened
    if (opened.table.rules, opened.table.commitment) != (terms.rules, terms.commitment):
        return TableProblem("other-rules")
    seated = sit(opened.table, name, PERSON, token_hash, now)
    if isinstance(seated, TableProblem):
        return seated
    decisions = [opened, seated]
    for seat in range(PERSON + 1, terms.seats):
        bot = seat_bot(decisions[-1].table, PERSON, seat, terms.level, now, games=games)
        if not isinstance(bot, Decision):
            return bot if isinstance(bot, TableProblem) else TableProblem("failed")
        decisions.append(bot)
    entry = Listed(now, text)
    decisions.append(Decision(entry, changed_by(decisions[-1].table, entry)))
    return [*decisions, *deal(decisions[-1].table, now, games=games)]


def refuse_at_given(table: Table) -> TableProblem | None:
    """Why nothing but playing is done at this table; None at every other."""
    return TableProblem("given-deal") if table.given else None
