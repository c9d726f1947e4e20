"""Deadlines that follow from the log: the same for whoever reads it again."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tablee.table import actions, time_marks
from tablee.table.deadlines import HOUR, next_deadline, time_for
from tablee.table.entries import Entry
from tablee.table.log_replay import fold_all
from tablee.table.model import Settings, Table
from tablee.table.outcome import Decision, TableProblem
from tablee.table.time_marks import Marks, alarms, anchored, noted
from tests import toy_game
from tests.toy_game import find

NOW = 1_700_000_000_000
DAY = 24 * HOUR
OPTIONS = {"counters": 9, "guessing": False}


class Played:
    """A table with all it wrote."""

    def __init__(self, settings: Settings, seats: int = 2) -> None:
        self.entries: list[Entry] = []
        opened = actions.open_table("TOYS", "toy", seats, OPTIONS, settings, b"s", NOW, games=find)
        assert isinstance(opened, Decision)
        self.table: Table = self._take(opened)
        for seat in range(seats):
            self.do(actions.sit(self.table, f"P{seat}", None, f"hash{seat}", NOW))
        begun = actions.begin(self.table, 0, "easy", NOW, games=find)
        assert isinstance(begun, tuple)
        for decision in begun:
            self._take(decision)

    def _take(self, decision: Decision) -> Table:
        self.entries.append(decision.entry)
        self.table = decision.table
        return self.table

    def do(self, outcome: Any) -> None:
        assert isinstance(outcome, Decision), outcome
        self._take(outcome)

    def move(self, at: int) -> int:
        seat = next(seat for seat, version in enumerate(self.table.asked) if version)
        choice = toy_game.offers(self.table.state, seat).moves[-1]
        self.do(actions.move(self.table, seat, choice, "", self.table.version, at, games=find))
        return seat


def slow() -> Settings:
    return Settings(level="easy", slow_hours=24)


def test_a_move_a_day_counts_from_when_the_question_was_put() -> None:
    game = Played(slow())
    assert next_deadline(game.table) == NOW + DAY
    game.move(NOW + 5 * HOUR)
    assert next_deadline(game.table) == NOW + 5 * HOUR + DAY
    assert fold_all("TOYS", game.entries, games=find) == game.table


def test_a_pause_counts_for_nobody() -> None:
    game = Played(slow())
    game.do(actions.pause(game.table, 0, True, NOW + HOUR))
    assert next_deadline(game.table) is None
    game.do(actions.pause(game.table, 0, False, NOW + 3 * HOUR))
    assert next_deadline(game.table) == NOW + DAY + 2 * HOUR
    assert fold_all("TOYS", game.entries, games=find) == game.table


def test_a_clock_runs_for_who_is_asked_and_a_move_adds_its_increment() -> None:
    game = Played(Settings(level="easy", bank_seconds=60, increment_seconds=5))
    mover = game.move(NOW + 20_000)
    assert game.table.left[mover] == 45_000
    other = game.move(NOW + 90_000)
    assert game.table.left[other] == 5_000  # used up, and then the increment
    assert time_for(game.table, mover) == 45_000
    assert next_deadline(game.table) == NOW + 90_000 + 45_000


def test_whoever_reads_the_log_again_gives_nobody_their_time_anew() -> None:
    """The alarm is counted by another clock, which began when the house did."""
    game = Played(slow())
    table, wall, ticks = game.table, NOW + 23 * HOUR, 5_000
    marks = anchored(noted(Marks(), table, ticks, games=find), table, ticks, wall)
    alarm = alarms(table, marks)
    assert alarm is not None
    assert (alarm.kind, alarm.at) == (time_marks.TURN, ticks + HOUR)


def test_nobody_is_away_at_a_slow_table() -> None:
    game = Played(slow())
    marks = time_marks.present(noted(Marks(), game.table, 0, games=find), frozenset(), 0)
    alarm = alarms(game.table, anchored(marks, game.table, 0, NOW))
    assert alarm is not None
    assert alarm.kind == time_marks.TURN


def test_other_tables_know_no_deadline() -> None:
    game = Played(Settings(level="easy", turn_seconds=30))
    game.move(NOW + 1000)
    assert (game.table.since, game.table.left, next_deadline(game.table)) == ((), (), None)


@pytest.mark.parametrize(
    "wrong",
    [
        {"slow_hours": 337},
        {"slow_hours": -1},
        {"bank_seconds": 86_401},
        {"slow_hours": 24, "bank_seconds": 60},
        {"increment_seconds": 3601},
    ],
)
def test_times_out_of_bounds_are_refused(wrong: dict[str, int]) -> None:
    settings = msgspec.structs.replace(Settings(level="easy"), **wrong)
    answer = actions.open_table("TOYS", "toy", 2, {}, settings, b"s", NOW, games=find)
    assert isinstance(answer, TableProblem)
    assert answer.code == "bad-settings"
