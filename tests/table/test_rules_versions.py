"""A table and its record are played by the version of the rules they name."""

from __future__ import annotations

import json

import msgspec
import pytest
from msgspec.structs import replace

from tablee.core.record import RecordError, read_record, write_record
from tablee.core.replay import AnyRecord, replay
from tablee.core.verify import verify
from tablee.table.actions import CLOCK, Decision, again, begin, move, open_table, sit
from tablee.table.entries import Begun, Entry, Moved, Opened
from tablee.table.entry_effects import opened
from tablee.table.log_record import record_of
from tablee.table.log_replay import OtherRules, fold_all
from tablee.table.model import OVER, PLAYING, Settings, Table
from tests.table.building import NOW, SECRET, problem
from tests.toy_game import META, Gamble, Guess, State, Taken, find

GAME = find("toy")
OLD, NEWEST = META.oldest, META.rules
POSITION = State(60, 0, (0, 1), (True, True), (0, 0), 0, OLD)


class Log:
    """A table that a house of those days opened, with all it wrote."""

    def __init__(self, rules: int = NEWEST, start: State | None = None) -> None:
        first = open_table(
            "TOYS", "toy", 2, {"counters": 60}, Settings(level="easy"), SECRET, NOW, start=start, games=find
        )
        assert isinstance(first, Decision)
        assert isinstance(first.entry, Opened)
        entry = first.entry if start else replace(first.entry, rules=rules)
        self.entries: list[Entry] = [entry]
        self.table: Table = opened("TOYS", entry)
        self.keep(sit(self.table, "Ada", None, "h", NOW))

    def keep(self, outcome: object) -> None:
        for decision in outcome if isinstance(outcome, tuple) else (outcome,):
            assert isinstance(decision, Decision), decision
            self.entries.append(decision.entry)
            self.table = decision.table

    def begin(self) -> Log:
        self.keep(begin(self.table, 0, "easy", NOW, games=find))
        return self

    def gamble(self, times: int = 1000) -> Log:
        """Everybody guesses, and gambles whenever it is his turn."""
        for _ in range(times):
            if self.table.status != PLAYING:
                break
            seat = min(GAME.to_act(self.table.state))
            choice = Guess(True) if self.table.state.guesses[seat] is None else Gamble()
            self.keep(move(self.table, seat, choice, "", self.table.version, NOW, CLOCK, games=find))
        return self

    def luckiest(self) -> int:
        """The most that one gamble has won since the last deal."""
        last = max(i for i, entry in enumerate(self.entries) if isinstance(entry, Begun))
        events = [
            told.event for entry in self.entries[last:] if isinstance(entry, Moved) for told in entry.events
        ]
        return max(event.count for event in events if isinstance(event, Taken))

    def record(self) -> AnyRecord:
        found = record_of("TOYS", self.entries, games=find)
        assert found is not None
        return found


def test_new_games_follow_the_newest_rules() -> None:
    log = Log().begin().gamble()
    assert (log.table.rules, log.luckiest()) == (NEWEST, 3)


def test_a_running_table_finishes_by_the_rules_it_began_with() -> None:
    log = Log(OLD).begin().gamble(5)
    log.table = fold_all("TOYS", log.entries, games=find)  # a newer house reads it again
    log.gamble()
    assert (log.table.status, log.table.rules, log.luckiest()) == (OVER, OLD, 2)
    assert fold_all("TOYS", log.entries, games=find) == log.table


def test_its_record_names_them_replays_and_verifies() -> None:
    record = Log(OLD).begin().gamble().record()
    read = read_record(write_record(record), find)
    assert read.rules == OLD
    assert list(replay(GAME, read))[-1].state.rules == OLD
    assert verify(GAME, read) is None
    assert "another version of the rules" in (verify(GAME, replace(read, rules=NEWEST)) or "")


def test_the_next_game_at_the_table_takes_the_newest() -> None:
    log = Log(OLD).begin().gamble()
    log.keep(again(log.table, 0, b"luck", NOW, games=find))
    log.begin().gamble()
    assert (log.table.rules, log.luckiest()) == (NEWEST, 3)
    assert log.record().rules == NEWEST
    assert fold_all("TOYS", log.entries, games=find) == log.table


def test_a_position_is_played_on_by_the_rules_it_was_reached_by() -> None:
    log = Log(start=POSITION).begin().gamble()
    record = log.record()
    assert (log.table.status, record.rules) == (OVER, OLD)
    assert fold_all("TOYS", log.entries, games=find) == log.table
    assert verify(GAME, read_record(write_record(record), find)) is None


def test_a_record_names_its_rules_once_for_its_start_too() -> None:
    record = Log(start=POSITION).begin().gamble().record()
    written = msgspec.json.decode(write_record(record))
    assert "rules" not in written["start"]
    for rules in (OLD, NEWEST):
        other = {**written, "rules": rules, "start": {**written["start"], "rules": 9}}
        read = read_record(msgspec.json.encode(other), find)
        assert (read.rules, read.start.rules) == (rules, rules)


@pytest.mark.parametrize("rules", [OLD - 1, NEWEST + 1])
def test_rules_too_old_or_newer_than_the_house_are_said_to_be_so(rules: int) -> None:
    lobby = Log(rules)
    assert problem(begin(lobby.table, 0, "easy", NOW, games=find)) == "other-rules"
    entries = Log().begin().entries
    assert isinstance(entries[0], Opened)
    said = f"version {rules} of the rules of toy; versions {OLD} to {NEWEST} are read here"
    with pytest.raises(OtherRules, match=f"played by {said}"):
        fold_all("TOYS", [replace(entries[0], rules=rules), *entries[1:]], games=find)
    head = {"format": "tablee-record/1", "game": "toy", "rules": rules}
    with pytest.raises(RecordError, match=f"the record follows {said}"):
        read_record(msgspec.json.encode(head), find)


def test_a_version_with_thousands_of_digits_is_not_said_again() -> None:
    head = {"format": "tablee-record/1", "game": "toy", "rules": 10**4000}
    with pytest.raises(RecordError, match="version a huge number of the rules of toy"):
        read_record(json.dumps(head).encode(), find)
