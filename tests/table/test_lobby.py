from __future__ import annotations

from typing import Any

import pytest

from tablee.core.chance import commitment_of
from tablee.table.actions import (
    AlreadyDone,
    Decision,
    TableProblem,
    again,
    agree,
    begin,
    commit,
    go_away,
    open_table,
    ready,
    seat_bot,
    sit,
    stand_up,
)
from tablee.table.model import LOBBY, OVER, Settings, Table
from tests.table.building import NOW, SECRET, done, finished, opened, part_of, problem, seated, started
from tests.toy_game import Options, find

EASY = Settings(level="easy")


def test_the_houses_commitment_is_public_before_anybody_sits() -> None:
    table = opened()
    assert table.commitment == commitment_of(SECRET)
    assert all(place.free for place in table.places)
    assert table.options == Options()


@pytest.mark.parametrize(
    ("game", "seats", "options", "settings", "code"),
    [
        ("chess", 2, {}, EASY, "no-such-game"),
        ("toy", 9, {}, EASY, "bad-options"),
        ("toy", 2, {"counters": 0}, EASY, "bad-options"),
        ("toy", 2, {"counters": "many"}, EASY, "bad-options"),
        ("toy", 2, {"colour": 1}, EASY, "bad-options"),
        ("toy", 2, {}, Settings(level="genius"), "no-such-level"),
        ("toy", 2, {}, Settings(level="easy", away_seconds=0), "bad-settings"),
        ("toy", 2, {}, Settings(level="easy", turn_seconds=-1), "bad-settings"),
        ("toy", 2, {}, Settings(level="easy", pace=3), "bad-settings"),
    ],
)
def test_a_box_that_cannot_be_opened_so(
    game: str, seats: int, options: dict[str, Any], settings: Settings, code: str
) -> None:
    outcome = open_table("X", game, seats, options, settings, SECRET, NOW, games=find)
    assert problem(outcome) == code
    if game == "toy":
        assert problem(agree(seated("Ada"), 0, seats, options, settings, NOW, games=find)) == code


def test_a_refused_option_says_its_clause() -> None:
    outcome = open_table("X", "toy", 9, {}, EASY, SECRET, NOW, games=find)
    assert isinstance(outcome, TableProblem)
    assert outcome.refusal is not None
    assert outcome.refusal.clause == "TOY-01"


def test_the_host_changes_what_is_played() -> None:
    table = done(agree(seated("Ada"), 0, 4, {"counters": 7}, EASY, NOW, games=find))
    assert (len(table.places), len(table.done), len(table.asked)) == (4, 4, 4)
    assert table.options == Options(7)
    assert done(agree(table, 0, 2, {}, EASY, NOW, games=find)).places[0].name == "Ada"


def test_nobody_loses_his_seat_by_an_agreement_but_a_bot_may() -> None:
    table = done(sit(seated("Ada"), "Bo", 2, "h", NOW))
    assert problem(agree(table, 0, 2, {}, EASY, NOW, games=find)) == "seat-taken"
    table = done(seat_bot(seated("Ada"), 0, 2, "easy", NOW, games=find))
    assert len(done(agree(table, 0, 2, {}, EASY, NOW, games=find)).places) == 2


def test_only_the_host_agrees_and_begins_the_first_game() -> None:
    table = seated("Ada", "Bo")
    assert problem(agree(table, 1, 3, {}, EASY, NOW, games=find)) == "not-host"
    assert problem(begin(table, 1, "easy", NOW, games=find)) == "not-host"
    assert problem(begin(table, None, "easy", NOW, games=find)) == "not-seated"


def test_who_left_for_good_has_no_say() -> None:
    over = done(stand_up(finished(started("Ada")), 0, NOW))
    assert problem(again(over, 0, SECRET, NOW, games=find)) == "not-seated"


def test_a_game_begins_once() -> None:
    assert problem(begin(started("Ada"), 0, "easy", NOW, games=find)) == "already-begun"
    assert problem(begin(seated("Ada"), 0, "genius", NOW, games=find)) == "no-such-level"


def test_the_next_person_begins_while_the_host_is_away() -> None:
    table = done(go_away(seated("Ada", "Bo"), 0, NOW))
    assert isinstance(begin(table, 1, "easy", NOW, games=find), tuple)


def test_again_keeps_the_people_and_takes_a_new_commitment_and_new_contributions() -> None:
    over = finished(started("Ada", "Bo"))
    assert over.status == OVER
    table = done(again(over, 0, b"other", NOW, games=find))
    assert table.status == LOBBY
    assert table.commitment == commitment_of(b"other")
    assert [place.name for place in table.places] == [place.name for place in over.places]
    assert [place.commitment for place in table.places] == ["", "", ""]
    assert (table.state, table.list, table.parts, table.number) == (None, "", (), 2)
    assert isinstance(commit(table, 1, part_of(table, 1)[1], NOW), Decision)


def test_again_frees_the_seats_of_those_who_left_for_good() -> None:
    over = done(stand_up(finished(started("Ada", "Bo")), 1, NOW))
    table = done(again(over, 0, b"other", NOW, games=find))
    assert [place.free for place in table.places] == [False, True, False]


def test_anybody_who_sits_there_plays_again_and_begins() -> None:
    table = done(again(finished(started("Ada", "Bo")), 1, b"other", NOW, games=find))
    assert isinstance(begin(table, 1, "easy", NOW, games=find), tuple)


def test_again_waits_for_the_end() -> None:
    assert problem(again(started("Ada"), 0, b"other", NOW, games=find)) == "not-over"


def readied(table: Table, seat: int, on: bool = True) -> Table:
    outcome = ready(table, seat, on, NOW, games=find)
    return outcome[-1].table if isinstance(outcome, tuple) else done(outcome)


def test_the_game_begins_when_everybody_present_is_ready() -> None:
    table = readied(seated("Ada", "Bo", "Cy"), 0)
    assert (table.status, table.places[0].ready) == (LOBBY, True)
    assert isinstance(ready(table, 0, True, NOW, games=find), AlreadyDone)
    table = readied(done(go_away(table, 2, NOW)), 1)
    assert table.status == "playing", "nobody waits for somebody a bot plays for"


def test_free_seats_are_a_bots_of_the_tables_level_then() -> None:
    table = readied(seated("Ada"), 0)
    assert [place.bot for place in table.places] == ["", "easy", "easy"]


def test_who_is_no_longer_ready_or_has_just_come_is_waited_for() -> None:
    table = readied(seated("Ada", "Bo"), 0)
    assert not readied(table, 0, False).places[0].ready
    table = readied(done(sit(table, "Cy", None, "h", NOW)), 1)
    assert table.status == LOBBY


def test_another_box_has_to_be_agreed_to_anew() -> None:
    table = readied(seated("Ada", "Bo"), 0)
    assert not done(agree(table, 0, 3, {"counters": 7}, EASY, NOW, games=find)).places[0].ready


def test_only_people_in_the_lobby_are_ready() -> None:
    assert problem(ready(seated("Ada"), 1, True, NOW, games=find)) == "not-seated"
    assert problem(ready(seated("Ada"), None, True, NOW, games=find)) == "not-seated"
    assert problem(ready(started("Ada"), 0, True, NOW, games=find)) == "not-in-lobby"
