"""A person's key opens their seat; a new one can be made the only thing that does."""

from __future__ import annotations

from tablee.table.actions import AlreadyDone, again, recognise, stand_up
from tablee.table.log_replay import fold
from tablee.table.visibility import seat_of
from tests.table.building import NOW, SECRET, done, finished, problem, seated, started
from tests.toy_game import find

KEY, OTHER = "ab" * 32, "cd" * 32


def test_link_and_key_open_the_seat_and_nobody_elses() -> None:
    table = done(recognise(seated("Ada", "Bo"), 1, KEY, False, NOW))
    assert seat_of(table, KEY) == seat_of(table, "hash-Bo") == 1
    assert seat_of(table, "hash-Ada") == 0
    assert seat_of(table, OTHER) is None
    assert seat_of(table, "") is None
    assert recognise(table, 1, KEY, False, NOW) == AlreadyDone(table.version)


def test_a_new_key_alone_makes_links_and_older_keys_void() -> None:
    table = done(recognise(seated("Ada", "Bo"), 1, KEY, False, NOW))
    table = done(recognise(table, 1, OTHER, True, NOW))
    assert seat_of(table, OTHER) == 1
    assert seat_of(table, KEY) is seat_of(table, "hash-Bo") is None
    assert recognise(table, 1, OTHER, True, NOW) == AlreadyDone(table.version)


def test_only_somebody_who_sits_shows_a_key_and_only_a_hash_is_one() -> None:
    table = started("Ada")
    assert problem(recognise(table, None, KEY, False, NOW)) == "not-seated"
    assert problem(recognise(table, 1, KEY, False, NOW)) == "not-seated"  # a bot's
    for wrong in ("", "xy" * 32, KEY[:-1], KEY + "0", KEY.upper()):
        assert problem(recognise(table, 0, wrong, False, NOW)) == "bad-key"


def test_it_stays_through_games_and_goes_with_the_seat() -> None:
    table = done(recognise(finished(started("Ada")), 0, KEY, False, NOW))
    table = done(again(table, 0, SECRET, NOW, games=find))
    assert seat_of(table, KEY) == 0
    assert seat_of(done(stand_up(table, 0, NOW)), KEY) is None


def test_the_log_gives_it_again() -> None:
    table = seated("Ada")
    outcome = recognise(table, 0, KEY, True, NOW)
    assert fold(table, "TOYS", outcome.entry, games=find) == done(outcome)  # type: ignore[union-attr]
