"""A fake clock: time is only ever an argument."""

from __future__ import annotations

from tablee.table.actions import come_back, go_away, sit, stand_up
from tablee.table.model import Table
from tablee.table.time_marks import (
    AWAY,
    BOT,
    DUE,
    PACES,
    TURN,
    Alarm,
    Marks,
    alarms,
    countdown,
    noted,
    present,
)
from tests.table.building import NOW, done, finished, guessed, play, seated, started
from tests.toy_game import Guess, Take, find

ALL = frozenset(range(4))


def marks_of(table: Table, here: frozenset[int] = ALL, now: int = NOW) -> Marks:
    return noted(present(Marks(), here, now), table, now, games=find)


def test_the_games_window_runs_on_while_its_name_stays() -> None:
    table = started("Ada", "Bo", "Cy")
    marks = marks_of(table)
    assert alarms(table, marks) == Alarm(NOW + 5000, DUE, None, "guess")
    table = play(table, 0, Guess(True))
    marks = noted(marks, table, NOW + 3000, games=find)
    assert alarms(table, marks) == Alarm(NOW + 5000, DUE, None, "guess")
    assert countdown(table, marks, NOW + 3000) == ("guess", 2000, False)
    assert countdown(table, marks, NOW + 9000) == ("guess", 0, False)


def test_somebody_gone_is_away_after_the_time_the_table_set() -> None:
    table = guessed(started("Ada", "Bo", "Cy", away_seconds=40))
    marks = marks_of(table)
    assert alarms(table, marks) is None
    marks = present(marks, frozenset((0, 2)), NOW + 1000)
    assert alarms(table, marks) == Alarm(NOW + 41_000, AWAY, 1)
    marks = present(marks, frozenset((2,)), NOW + 2000)
    assert alarms(table, marks) == Alarm(NOW + 41_000, AWAY, 1)
    assert alarms(table, present(marks, frozenset((0, 1, 2)), NOW + 3000)) is None


def test_once_away_a_bot_plays_his_turns_and_he_takes_his_seat_back() -> None:
    table = guessed(started("Ada", "Bo", seats=2))
    seat = table.state.turn
    marks = present(marks_of(table), frozenset((1 - seat,)), NOW)
    table = done(go_away(table, seat, NOW + 30_000))
    marks = noted(marks, table, NOW + 30_000, games=find)
    alarm = alarms(table, marks)
    assert alarm is not None
    assert (alarm.kind, alarm.seat) == (BOT, seat)
    marks = present(marks, frozenset((0, 1)), NOW + 31_000)
    table = done(come_back(table, seat, NOW + 31_000))
    assert alarms(table, noted(marks, table, NOW + 31_000, games=find)) is None


def test_who_just_sat_down_has_his_time_to_connect() -> None:
    table = seated("Ada")
    marks = marks_of(table, frozenset((0,)))
    table = done(sit(table, "Bo", None, "h", NOW + 5000))
    marks = noted(marks, table, NOW + 5000, games=find)
    assert alarms(table, marks) == Alarm(NOW + 35_000, AWAY, 1)
    table = done(stand_up(table, 1, NOW))
    assert alarms(table, noted(marks, table, NOW, games=find)) is None


def test_thinking_too_long_a_bot_plays_that_one_move() -> None:
    table = guessed(started("Ada", "Bo", seats=2, turn_seconds=20))
    seat = table.state.turn
    marks = marks_of(table)
    assert alarms(table, marks) == Alarm(NOW + 20_000, TURN, seat)
    assert countdown(table, marks, NOW + 5000) == (TURN, 15_000, False)
    table = play(table, seat, Take(1), by="clock", now=NOW + 20_000)
    marks = noted(marks, table, NOW + 20_000, games=find)
    assert alarms(table, marks) == Alarm(NOW + 40_000, TURN, 1 - seat)


def test_a_window_of_the_games_own_is_never_cut_short_by_the_turns_clock() -> None:
    """What silence means there the game says: no bot answers for somebody."""
    table = started("Ada", "Bo", "Cy", turn_seconds=1)
    assert alarms(table, marks_of(table)) == Alarm(NOW + 5000, DUE, None, "guess")


def test_the_turns_clock_does_not_start_again_when_somebody_talks_or_leaves() -> None:
    table = guessed(started("Ada", "Bo", "Cy", turn_seconds=20))
    seat = table.state.turn
    marks = marks_of(table)
    table = done(go_away(table, (seat + 1) % 3, NOW + 5000))
    assert alarms(table, noted(marks, table, NOW + 5000, games=find)) == Alarm(NOW + 20_000, TURN, seat)


def test_bots_think_at_the_tables_pace() -> None:
    for pace, (least, spread) in enumerate(PACES):
        table = started("Ada", seats=2, pace=pace)
        alarm = alarms(table, marks_of(table))
        assert alarm is not None
        assert (alarm.kind, alarm.seat) == (BOT, 1)
        assert NOW + least <= alarm.at <= NOW + least + spread


def test_bots_with_a_pace_wait_while_people_are_looking() -> None:
    for pace, waits in ((0, False), (1, True)):
        table = guessed(started("Ada", "Bo", seats=2, pace=pace))
        table = done(go_away(table, table.state.turn, NOW))
        alarm = alarms(table, marks_of(table), rest=NOW + 60_000)
        assert alarm is not None
        assert (alarm.at == NOW + 60_000) is waits


def test_a_bots_thought_is_the_same_whatever_is_in_the_state() -> None:
    one = started("Ada", seats=2)
    assert alarms(one, marks_of(one)) == alarms(one, marks_of(one))


def test_without_limits_and_bots_a_table_waits_for_ever() -> None:
    table = guessed(started("Ada", "Bo", seats=2))
    assert alarms(table, marks_of(table)) is None
    assert countdown(table, marks_of(table), NOW) is None


def test_nothing_happens_by_itself_after_the_end() -> None:
    table = finished(started("Ada", turn_seconds=10))
    assert alarms(table, marks_of(table)) is None
    assert countdown(table, marks_of(table), NOW) is None


def test_after_a_restart_everybody_is_given_his_time_anew() -> None:
    table = started("Ada", "Bo", seats=2)
    marks = marks_of(table, frozenset(), NOW + 60_000)
    assert alarms(table, marks) == Alarm(NOW + 65_000, DUE, None, "guess")
    assert marks.gone == (NOW + 60_000, NOW + 60_000)


def test_a_table_in_no_hurry_waits_for_the_one_who_sits_with_bots() -> None:
    table = started("Ada", seats=3, unhurried=True)
    marks = marks_of(table)
    alarm = alarms(table, marks)
    assert alarm is None or alarm.kind != DUE
    assert countdown(table, marks, NOW + 9000) is None
    hurried = started("Ada", seats=3)
    assert countdown(hurried, marks_of(hurried), NOW) is not None


def test_with_two_people_or_nobody_at_the_seat_the_clock_runs_as_ever() -> None:
    both = started("Ada", "Bo", seats=3, unhurried=True)
    assert countdown(both, marks_of(both), NOW) is not None
    gone = done(go_away(started("Ada", seats=3, unhurried=True), 0, NOW))
    assert countdown(gone, marks_of(gone), NOW) is not None
