"""A player lets somebody look into their own hand, and ends it."""

from __future__ import annotations

import pytest

from tablee.core.shuffle import sha256
from tablee.table.actions import AlreadyDone, again, look_in, remove, show_hand, sit, stand_up
from tablee.table.model import Table
from tablee.table.shown_hands import MOST_DEVICES, hand_opened_by
from tests.table.building import NOW, done, finished, problem, seated, started
from tests.toy_game import find

LOOK = sha256("look")


def shown() -> Table:
    return done(show_hand(started("Ada", "Bo"), 1, LOOK, NOW))


def test_the_token_opens_that_hand_and_no_seat() -> None:
    table = shown()
    assert hand_opened_by(table, LOOK) == 1
    assert hand_opened_by(table, "") is None
    assert hand_opened_by(table, sha256("other")) is None
    assert isinstance(show_hand(table, 1, LOOK, NOW), AlreadyDone)


def test_a_new_token_or_none_ends_the_one_before() -> None:
    other = done(show_hand(shown(), 1, sha256("other"), NOW))
    assert hand_opened_by(other, LOOK) is None
    nobody = done(show_hand(other, 1, "", NOW))
    assert hand_opened_by(nobody, sha256("other")) is None


def test_it_is_for_a_game_under_way_and_a_person() -> None:
    assert problem(show_hand(seated("Ada", "Bo"), 1, LOOK, NOW)) == "not-playing"
    assert problem(show_hand(started("Ada", "Bo"), None, LOOK, NOW)) == "not-seated"
    assert problem(show_hand(started("Ada", "Bo"), 1, "short", NOW)) == "bad-key"


def test_who_leaves_or_is_removed_shows_nothing_any_more() -> None:
    assert hand_opened_by(done(stand_up(shown(), 1, NOW)), LOOK) is None
    assert hand_opened_by(done(remove(shown(), 0, 1, False, NOW)), LOOK) is None


def test_the_next_game_shows_nothing() -> None:
    over = finished(done(show_hand(started("Ada", "Bo"), 0, LOOK, NOW)))
    assert hand_opened_by(over, LOOK) == 0
    assert all(not place.look for place in done(again(over, 0, bytes(32), NOW, games=find)).places)


def test_a_device_is_written_down_once() -> None:
    table = done(look_in(shown(), 1, "phone", NOW))
    assert ("phone", 1) in table.hands_seen
    assert isinstance(look_in(table, 1, "phone", NOW), AlreadyDone)


def test_a_device_with_another_hand_does_not_look_in_and_one_that_looked_in_takes_no_other_seat() -> None:
    table = shown()
    own = done(sit(table, "Cy", 2, "hash-Cy", NOW, "phone"))
    assert problem(look_in(own, 1, "phone", NOW)) == "hand-seen"
    looked = done(look_in(table, 1, "tablet", NOW))
    assert problem(sit(looked, "Cy", 2, "hash-Cy", NOW, "tablet")) == "hand-seen"


def test_so_many_devices_and_no_more() -> None:
    table = shown()
    while sum(seat == 1 for _, seat in table.hands_seen) < MOST_DEVICES:
        table = done(look_in(table, 1, f"device {len(table.hands_seen)}", NOW))
    assert problem(look_in(table, 1, "one more", NOW)) == "table-crowded"


@pytest.mark.parametrize("device", ["", "phone"])
def test_a_device_that_says_nothing_of_itself_is_let_in_as_one(device: str) -> None:
    table = done(look_in(shown(), 1, device, NOW))
    assert table.hands_seen[-1] == (device, 1)
