"""A whole game of the Grand Dalmuti at a table: played, kept, read again, verified."""

from __future__ import annotations

import random

import pytest

from tablee.core.replay import verify
from tablee.store.checksum import checksum
from tablee.store.codec import decode_log, encode
from tablee.table.decide import CLOCK, Decision, begin, close_window, move, open_table, sit
from tablee.table.fold import fold_all
from tablee.table.games import load
from tablee.table.model import OVER, PLAYING, Entry, Settings, Table
from tablee.table.record import record_of
from tests.table.building import NOW, SECRET


def play_out(table: Table, rng: random.Random) -> list[Decision]:
    game = load("dalmuti")
    decisions: list[Decision] = []
    while table.status == PLAYING:
        due = game.due(table.state)
        if due is not None and rng.random() < 0.1:
            decisions += close_window(table, due.window, NOW)
        else:
            seat = rng.choice(sorted(game.to_act(table.state)))
            choice = rng.choice(game.offers(table.state, seat).moves)
            outcome = move(
                table, seat, choice, f"m{table.version}", table.version, NOW + table.version, CLOCK
            )
            assert isinstance(outcome, Decision), outcome
            decisions.append(outcome)
        table = decisions[-1].table
    return decisions


@pytest.mark.parametrize(("seats", "options"), [(4, {"slip": 4}), (5, {}), (8, {"people_swap": True})])
def test_a_game_is_the_same_when_its_log_is_read_again(seats: int, options: dict[str, object]) -> None:
    opening = open_table("DALMUT", "dalmuti", seats, {"rounds": 3, **options}, Settings(), SECRET, NOW)
    assert isinstance(opening, Decision)
    host = sit(opening.table, "Ada", None, "hash", "seed", NOW)
    assert isinstance(host, Decision)
    start = begin(host.table, 0, "normal", NOW)
    assert isinstance(start, tuple)
    decisions = [opening, host, *start, *play_out(start[-1].table, random.Random(seats))]
    table = decisions[-1].table
    assert table.status == OVER
    assert table.version == len(decisions)
    log: list[Entry] = [decision.entry for decision in decisions]
    rows = [(n, e.at, checksum(b"DALMUT", n, encode(e)), encode(e)) for n, e in enumerate(log, 1)]
    read = decode_log("DALMUT", rows, load)
    assert read == log
    assert fold_all("DALMUT", read) == table
    record = record_of("DALMUT", read)
    assert record is not None
    assert verify(load("dalmuti"), record) is None
