"""Hidden answers: kept by the table, shown together, and nothing of it to be seen before."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.store.checksum import checksum
from tablee.store.codec import decode_log, encode
from tablee.table.actions import (
    AlreadyDone,
    Decision,
    begin,
    close_window,
    go_away,
    move,
    open_answers,
    open_table,
    say,
    sit,
)
from tablee.table.entries import Answered, Entry, Moved
from tablee.table.log_replay import LogBroken, fold, fold_all
from tablee.table.model import Settings, Table
from tablee.table.time_marks import ANSWERED, BOT, DUE, Alarm, Marks, alarms, countdown, noted, present
from tests.table.building import NOW, SECRET, problem
from tests.toy_game import Guess, Guessed, find

ALL = frozenset(range(4))


class Log:
    """A table where guesses are hidden, with all it wrote."""

    def __init__(self, *names: str, seats: int = 3, **settings: Any) -> None:
        chosen = Settings(**{"level": "easy", **settings})
        self.entries: list[Entry] = []
        self.keep(open_table("TOYS", "toy", seats, {"secret": True}, chosen, SECRET, NOW, games=find))
        for name in names:
            self.keep(sit(self.table, name, None, f"hash-{name}", NOW))
        self.keep(begin(self.table, 0, "easy", NOW, games=find))
        self.marks = noted(present(Marks(), ALL, NOW), self.table, NOW, games=find)

    def keep(self, outcome: object) -> Log:
        for decision in outcome if isinstance(outcome, tuple) else (outcome,):
            assert isinstance(decision, Decision), decision
            self.entries.append(decision.entry)
            self.table: Table = decision.table
        return self

    def guess(self, seat: int, odd: bool = True, id: str = "", by: str = "player") -> Log:
        return self.keep(move(self.table, seat, Guess(odd), id, self.table.version, NOW, by, games=find))

    def alarm(self) -> Alarm | None:
        self.marks = noted(self.marks, self.table, NOW + 1000, games=find)
        return alarms(self.table, self.marks)


def shown(decisions: tuple[Decision, ...]) -> list[tuple[int, bool, str]]:
    entries = [decision.entry for decision in decisions]
    return [(entry.seat, entry.move.odd, entry.by) for entry in entries if isinstance(entry, Moved)]


def test_an_answer_is_an_entry_that_makes_no_version_and_moves_nothing() -> None:
    log = Log("Ada", "Bo", "Cy")
    before = log.table
    log.guess(1, id="a")
    assert isinstance(log.entries[-1], Answered)
    assert log.table.length == before.length + 1 == len(log.entries)
    for field in ("version", "state", "asked", "status", "places", "first"):
        assert getattr(log.table, field) == getattr(before, field)
    assert (log.table.answer(1), log.table.answer(0)) == (Guess(True), None)


def test_it_is_given_once_and_sent_twice_it_is_the_same() -> None:
    log = Log("Ada", "Bo", "Cy").guess(1, id="a")
    again = move(log.table, 1, Guess(True), "a", log.table.version, NOW, games=find)
    assert again == AlreadyDone(log.table.version)
    assert problem(move(log.table, 1, Guess(False), "b", log.table.version, NOW, games=find)) == "answered"
    with pytest.raises(LogBroken, match="second hidden answer"):
        fold(log.table, "TOYS", log.entries[-1], games=find)


def test_an_answer_the_rules_refuse_is_not_kept() -> None:
    log = Log("Ada", "Bo", "Cy").guess(0).guess(1).guess(2)
    log.keep(close_window(log.table, "guess", NOW, games=find))
    assert problem(move(log.table, 1, Guess(True), "x", log.table.version, NOW, games=find)) == "refused"


@pytest.mark.parametrize("early", [(), (0,), (2, 1), (0, 1, 2)])
def test_when_the_time_is_up_all_are_shown_together_in_the_order_of_seats(early: tuple[int, ...]) -> None:
    """However many had answered, everybody sees as many versions, and the same ones."""
    log = Log("Ada", "Bo", "Cy")
    version = log.table.version
    for seat in early:
        log.guess(seat, odd=False)
    decisions = close_window(log.table, "guess", NOW + 5000, games=find)
    assert [(seat, odd) for seat, odd, _ in shown(decisions)] == [(0, False), (1, False), (2, False)]
    log.keep(decisions)
    assert log.table.version == version + 3
    assert log.table.answers == ()
    told = [entry.events for entry in log.entries if isinstance(entry, Moved)]
    assert [event[0].event for event in told] == [Guessed(0), Guessed(1), Guessed(2)]


def test_an_own_answer_goes_before_what_silence_means() -> None:
    log = Log("Ada", "Bo").guess(1, odd=True)
    assert shown(close_window(log.table, "guess", NOW, games=find)) == [
        (0, False, "clock"),
        (1, True, "player"),
        (2, False, "clock"),
    ]
    assert close_window(log.table, "another", NOW, games=find) == ()


def test_a_window_lasts_its_time_whoever_answers() -> None:
    log = Log("Ada", "Bo", "Cy")
    alarm, seen = log.alarm(), countdown(log.table, log.marks, NOW + 2000)
    assert alarm == Alarm(NOW + 5000, DUE, None, "guess")
    assert seen == ("guess", 3000, True)
    for seat in (2, 0, 1):
        log.guess(seat)
        assert log.alarm() == alarm
        assert countdown(log.table, log.marks, NOW + 2000) == seen


def test_a_table_may_choose_not_to_wait() -> None:
    log = Log("Ada", "Bo", "Cy", close_early=True)
    assert countdown(log.table, log.marks, NOW) == ("guess", 5000, False)
    log.guess(0).guess(2)
    assert log.alarm() == Alarm(NOW + 5000, DUE, None, "guess")
    assert open_answers(log.table, NOW, games=find) == ()
    alarm = log.guess(1).alarm()
    assert alarm is not None
    assert alarm.kind == ANSWERED
    assert len(shown(open_answers(log.table, NOW, games=find))) == 3


def test_where_one_person_plays_with_bots_the_answer_closes_it() -> None:
    log = Log("Ada")
    assert countdown(log.table, log.marks, NOW) == ("guess", 5000, False)
    alarm = log.alarm()
    assert alarm is not None
    assert (alarm.kind, alarm.at > NOW) == (BOT, True)  # a bot takes its time
    alarm = log.guess(0).alarm()
    assert alarm is not None
    assert (alarm.kind, alarm.at) == (BOT, 0)  # and none once the person has answered
    alarm = log.guess(1, by="bot").guess(2, by="bot").alarm()
    assert alarm is not None
    assert alarm.kind == ANSWERED


def test_somebody_away_is_nobody_to_be_told() -> None:
    log = Log("Ada", "Bo", seats=2).guess(0)
    assert log.alarm() == Alarm(NOW + 5000, DUE, None, "guess")
    log.keep(go_away(log.table, 1, NOW))
    alarm = log.alarm()
    assert alarm is not None
    assert (alarm.kind, alarm.seat, alarm.at) == (BOT, 1, 0)


def test_talk_in_between_makes_the_next_version_only() -> None:
    log = Log("Ada", "Bo", "Cy")
    version = log.table.version
    log.guess(1).guess(2).keep(say(log.table, 0, "well?", "", NOW))
    assert log.table.version == version + 1
    assert log.table.answer(2) == Guess(True)


def test_prepared_answers_survive_in_the_log() -> None:
    log = Log("Ada", "Bo", "Cy").guess(2, id="kept")
    rows = []
    for version, entry in enumerate(log.entries, start=1):
        body = encode(entry)
        rows.append((version, entry.at, checksum(b"TOYS", version, body), body))
    read = decode_log("TOYS", rows, find)
    assert read == log.entries
    table = fold_all("TOYS", read, games=find)
    assert table == log.table
    assert table.answer(2) == Guess(True)
