"""A box's deal of the day played out by its own bots, as a house would ask them."""

from __future__ import annotations

from typing import Any

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.chance import GIVEN, commitment_of
from tablee.core.given_deal import PERSON, Given, GivenTerms, write_terms
from tablee.core.verify import verify
from tablee.server.tables.bot_question import question_of
from tablee.server.tables.thinkers import think
from tablee.table import actions, game_rules
from tablee.table.entries import Entry
from tablee.table.log_record import record_of
from tablee.table.model import OVER, Table
from tablee.table.outcome import Decision

SECRET = bytes(range(32))


def given_table(game: str, code: str) -> tuple[list[Entry], Table]:
    rules, given = shelf.load(game), box_says(game)
    terms = GivenTerms(
        GIVEN,
        "2026-11-18",
        game,
        rules.META.rules,
        rules.Options(**given.options),
        given.seats,
        given.level,
        "tests",
        commitment_of(SECRET),
    )
    made = actions.open_given(code, write_terms(terms), SECRET, f"Person {code}", "0" * 64, 0)
    assert isinstance(made, list), made
    return [decision.entry for decision in made], made[-1].table


def box_says(game: str) -> Given:
    given: Given = part(shelf.box(game).given)
    return given


def moves_of(game: str, code: str) -> list[Any]:
    """Every move of a whole game in which the person plays as the bots do; its record holds."""
    entries, table = given_table(game, code)
    rules, level, moves = game_rules.load(game), box_says(game).level, []
    while table.status != OVER:
        open_to = [seat for seat, asked in enumerate(table.asked) if asked and table.answer(seat) is None]
        if not open_to:
            shown = actions.open_answers(table, 0)
            assert shown
            for opened in shown:
                entries.append(opened.entry)
                table = opened.table
            continue
        seat = open_to[0]
        question = question_of(table, seat, level)
        by = actions.PLAYER if seat == PERSON else actions.BOT
        chosen = think(question, question.key)
        decided = actions.move(table, seat, chosen.move, "", table.version, 0, by)
        assert isinstance(decided, Decision), decided
        entries.append(decided.entry)
        moves.append((seat, decided.entry))
        table = decided.table
    record = record_of(code, entries)
    assert record is not None
    assert verify(rules, record) is None
    assert record.standings is not None
    return moves
