"""An evening: the same people go on from table to table, keep their links and places, and are counted."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from tablee.core import shelf
from tablee.table import actions
from tablee.table.evening import company_of, proposals, seats_for
from tablee.table.evening_points import points_by_seat, with_result
from tablee.table.log_replay import fold_all
from tablee.table.model import OVER, PLAYING, EveningGame, Place, Settings, Table
from tablee.table.outcome import AlreadyDone, Decision, TableProblem
from tablee.table.visibility import seat_of

SECRET = bytes(32)


def table_of(*places: Place, **changed: Any) -> Table:
    opened = actions.open_table("AAAAAA", "toy", len(places), {}, Settings(pace=0), SECRET, 1)
    assert isinstance(opened, Decision)
    return replace(opened.table, places=places, status=OVER, **changed)


ANNE, BEA, CARL = Place("Anne", token="a"), Place("Béa", token="b"), Place("Carl", token="c", key="k")
BOT = Place("Renart", bot="easy")


def test_a_point_for_each_person_left_behind_and_none_for_bots() -> None:
    table = table_of(ANNE, BOT, BEA, CARL)
    (game,) = with_result(table, ((2,), (1,), (0, 3)))
    assert game == EveningGame("toy", (("b", 2), ("a", 0), ("c", 0)))
    assert points_by_seat(replace(table, evening=(game, game))) == (0, 0, 4, 0)


def test_who_plays_with_bots_alone_or_to_no_end_has_no_evening() -> None:
    assert with_result(table_of(ANNE, BOT), ((0,), (1,))) == ()
    assert with_result(table_of(ANNE, BEA), None) == ()


def test_who_left_takes_their_points_along_and_who_comes_late_has_none() -> None:
    table = table_of(ANNE, Place("Zoé", token="z"), evening=(EveningGame("toy", (("b", 1), ("a", 0))),))
    assert points_by_seat(table) == (0, 0)


def test_everybody_sits_at_the_next_table_with_their_own_link_and_host() -> None:
    old = table_of(BOT, ANNE, BEA, CARL, host=3, evening=(EveningGame("toy", (("a", 1),)),))
    made = actions.open_next("BBBBBB", company_of(old), "toy", SECRET, 5)
    assert isinstance(made, list)
    table = made[-1].table
    assert [place.name for place in table.places if place.person] == ["Anne", "Béa", "Carl"]
    assert [seat_of(table, token) for token in ("a", "b", "c", "k")] == [0, 1, 2, 2]
    assert table.host == 2
    assert table.settings == Settings(pace=0)
    assert points_by_seat(table)[0] == 1
    assert fold_all("BBBBBB", [decision.entry for decision in made]) == table


def test_the_host_leads_everybody_once_and_between_games() -> None:
    table = table_of(ANNE, BEA)
    gone = actions.go_on(table, 0, "BBBBBB", 9)
    assert isinstance(gone, Decision)
    assert gone.table.next == "BBBBBB"
    assert isinstance(actions.go_on(gone.table, 0, "CCCCCC", 9), AlreadyDone)
    for wrong, by, code in ((table, 1, "not-host"), (replace(table, status=PLAYING), 0, "not-over")):
        refused = actions.go_on(wrong, by, "BBBBBB", 9)
        assert isinstance(refused, TableProblem)
        assert refused.code == code
    again = actions.again(gone.table, 0, SECRET, 9)
    assert isinstance(again, TableProblem)
    assert again.code == "table-ended"


def test_boxes_that_fit_come_first_by_how_long_ago_they_were_played() -> None:
    toy = shelf.load("toy").META
    one, two, big = (replace(toy, name=name) for name in ("one", "two", "big"))
    big = replace(big, seats=(9,))
    small = replace(toy, name="small", seats=(2,))
    evening = [EveningGame("one", ()), EveningGame("two", ()), EveningGame("one", ())]
    found = [meta.name for meta in proposals([one, two, big, small], 3, evening)]
    assert found == ["big", "two", "one"]
    assert seats_for(small, 3) is None
    made = actions.open_next("B", company_of(table_of(*[ANNE] * 5)), "nothing", SECRET, 5)
    assert isinstance(made, TableProblem)
    assert made.code == "no-such-game"
