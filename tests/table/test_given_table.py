"""A given deal at a table: the same for everybody, by its terms alone, and told as what it is."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core import shelf
from tablee.core.chance import GIVEN, Stream, commitment_of
from tablee.core.given_deal import GivenTerms, bot_key, given_key, read_terms, write_terms
from tablee.core.proof import proof_of
from tablee.core.record import Record, read_record, write_record
from tablee.core.verify import verify
from tablee.server.tables.given_terms import is_current, today
from tablee.table import actions, game_rules
from tablee.table.entries import Entry
from tablee.table.log_record import record_of
from tablee.table.log_replay import fold_all
from tablee.table.model import OVER, Table
from tablee.table.outcome import Decision, TableProblem

SECRET = bytes(range(32))
TOKEN = "0" * 64


def terms_of(**changed: Any) -> str:
    toy = shelf.load("toy")
    terms = GivenTerms(
        GIVEN, "2026-11-18", "toy", toy.META.rules, toy.Options(), 3, "normal", "n", commitment_of(SECRET)
    )
    return write_terms(replace(terms, **changed))


def opened(code: str, name: str = "Anne", text: str = "") -> list[Decision]:
    made = actions.open_given(code, text or terms_of(), SECRET, name, TOKEN, 1000)
    assert isinstance(made, list), made
    return made


@dataclass
class Played:
    entries: list[Entry]
    table: Table

    def record(self) -> Record[Any, Any, Any]:
        found = record_of(self.table.code, self.entries)
        assert found is not None
        return found


def played(code: str) -> Played:
    """To its end, every seat taking the first offer."""
    decisions = opened(code)
    entries, table = [decision.entry for decision in decisions], decisions[-1].table
    game = game_rules.load("toy")
    while table.status != OVER:
        seat = next(seat for seat, asked in enumerate(table.asked) if asked)
        move = game.offers(table.state, seat).moves[0]
        by = actions.BOT if table.places[seat].bot else actions.PLAYER
        made = actions.move(table, seat, move, "", table.version, 2000, by)
        assert isinstance(made, Decision), made
        entries.append(made.entry)
        table = made.table
    return Played(entries, table)


def test_everybody_is_dealt_the_same_whatever_their_table_and_name() -> None:
    anne, zoe = opened("AAAAAA")[-1].table, opened("BBBBBB", "Zoé")[-1].table
    assert anne.state == zoe.state
    assert anne.key == zoe.key == given_key(SECRET, terms_of())
    assert [place.bot for place in anne.places] == ["", "normal", "normal"]


def test_other_terms_are_another_deal() -> None:
    assert opened("AAAAAA", text=terms_of(day="2026-11-19"))[-1].table.key != opened("AAAAAA")[-1].table.key


def test_the_log_makes_the_same_table_again() -> None:
    whole = played("AAAAAA")
    assert fold_all("AAAAAA", whole.entries) == whole.table


def test_rules_or_a_secret_that_are_not_those_of_the_terms_are_refused() -> None:
    for text in (terms_of(rules=99), terms_of(commitment="0" * 64)):
        made = actions.open_given("AAAAAA", text, SECRET, "Anne", TOKEN, 1000)
        assert isinstance(made, TableProblem)
        assert made.code == "other-rules"


def test_its_record_verifies_as_a_given_deal() -> None:
    data = write_record(played("AAAAAA").record())
    record = read_record(data, shelf.load)
    assert verify(shelf.load("toy"), record) is None
    (note,) = proof_of(record)
    assert (note.code, note.day) == ("given", "2026-11-18")


@pytest.mark.parametrize(
    ("changed", "found"),
    [
        ({"day": "2026-11-19"}, "other draws"),
        ({"game": "other"}, "another game"),
        ({"rules": 0}, "another version of the rules"),
        ({"seats": 4}, "brought a part"),
        ({"bots": "others"}, "other draws"),
        ({"commitment": "0" * 64}, "another commitment of the house"),
        ({"scheme": "hmac-sha256/2"}, "another scheme"),
    ],
)
def test_changed_terms_do_not_hold(changed: dict[str, Any], found: str) -> None:
    record = played("AAAAAA").record()
    forged = replace(record, chance=replace(record.chance, list=terms_of(**changed)))
    assert found in (verify(shelf.load("toy"), forged) or "")


def test_a_part_another_secret_and_no_terms_do_not_hold() -> None:
    record, toy = played("AAAAAA").record(), shelf.load("toy")
    chance = record.chance
    for changed, found in (
        (replace(chance, seeds=("1" * 64, "", "")), "brought a part"),
        (replace(chance, secret="1" * 64), "not the one that was committed to"),
        (replace(chance, list="{"), "cannot be read"),
        (replace(chance, list=terms_of() + " "), "not written as terms are"),
    ):
        assert found in (verify(toy, replace(record, chance=changed)) or "")


def test_terms_and_keys_never_change() -> None:
    """Vectors: whoever checks an old deal needs the same bytes."""
    text = (
        '{"scheme":"hmac-sha256/3","day":"2026-11-18","game":"toy","rules":1,"options":{"counters":7},'
        '"seats":3,"level":"normal","bots":"n","commitment":"' + commitment_of(SECRET) + '"}'
    )
    assert write_terms(read_terms(text)) == text
    bound = hashlib.sha256(f"tablee-list/2 {text}".encode()).hexdigest()
    assert given_key(SECRET, text) == hmac.digest(SECRET, f"tablee-given/3 {bound}".encode(), "sha256")
    assert bot_key(SECRET, 1, [2, 3]) == hmac.digest(SECRET, b"tablee-bot/3 1 [2,3]", "sha256")
    stream = Stream(given_key(SECRET, text))
    assert [stream.below(1000) for _ in range(4)] == [49, 798, 725, 499]


def test_it_is_shown_to_others_when_its_day_is_over() -> None:
    day = today()
    assert is_current(terms_of(day=day.isoformat()))
    assert not is_current(terms_of(day=(day - timedelta(days=1)).isoformat()))
