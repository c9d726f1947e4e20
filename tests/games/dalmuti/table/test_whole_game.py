"""A whole game of the Grand Dalmuti at a table: played, kept, read again, verified."""

from __future__ import annotations

import random

import msgspec
import pytest

from tablee.core.verify import verify
from tablee.games.dalmuti.moves import GiveTax
from tablee.store.checksum import checksum
from tablee.store.codec import decode_log, encode
from tablee.table.actions import CLOCK, Decision, begin, close_window, move, open_answers, open_table, sit
from tablee.table.entries import Entry, Moved
from tablee.table.game_rules import load
from tablee.table.log_record import record_of
from tablee.table.log_replay import fold_all
from tablee.table.model import OVER, PLAYING, Settings, Table
from tablee.table.time_marks import Marks, countdown, noted
from tests.games.dalmuti.building import taxing
from tests.table.building import NOW, SECRET, done


def play_out(table: Table, rng: random.Random) -> list[Decision]:
    game = load("dalmuti")
    decisions: list[Decision] = []
    while table.status == PLAYING:
        due = game.due(table.state)
        waiting = sorted(seat for seat in game.to_act(table.state) if table.answer(seat) is None)
        if due is not None and rng.random() < 0.1:
            decisions += close_window(table, due.window, NOW)
        elif not waiting:
            decisions += open_answers(table, NOW)
        else:
            seat = rng.choice(waiting)
            choice = rng.choice(game.offers(table.state, seat).moves)
            id, now = f"m{table.length}", NOW + table.length
            outcome = move(table, seat, choice, id, table.version, now, CLOCK)
            assert isinstance(outcome, Decision), outcome
            decisions.append(outcome)
        table = decisions[-1].table
    return decisions


def test_nobody_sees_which_dalmuti_has_chosen_a_tax() -> None:
    """Nor by the clock of a turn; both are shown as chosen when everything changes hands (DAL-22)."""
    settings, start = Settings(turn_seconds=60), taxing([(1, 5), (2, 6), (3, 7), (4, 8)])
    options = msgspec.to_builtins(start.options)
    table = done(open_table("DALMUT", "dalmuti", 4, options, settings, SECRET, NOW, start=start))
    for name in ("Ada", "Bo", "Cy", "Di"):
        table = done(sit(table, name, None, name, NOW))
    begun = begin(table, 0, "easy", NOW)
    assert isinstance(begun, tuple)
    asked = begun[-1].table
    marks = noted(Marks(), asked, NOW)
    given = move(asked, 1, GiveTax((6,)), "tax", asked.version, NOW)
    assert isinstance(given, Decision)
    assert (
        countdown(given.table, marks, NOW + 9) == countdown(asked, marks, NOW + 9) == ("turn", 59_991, False)
    )
    assert (given.table.state, given.table.version) == (asked.state, asked.version)
    both = move(given.table, 0, GiveTax((1, 5)), "tax", asked.version, NOW)
    assert isinstance(both, Decision)
    shown = open_answers(both.table, NOW)
    assert [decision.entry.seat for decision in shown if isinstance(decision.entry, Moved)] == [0, 1]
    assert shown[-1].table.state.phase.turn == 0


@pytest.mark.parametrize(("seats", "options"), [(4, {"slip": 4}), (5, {}), (8, {"people_swap": True})])
def test_a_game_is_the_same_when_its_log_is_read_again(seats: int, options: dict[str, object]) -> None:
    opening = open_table("DALMUT", "dalmuti", seats, {"rounds": 3, **options}, Settings(), SECRET, NOW)
    assert isinstance(opening, Decision)
    host = sit(opening.table, "Ada", None, "hash", NOW)
    assert isinstance(host, Decision)
    start = begin(host.table, 0, "normal", NOW)
    assert isinstance(start, tuple)
    decisions = [opening, host, *start, *play_out(start[-1].table, random.Random(seats))]
    table = decisions[-1].table
    assert table.status == OVER
    assert table.length == len(decisions)
    log: list[Entry] = [decision.entry for decision in decisions]
    rows = [(n, e.at, checksum(b"DALMUT", n, encode(e)), encode(e)) for n, e in enumerate(log, 1)]
    read = decode_log("DALMUT", rows, load)
    assert read == log
    assert fold_all("DALMUT", read) == table
    record = record_of("DALMUT", read)
    assert record is not None
    assert verify(load("dalmuti"), record) is None
