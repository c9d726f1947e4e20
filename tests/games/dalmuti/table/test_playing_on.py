"""A table that plays on from a position of another game."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.record import RecordError, read_record, write_record
from tablee.core.replay import replay
from tablee.core.shelf import load
from tablee.core.verify import verify
from tablee.games.dalmuti.game import Options
from tablee.store.checksum import checksum
from tablee.store.codec import decode_log, encode
from tablee.table.actions import Decision, TableProblem, agree, begin, move, open_table, sit
from tablee.table.entries import Entry
from tablee.table.log_record import record_of
from tablee.table.log_replay import fold_all
from tablee.table.model import OVER, PLAYING, Settings, Table
from tests.games.dalmuti.building import playing
from tests.games.dalmuti.whole import whole
from tests.table.building import NOW, SECRET

GAME = load("dalmuti")
START = whole(playing([(5,), (9,), (), (3, 3)], out=(2,), options=Options(rounds=1)))
OPTIONS = msgspec.to_builtins(START.options)


def opened() -> list[Decision]:
    first = open_table("PLAYON", "dalmuti", 4, OPTIONS, Settings(), SECRET, NOW, start=START)
    assert isinstance(first, Decision)
    seated = sit(first.table, "Anne", 3, "h" * 64, NOW)
    assert isinstance(seated, Decision)
    begun = begin(seated.table, 3, "random", NOW)
    assert not isinstance(begun, TableProblem)
    return [first, seated, *begun]


def played_out(decisions: list[Decision]) -> Table:
    while (table := decisions[-1].table).status == PLAYING:
        seat = min(GAME.to_act(table.state))
        choice = GAME.offers(table.state, seat).moves[0]
        outcome = move(table, seat, choice, "", table.version, NOW, "clock")
        assert isinstance(outcome, Decision)
        decisions.append(outcome)
    return decisions[-1].table


def test_the_game_begins_where_the_other_one_stood() -> None:
    table = opened()[-1].table
    assert table.status == PLAYING
    assert table.state == START


def test_seats_and_options_are_those_of_the_position() -> None:
    lobby = opened()[1].table
    for seats, options in ((5, OPTIONS), (4, {**OPTIONS, "rounds": 3})):
        outcome = agree(lobby, 3, seats, options, Settings(), NOW)
        assert isinstance(outcome, TableProblem)
        assert outcome.code == "fixed-position"
    assert isinstance(agree(lobby, 3, 4, OPTIONS, Settings(pace=0), NOW), Decision)


def test_log_record_and_replay_tell_the_same_game() -> None:
    decisions = opened()
    table = played_out(decisions)
    assert table.status == OVER
    entries = stored([decision.entry for decision in decisions])
    assert fold_all("PLAYON", entries) == table
    record = record_of("PLAYON", entries)
    assert record is not None
    again = read_record(write_record(record), load)
    assert again == record
    assert next(iter(replay(GAME, again))).state == START
    assert len(list(replay(GAME, again))) == len(record.turns)
    assert verify(GAME, again) is None


def test_a_start_that_is_no_state_is_one_clear_line() -> None:
    decisions = opened()
    played_out(decisions)
    record = record_of("PLAYON", [decision.entry for decision in decisions])
    assert record is not None
    with pytest.raises(RecordError, match="start"):
        read_record(write_record(msgspec.structs.replace(record, start={"hands": 1})), load)
    impossible = msgspec.structs.replace(START, hands=())
    with pytest.raises(RecordError, match="does not follow"):
        list(replay(GAME, msgspec.structs.replace(record, start=impossible)))


def stored(entries: list[Entry]) -> list[Entry]:
    """The entries as they come back from the store."""
    rows = [(n, e.at, checksum(b"PLAYON", n, encode(e)), encode(e)) for n, e in enumerate(entries, 1)]
    return decode_log("PLAYON", rows, load)
