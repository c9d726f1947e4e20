from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.record import RecordError, read_record, write_record
from tablee.core.replay import replay
from tablee.core.verify import verify
from tablee.table.actions import BRAKED, CLOCK, Decision, again, begin, end, move, open_table, sit
from tablee.table.entries import Begun, Entry, Moved
from tablee.table.log_record import record_of
from tablee.table.model import OVER, PLAYING, Settings, Table
from tests import toy_game
from tests.table.building import NOW, SECRET
from tests.toy_game import find


class Log:
    """A table with all it wrote."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.table: Table = self.keep(
            open_table("TOYS", "toy", 2, {}, Settings(level="easy"), SECRET, NOW, games=find)
        )

    def keep(self, outcome: object) -> Table:
        for decision in outcome if isinstance(outcome, tuple) else (outcome,):
            assert isinstance(decision, Decision), decision
            self.entries.append(decision.entry)
            self.table = decision.table
        return self.table

    def play_out(self) -> None:
        for tick in range(1000):
            seats = [seat for seat, version in enumerate(self.table.asked) if version]
            if self.table.status != PLAYING:
                return
            choice = toy_game.offers(self.table.state, seats[0]).moves[-1]
            now = NOW + tick * 100
            self.keep(move(self.table, seats[0], choice, "", self.table.version, now, CLOCK, games=find))


def played() -> Log:
    log = begun()
    log.play_out()
    return log


def test_a_finished_game_is_a_record_that_replays_and_verifies() -> None:
    log = played()
    assert log.table.status == OVER
    record = record_of("TOYS", log.entries, games=find)
    assert record is not None
    assert record.names[0] == "Ada"
    assert record.chance.seeds == ("", "")
    assert (record.chance.scheme, record.format) == ("hmac-sha256/2", "tablee-record/4")
    assert record.chance.secret == SECRET.hex()
    read = read_record(write_record(record), find)
    assert write_record(read) == write_record(record)
    assert list(replay(find("toy"), read))[-1].state == log.table.state
    assert verify(find("toy"), read) is None


def test_a_record_says_which_levels_played_how_strong_they_were_and_where_a_clock_cut_them_short() -> None:
    log = begun()
    log.play_out()
    turns = [n for n, entry in enumerate(log.entries) if isinstance(entry, Moved)]
    braked = turns[1]
    log.entries[braked] = replace(log.entries[braked], by=BRAKED)
    record = record_of("TOYS", log.entries, games=find)
    assert record is not None
    assert record.players == ("", f"easy/{toy_game.META.strength}")
    assert record.braked == (2,)
    read = read_record(write_record(record), find)
    assert (read.players, read.braked) == (record.players, record.braked)
    assert verify(find("toy"), read) is None


def test_a_log_that_does_not_say_how_strong_bots_were_makes_a_record_as_before() -> None:
    log = played()
    entries = [replace(one, strength=0) if isinstance(one, Begun) else one for one in log.entries]
    record = record_of("TOYS", entries, games=find)
    assert record is not None
    assert record.format == "tablee-record/2"
    assert b'"players"' not in write_record(record)


@pytest.mark.parametrize(
    ("wrong", "fault"),
    [
        ({"players": ("easy/1",)}, "players: nothing can be said of them like this"),
        ({"players": ("", "x" * 65)}, "players: no level has such a name"),
        ({"braked": (0,)}, "braked: there are no such turns"),
        ({"braked": (2, 2)}, "braked: there are no such turns"),
        ({"braked": (4000,)}, "braked: there are no such turns"),
        ({"format": "tablee-record/3"}, "players: nothing can be said of them like this"),
    ],
)
def test_what_cannot_be_said_of_players_is_refused_in_one_line(wrong: dict[str, Any], fault: str) -> None:
    record = record_of("TOYS", played().entries, games=find)
    assert record is not None
    with pytest.raises(RecordError) as refused:
        read_record(write_record(replace(record, **wrong)), find)
    assert str(refused.value) == f"the record is damaged: {fault}"


def test_there_is_no_record_before_the_end() -> None:
    assert record_of("TOYS", played().entries[:-1], games=find) is None


def test_the_last_finished_game_stays_readable_while_the_next_is_played() -> None:
    log = played()
    first = record_of("TOYS", log.entries, games=find)
    log.keep(again(log.table, 0, b"other", NOW, games=find))
    assert record_of("TOYS", log.entries, games=find) == first


def begun() -> Log:
    log = Log()
    log.keep(sit(log.table, "Ada", None, "h", NOW))
    log.keep(begin(log.table, 0, "easy", NOW, games=find))
    return log


def test_a_table_ends_a_game_that_has_as_many_turns_as_its_rules_say(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert begun().table.most == 1 + toy_game.longest(2, toy_game.Options())
    monkeypatch.setattr(toy_game, "longest", lambda seats, options: 4)
    log = played()
    assert (log.table.status, log.table.turns, log.table.asked) == (OVER, 5, (0, 0))
    record = record_of("TOYS", log.entries, games=find)
    assert record is not None
    assert record.standings is None
    read = read_record(write_record(record), find)
    assert len(list(replay(find("toy"), read))) == 5
    assert verify(find("toy"), read) is None


def test_a_record_longer_than_any_game_is_refused_in_one_line() -> None:
    record = record_of("TOYS", played().entries, games=find)
    assert record is not None
    most = 1 + toy_game.longest(2, record.options)
    longer = replace(record, turns=(record.turns * most)[: most + 1])
    with pytest.raises(RecordError) as refused:
        read_record(write_record(longer), find)
    assert str(refused.value) == f"the record has {most + 1} turns: such a game of toy has at most {most}"


def test_a_game_that_ended_with_its_table_is_a_record_without_a_result() -> None:
    log = begun()
    assert record_of("TOYS", log.entries, games=find) is None
    log.keep(end(log.table, 0, NOW))
    record = record_of("TOYS", log.entries, games=find)
    assert record is not None
    assert record.standings is None
    assert verify(find("toy"), read_record(write_record(record), find)) is None


def test_a_table_ended_before_any_game_has_no_record() -> None:
    log = Log()
    log.keep(sit(log.table, "Ada", None, "h", NOW))
    log.keep(end(log.table, 0, NOW))
    assert record_of("TOYS", log.entries, games=find) is None


def test_a_table_ended_after_its_game_has_that_games_record() -> None:
    log = played()
    record = record_of("TOYS", log.entries, games=find)
    log.keep(end(log.table, 0, NOW))
    assert record_of("TOYS", log.entries, games=find) == record
