"""Where the table wants it so, a late guest sits down with the game's next part, or the next game."""

from __future__ import annotations

from tablee.table.actions import again, agree, seat_the_waiting, sit
from tablee.table.late_guests import awaited_by, seats_for_late
from tablee.table.model import PLAYING, Settings, Table
from tablee.table.time_marks import SEAT, Alarm, Marks, alarms, noted, present
from tablee.table.visibility import seat_of
from tests.table.building import NOW, SECRET, done, guessed, play, problem, started
from tests.toy_game import Take, find

ALL = frozenset(range(4))


def waiting(device: str = "phone") -> Table:
    """Ada plays with two bots, and Bo has the first one's seat as soon as it is time."""
    return done(sit(started("Ada", late="next"), "Bo", None, "hash-Bo", NOW, device))


def taken(table: Table) -> Table:
    return play(table, table.state.turn, Take(1))


def test_a_late_guest_looks_on_until_the_next_part_begins() -> None:
    table = waiting()
    assert (seat_of(table, "hash-Bo"), awaited_by(table, "hash-Bo")) == (None, 1)
    assert table.places[1].bot
    table = guessed(table)
    assert seat_the_waiting(table, NOW) == ()
    table = taken(table)
    seated = seat_the_waiting(table, NOW)[-1].table
    assert (seat_of(seated, "hash-Bo"), seated.waiting, seated.part_begun) == (1, (), False)
    assert seated.hands_seen == (("phone", 1),)
    assert seat_the_waiting(seated, NOW) == ()


def test_the_tables_alarm_lets_them_sit_down_at_once() -> None:
    table = guessed(waiting())
    marks = noted(present(Marks(), ALL, NOW), table, NOW, games=find)
    before = alarms(table, marks)
    assert before is None or before.kind != SEAT
    table = taken(table)
    assert alarms(table, noted(marks, table, NOW, games=find)) == Alarm(0, SEAT)


def test_a_seat_promised_is_nobody_elses_and_its_name_too() -> None:
    table = waiting()
    assert seats_for_late(table) == 1
    assert problem(sit(table, "Cem", 1, "h", NOW, "tablet")) == "seat-taken"
    assert problem(sit(table, "Bo", None, "h", NOW, "tablet")) == "bad-name"
    full = done(sit(table, "Cem", None, "h", NOW, "tablet"))
    assert full.waiting[1][0] == 2
    assert problem(sit(full, "Dan", None, "h", NOW)) == "table-full"


def test_a_device_to_which_a_hand_is_promised_gets_no_other() -> None:
    assert problem(sit(waiting(), "Cem", None, "h", NOW, "phone")) == "hand-seen"


def test_without_a_part_that_begins_they_sit_down_with_the_next_game() -> None:
    table = guessed(waiting())
    while table.status == PLAYING:
        table = taken(table)
    table = done(again(table, 0, SECRET, NOW, games=find))
    table = seat_the_waiting(table, NOW)[-1].table
    assert [place.name for place in table.places[:2]] == ["Ada", "Bo"]


def test_a_seat_that_is_no_more_is_promised_no_more() -> None:
    table = done(sit(waiting(), "Cem", None, "h", NOW, "tablet"))
    table = guessed(table)
    while table.status == PLAYING:
        table = taken(table)
    table = done(again(table, 0, SECRET, NOW, games=find))
    fewer = done(agree(table, 0, 2, {}, Settings(level="easy"), NOW, games=find))
    assert [seat for seat, _ in fewer.waiting] == [1]
