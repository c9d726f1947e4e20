"""The host stops the game for a while, or the table for good: told to all, and only the host's."""

from __future__ import annotations

import pytest

from tablee.table.actions import (
    AlreadyDone,
    again,
    agree,
    begin,
    end,
    go_away,
    move,
    pause,
    say,
    sit,
    swap,
    take_back,
)
from tablee.table.model import ENDED, PLAYING, Settings, Table
from tablee.table.time_marks import AWAY, TURN, Alarm, Marks, alarms, countdown, noted, present
from tests.table.building import NOW, SECRET, done, finished, guessed, play, problem, seated, started
from tests.toy_game import Take, find

ALL = frozenset(range(4))


def paused(table: Table, now: int = NOW) -> Table:
    return done(pause(table, 0, True, now, games=find))


def test_nobody_moves_while_the_game_is_paused_and_everybody_may_talk() -> None:
    table = paused(guessed(started("Ada", "Bo")))
    turn = table.state.turn
    for by in ("player", "bot", "clock"):
        assert problem(move(table, turn, Take(1), "", table.version, NOW, by, games=find)) == "paused"
    assert problem(take_back(table, 0, "1", table.version, NOW, games=find)) == "paused"
    assert done(say(table, 1, "back in a minute", "2", NOW)).paused
    table = done(pause(table, 0, False, NOW, games=find))
    assert play(table, turn, Take(1)).status == PLAYING


def test_pausing_twice_is_done_already() -> None:
    table = guessed(started("Ada"))
    assert isinstance(pause(table, 0, False, NOW, games=find), AlreadyDone)
    assert isinstance(pause(paused(table), 0, True, NOW, games=find), AlreadyDone)


def test_no_window_of_the_game_is_paused() -> None:
    assert problem(pause(started("Ada", "Bo"), 0, True, NOW, games=find)) == "not-in-window"


def test_there_is_nothing_to_pause_before_and_after_a_game() -> None:
    assert problem(pause(seated("Ada"), 0, True, NOW, games=find)) == "not-playing"
    assert problem(pause(finished(started("Ada")), 0, True, NOW, games=find)) == "not-playing"


def test_clocks_stop_and_go_on_where_they_were() -> None:
    table = guessed(started("Ada", "Bo", "Cy", turn_seconds=60))
    seat = table.state.turn
    marks = noted(present(Marks(), ALL, NOW), table, NOW, games=find)
    assert alarms(table, marks) == Alarm(NOW + 60_000, TURN, seat)
    table = paused(table)
    marks = noted(marks, table, NOW + 20_000, games=find)
    assert alarms(table, marks) is None
    assert countdown(table, marks, NOW + 30_000) is None
    table = done(pause(table, 0, False, NOW, games=find))
    marks = noted(marks, table, NOW + 500_000, games=find)
    assert alarms(table, marks) == Alarm(NOW + 540_000, TURN, seat)


def test_a_host_who_is_gone_while_it_is_paused_hands_the_role_on_in_time() -> None:
    table = paused(guessed(started("Ada", "Bo", away_seconds=30)))
    marks = noted(present(Marks(), frozenset((1,)), NOW), table, NOW, games=find)
    assert alarms(table, marks) == Alarm(NOW + 30_000, AWAY, 0)
    table = done(go_away(table, 0, NOW))
    assert not done(pause(table, 1, False, NOW, games=find)).paused


@pytest.mark.parametrize("by", [1, 2, None])
def test_nobody_but_the_host_stops_anything(by: int | None) -> None:
    table = guessed(started("Ada", "Bo"))
    expected = "not-host" if by == 1 else "not-seated"
    assert problem(pause(table, by, True, NOW, games=find)) == expected
    assert problem(pause(paused(table), by, False, NOW, games=find)) == expected
    assert problem(end(table, by, NOW)) == expected


@pytest.mark.parametrize("table", [seated("Ada"), started("Ada"), finished(started("Ada"))])
def test_an_ended_table_takes_nothing_more(table: Table) -> None:
    table = done(end(table, 0, NOW))
    assert table.status == ENDED
    assert isinstance(end(table, 0, NOW), AlreadyDone)
    assert problem(again(table, 0, SECRET, NOW, games=find)) == "table-ended"
    assert problem(begin(table, 0, "easy", NOW, games=find)) == "table-ended"
    assert problem(agree(table, 0, 3, {}, Settings(level="easy"), NOW, games=find)) == "table-ended"
    assert problem(sit(table, "Bo", None, "h", NOW)) == "table-ended"
    assert problem(swap(table, 0, 0, 1, NOW)) == "table-ended"
    assert problem(move(table, 0, Take(1), "1", table.version, NOW, games=find)) == "not-playing"
