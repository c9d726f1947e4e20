from __future__ import annotations

import pytest

from tablee.table.actions import (
    AlreadyDone,
    Decision,
    come_back,
    go_away,
    remove,
    seat_bot,
    sit,
    stand_up,
)
from tablee.table.entries import SatDown
from tablee.table.host_seat import host_of
from tablee.table.visibility import seat_of
from tests.table.building import NOW, dealt, done, finished, opened, problem, seated, started
from tests.toy_game import find


def test_the_first_person_is_the_host_wherever_he_sits() -> None:
    table = done(sit(opened(), "Ada", 2, "h", NOW))
    assert table.host == 2
    assert table.places[2].name == "Ada"


def test_a_person_gets_the_first_free_seat_and_the_entry_says_which() -> None:
    outcome = sit(seated("Ada"), "Bo", None, "h", NOW)
    assert isinstance(outcome, Decision)
    assert isinstance(outcome.entry, SatDown)
    assert outcome.entry.seat == 1


def test_a_person_takes_a_bots_seat_when_nothing_else_is_free() -> None:
    table = seated("Ada")
    for seat in (1, 2):
        table = done(seat_bot(table, 0, seat, "easy", NOW, games=find))
    table = done(sit(table, "Bo", None, "h", NOW))
    assert table.places[1].person
    assert table.places[2].bot


def test_a_table_of_people_is_full() -> None:
    assert problem(sit(seated("A", "B", "C"), "D", None, "h", NOW)) == "table-full"
    assert problem(sit(seated("A"), "D", 0, "h", NOW)) == "seat-taken"


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_there_is_no_such_seat(seat: int) -> None:
    assert problem(sit(opened(), "Ada", seat, "h", NOW)) == "no-such-seat"
    assert problem(seat_bot(seated("Ada"), 0, seat, "easy", NOW, games=find)) == "no-such-seat"


@pytest.mark.parametrize(
    "name", ["", "  ", "x" * 25, "a\x07b", "\u202e", "\ud800", "a\u0430", "ADA", " ada "]
)
def test_a_name_is_short_printable_and_the_only_one(name: str) -> None:
    assert problem(sit(seated("Ada"), name, None, "h", NOW)) == "bad-name"


def test_a_name_is_trimmed_and_composed() -> None:
    table = done(sit(opened(), "  Ame\u0301lie \u00a0 B ", None, "h", NOW))
    assert table.places[0].name == "Amélie B"


def test_who_comes_late_takes_a_bots_seat_and_leaves_peoples_alone() -> None:
    table = started("Ada", "Bo")
    late = done(sit(table, "Cem", None, "h", NOW))
    assert (late.places[2].person, late.places[2].name) == (True, "Cem")
    assert (late.state, late.asked, late.status) == (table.state, table.asked, table.status)
    assert problem(sit(table, "Cem", 1, "h", NOW)) == "seat-taken"
    assert problem(sit(late, "Dov", None, "h", NOW)) == "table-full"
    assert problem(sit(done(stand_up(late, 2, NOW)), "Dov", None, "h", NOW)) == "table-full", "kept for Cem"


def test_a_late_guest_may_be_called_like_the_bot_that_leaves_but_like_nobody_else() -> None:
    table = started("Ada", "Bo")
    assert done(sit(table, table.places[2].name, None, "h", NOW)).places[2].person
    assert problem(sit(table, "bo", None, "h", NOW)) == "bad-name"


def test_a_table_may_let_nobody_in_late() -> None:
    assert problem(sit(started("Ada", late="never"), "Bo", None, "h", NOW)) == "already-begun"
    assert problem(sit(finished(started("Ada")), "Bo", None, "h", NOW)) == "already-begun"


def test_a_device_that_was_shown_a_hand_takes_no_other_seat_in_that_game() -> None:
    table = done(sit(opened(), "Ada", None, "h", NOW, "device"))
    begun = dealt(table)
    assert problem(sit(begun, "Bo", None, "g", NOW, "device")) == "hand-seen"
    assert done(sit(begun, "Bo", None, "g", NOW, "another")).places[1].person
    gone = done(remove(done(sit(begun, "Bo", 1, "g", NOW, "b")), 0, 1, False, NOW))
    assert problem(sit(gone, "Bo", 2, "g", NOW, "b")) == "hand-seen"
    assert done(sit(gone, "Bo", None, "g", NOW, "b")).places[1].name == "Bo", "the same seat again"


def test_a_token_opens_its_own_seat_only() -> None:
    table = seated("Ada", "Bo")
    assert [seat_of(table, f"hash-{name}") for name in ("Ada", "Bo", "Cy")] == [0, 1, None]
    assert seat_of(started("Ada"), "") is None


def test_bots_come_change_their_level_and_go() -> None:
    table = done(seat_bot(seated("Ada"), 0, 1, "random", NOW, games=find))
    name = table.places[1].name
    table = done(seat_bot(table, 0, 1, "easy", NOW, games=find))
    assert (table.places[1].name, table.places[1].bot) == (name, "easy")
    assert isinstance(seat_bot(table, 0, 1, "easy", NOW, games=find), AlreadyDone)
    assert done(seat_bot(table, 0, 1, "", NOW, games=find)).places[1].free


def test_only_the_host_seats_bots_and_only_where_nobody_sits() -> None:
    table = seated("Ada", "Bo")
    assert problem(seat_bot(table, 1, 2, "easy", NOW, games=find)) == "not-host"
    assert problem(seat_bot(table, None, 2, "easy", NOW, games=find)) == "not-seated"
    assert problem(seat_bot(table, 0, 1, "easy", NOW, games=find)) == "seat-taken"
    assert problem(seat_bot(table, 0, 2, "genius", NOW, games=find)) == "no-such-level"
    assert problem(seat_bot(started("Ada"), 0, 1, "", NOW, games=find)) == "not-in-lobby"


def test_in_a_game_the_host_changes_how_well_a_bot_plays() -> None:
    table = started("Ada", "Bo")
    changed = done(seat_bot(table, 0, 2, "random", NOW, games=find))
    assert (changed.places[2].bot, changed.places[2].name) == ("random", table.places[2].name)
    assert problem(seat_bot(table, 1, 2, "random", NOW, games=find)) == "not-host"
    assert problem(seat_bot(table, 0, 2, "genius", NOW, games=find)) == "no-such-level"
    left = done(seat_bot(done(stand_up(table, 1, NOW)), 0, 1, "random", NOW, games=find))
    assert seat_of(left, "hash-Bo") == 1, "who left can still come back"


def test_before_the_start_who_stands_up_leaves_a_free_seat() -> None:
    table = done(stand_up(seated("Ada", "Bo"), 1, NOW))
    assert table.places[1].free
    assert problem(stand_up(table, 1, NOW)) == "not-seated"
    assert problem(come_back(table, 1, NOW)) == "not-seated"


def test_in_a_game_a_bot_takes_over_for_good_and_the_link_still_reclaims() -> None:
    table = done(stand_up(started("Ada", "Bo"), 1, NOW))
    assert (table.places[1].bot, table.places[1].name) == ("easy", "Bo")
    assert isinstance(stand_up(table, 1, NOW), AlreadyDone)
    assert seat_of(table, "hash-Bo") == 1
    table = done(come_back(table, 1, NOW))
    assert table.places[1].person
    assert not table.places[1].away


def test_somebody_away_takes_his_seat_back() -> None:
    table = done(go_away(started("Ada", "Bo"), 1, NOW))
    assert table.places[1].away
    assert isinstance(go_away(table, 1, NOW), AlreadyDone)
    table = done(come_back(table, 1, NOW))
    assert not table.places[1].away
    assert isinstance(come_back(table, 1, NOW), AlreadyDone)


def test_a_bot_neither_leaves_nor_returns() -> None:
    table = started("Ada")
    for wish in (stand_up, go_away, come_back):
        assert problem(wish(table, 1, NOW)) == "not-seated"
        assert problem(wish(table, None, NOW)) == "not-seated"


def test_hosting_passes_to_the_next_person_when_the_host_leaves_for_good() -> None:
    table = done(stand_up(started("Ada", "Bo", "Cy"), 0, NOW))
    assert table.host == 1
    table = done(go_away(table, 2, NOW))
    assert done(stand_up(table, 1, NOW)).host == 2


def test_while_the_host_is_away_the_next_person_present_speaks_for_the_table() -> None:
    table = done(go_away(started("Ada", "Bo", "Cy"), 0, NOW))
    assert (table.host, host_of(table)) == (0, 1)
    assert host_of(done(go_away(table, 1, NOW))) == 2
    assert host_of(done(come_back(table, 0, NOW))) == 0


def test_whoever_comes_to_a_table_without_people_is_its_host() -> None:
    table = done(stand_up(seated("Ada"), 0, NOW))
    assert done(sit(table, "Bo", 2, "h", NOW)).host == 2
    table = done(stand_up(done(stand_up(finished(started("Ada", "Bo")), 0, NOW)), 1, NOW))
    assert done(come_back(table, 1, NOW)).host == 1
