"""What the host may do about people, and nobody else."""

from __future__ import annotations

import pytest

from tablee.table.actions import AlreadyDone, come_back, mute, name_host, remove, say, sit, stand_up, swap
from tablee.table.host_seat import host_of
from tablee.table.visibility import seat_of
from tests.table.building import NOW, committed, done, finished, listed, opened, problem, seated, started


def test_before_the_start_whoever_is_removed_leaves_a_free_seat_and_a_link_that_opens_nothing() -> None:
    table = done(remove(seated("Ada", "Bo"), 0, 1, False, NOW))
    assert table.places[1].free
    assert seat_of(table, "hash-Bo") is None
    assert done(sit(table, "Bo", None, "h", NOW)).places[1].person, (
        "a device nobody keeps away may come again"
    )


def test_in_a_game_a_bot_goes_on_where_somebody_was_removed() -> None:
    table = done(remove(started("Ada", "Bo"), 0, 1, False, NOW))
    assert (table.places[1].name, table.places[1].bot) == ("Bo", "easy")
    assert seat_of(table, "hash-Bo") is None
    assert problem(come_back(table, 1, NOW)) == "not-seated"


def test_a_device_kept_away_sits_down_no_more_in_this_game_or_the_next() -> None:
    table = done(sit(seated("Ada"), "Bo", None, "h", NOW, "device"))
    table = done(remove(table, 0, 1, True, NOW))
    assert problem(sit(table, "Bea", None, "g", NOW, "device")) == "kept-away"
    assert done(sit(table, "Bea", None, "g", NOW, "another")).places[1].person


def test_a_seat_whose_device_is_unknown_is_removed_and_nothing_more() -> None:
    table = done(remove(seated("Ada", "Bo"), 0, 1, True, NOW))
    assert table.kept_away == ()


def test_the_muted_are_told_so_and_may_speak_again() -> None:
    table = done(mute(seated("Ada", "Bo"), 0, 1, True, NOW))
    assert isinstance(mute(table, 0, 1, True, NOW), AlreadyDone)
    assert problem(say(table, 1, "hello", "1", NOW)) == "muted"
    assert done(say(done(mute(table, 0, 1, False, NOW)), 1, "hello", "1", NOW)).version == table.version + 2


def test_the_role_of_host_is_handed_over() -> None:
    table = done(name_host(seated("Ada", "Bo"), 0, 1, NOW))
    assert host_of(table) == 1
    assert problem(remove(table, 0, 1, False, NOW)) == "not-host"
    assert isinstance(name_host(table, 1, 1, NOW), AlreadyDone)


@pytest.mark.parametrize("seat", [0, 2, 3, -1])
def test_only_another_person_is_done_anything_about(seat: int) -> None:
    table = seated("Ada", "Bo")
    expected = "nobody-there" if 0 <= seat < 3 else "no-such-seat"
    assert problem(remove(table, 0, seat, True, NOW)) == expected
    assert problem(mute(table, 0, seat, True, NOW)) == expected
    if seat:
        assert problem(name_host(table, 0, seat, NOW)) == expected


@pytest.mark.parametrize("by", [1, 2, None])
def test_nobody_but_the_host_does_anything_about_people(by: int | None) -> None:
    table = seated("Ada", "Bo")
    expected = "not-host" if by == 1 else "not-seated"
    assert problem(remove(table, by, 0, False, NOW)) == expected
    assert problem(mute(table, by, 0, True, NOW)) == expected
    assert problem(name_host(table, by, 1, NOW)) == expected


def test_places_change_seats_before_a_game_and_bring_their_part_anew() -> None:
    table = done(swap(committed("Ada", "Bo"), 0, 0, 1, NOW))
    assert [place.name for place in table.places] == ["Bo", "Ada", ""]
    assert [place.commitment for place in table.places] == ["", "", ""]
    assert (table.host, seat_of(table, "hash-Ada")) == (1, 1)


def test_anybody_moves_to_a_free_seat_and_only_the_host_moves_others() -> None:
    table = seated("Ada", "Bo")
    assert done(swap(table, 1, 1, 2, NOW)).places[2].name == "Bo"
    assert problem(swap(table, 1, 1, 0, NOW)) == "not-host"
    assert problem(swap(table, 1, 0, 2, NOW)) == "not-host"
    assert problem(swap(table, 1, 1, 9, NOW)) == "no-such-seat"
    assert isinstance(swap(table, 1, 1, 1, NOW), AlreadyDone)


def test_nobody_changes_seats_once_the_list_is_published() -> None:
    for table in (listed("Ada", "Bo"), started("Ada", "Bo"), finished(started("Ada", "Bo"))):
        assert problem(swap(table, 0, 0, 1, NOW)) == "not-in-lobby"


def test_somebody_who_left_for_good_can_be_removed_for_good() -> None:
    table = done(remove(done(stand_up(started("Ada", "Bo"), 1, NOW)), 0, 1, False, NOW))
    assert seat_of(table, "hash-Bo") is None
    assert done(sit(table, "Cem", 1, "h", NOW)).places[1].name == "Cem"


def test_nobody_is_host_of_an_empty_table() -> None:
    assert problem(remove(opened(), 0, 1, False, NOW)) == "not-seated"
