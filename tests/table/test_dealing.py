"""Commitments, the list, the opened parts, and the deal that follows from them."""

from __future__ import annotations

import msgspec
import pytest

from tablee.core.chance import Stream
from tablee.core.proof import Note, proof_of
from tablee.core.record import Record, read_record, write_record
from tablee.core.shuffle import ListedSeat, commitment_to, listed_key, read_list
from tablee.core.verify import verify
from tablee.table.actions import (
    AlreadyDone,
    Decision,
    TableProblem,
    again,
    agree,
    begin,
    commit,
    deal,
    go_away,
    open_part,
    sit,
    stand_up,
)
from tablee.table.entries import Begun, Entry, Listed, Opened, PartOpened, SatDown
from tablee.table.log_record import record_of
from tablee.table.log_replay import fold, fold_all
from tablee.table.model import LOBBY, PLAYING, SHUFFLING, Settings, Table
from tablee.table.moves_and_talk import CLOCK, move
from tablee.table.time_marks import SHUFFLE, Marks, alarms, deserted, noted
from tests import toy_game
from tests.table.building import (
    NOW,
    SECRET,
    committed,
    done,
    finished,
    listed,
    opened,
    part_of,
    problem,
    seated,
    started,
)
from tests.toy_game import find


def opening(table: Table, seat: int) -> tuple[Decision, ...]:
    """The decisions of a seat that opens its part."""
    outcome = open_part(table, seat, part_of(table, seat)[0], NOW, games=find)
    assert isinstance(outcome, tuple), outcome
    return outcome


def test_a_commitment_counts_until_the_list_and_a_later_one_replaces_it() -> None:
    table = seated("Ada")
    _, hashed = part_of(table, 0)
    table = done(commit(table, 0, "0" * 64, NOW))
    table = done(commit(table, 0, hashed, NOW))
    assert table.places[0].commitment == hashed
    assert isinstance(commit(table, 0, hashed, NOW), AlreadyDone)
    assert problem(commit(table, 1, hashed, NOW)) == "not-seated"
    assert problem(commit(table, None, hashed, NOW)) == "not-seated"
    assert problem(commit(listed("Ada"), 0, hashed, NOW)) == "already-begun"
    for wrong in ("", "0" * 63, "0" * 65, "A" * 64, "g" * 64, "٠" * 64):
        assert commit(table, 0, wrong, NOW) == TableProblem("bad-part", {"reason": "not-a-commitment"})


def test_the_list_holds_all_that_is_settled() -> None:
    table = committed("Ada", "Bo", seats=4)
    table = done(sit(table, "Cem", 2, "h", NOW))
    outcome = begin(table, 0, "random", NOW, games=find)
    assert isinstance(outcome, tuple)
    assert [type(decision.entry) for decision in outcome] == [SatDown, Listed]
    table = outcome[-1].table
    assert table.status == SHUFFLING
    published = read_list(table.list)
    assert (published.table, published.number, published.game) == ("TOYS", 1, "toy")
    assert (published.rules, published.start, published.commitment) == (table.rules, "", table.commitment)
    assert published.options == msgspec.to_builtins(table.options)
    assert published.seats == (
        ListedSeat("person", "", commitment_to("TOYS", 1, 0, part_of(table, 0)[0])),
        ListedSeat("person", "", commitment_to("TOYS", 1, 1, part_of(table, 1)[0])),
        ListedSeat("person", "", ""),
        ListedSeat("bot", table.places[3].name, ""),
    )


def test_the_last_part_deals() -> None:
    table = listed("Ada", "Bo")
    (first,) = opening(table, 1)
    assert first.table.status == SHUFFLING
    *_, dealt = opening(first.table, 0)
    assert dealt.table.status == PLAYING
    assert isinstance(dealt.entry, Begun)
    parts = (part_of(table, 0)[0], part_of(table, 1)[0], "")
    stream = Stream(listed_key(SECRET, table.list, parts))
    assert dealt.entry.draws == (stream.order(3), stream.below(3))
    assert (dealt.table.parts, dealt.table.key) == (parts, listed_key(SECRET, table.list, parts))


def test_nobody_waits_where_nobody_committed() -> None:
    outcome = begin(seated("Ada", "Bo"), 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple)
    assert [type(decision.entry) for decision in outcome] == [SatDown, Listed, Begun]
    assert outcome[-1].table.parts == ("", "", "")


def test_nobody_waits_for_who_is_absent_or_did_not_commit() -> None:
    table = done(go_away(committed("Ada", "Bo"), 1, NOW))
    table = done(sit(table, "Cem", 2, "h", NOW))
    outcome = begin(table, 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple)
    table = outcome[-1].table
    assert [seat.kind for seat in read_list(table.list).seats] == ["person", "absent", "person"]
    assert [bool(seat.commitment) for seat in read_list(table.list).seats] == [True, False, False]
    assert opening(table, 0)[-1].table.status == PLAYING


def test_an_opening_that_does_not_match_is_refused_with_its_reason() -> None:
    table = done(sit(committed("Ada", "Bo", seats=4), "Cem", 2, "h", NOW))
    early = open_part(table, 0, part_of(table, 0)[0], NOW, games=find)
    assert early == TableProblem("bad-part", {"reason": "no-list"})
    outcome = begin(table, 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple)
    table = outcome[-1].table
    for seat, part, reason in (
        (0, part_of(table, 1)[0], "other-part"),
        (0, "x", "not-a-part"),
        (2, part_of(table, 2)[0], "not-committed"),
    ):
        refused = open_part(table, seat, part, NOW, games=find)
        assert refused == TableProblem("bad-part", {"reason": reason})
    assert problem(open_part(table, 3, part_of(table, 3)[0], NOW, games=find)) == "not-seated"
    (opened_once,) = opening(table, 0)
    again_ = open_part(opened_once.table, 0, part_of(table, 0)[0], NOW, games=find)
    assert isinstance(again_, AlreadyDone)
    dealt = opening(opened_once.table, 1)[-1].table
    assert isinstance(open_part(dealt, 0, part_of(table, 0)[0], NOW, games=find), AlreadyDone)
    assert problem(open_part(dealt, 2, part_of(table, 2)[0], NOW, games=find)) == "already-begun"


def test_who_does_not_open_in_time_has_withheld_and_nothing_is_dealt_twice() -> None:
    (first,) = opening(listed("Ada", "Bo"), 0)
    (dealt,) = deal(first.table, NOW, games=find)
    assert dealt.table.status == PLAYING
    assert dealt.table.parts == (part_of(first.table, 0)[0], "", "")
    assert deal(dealt.table, NOW, games=find) == ()
    assert deal(seated("Ada"), NOW, games=find) == ()
    assert problem(open_part(dealt.table, 1, part_of(first.table, 1)[0], NOW, games=find)) == "already-begun"


def test_while_parts_are_opened_nothing_that_is_settled_changes() -> None:
    table = listed("Ada", "Bo")
    easy = Settings(level="easy")
    assert problem(agree(table, 0, 3, {}, easy, NOW, games=find)) == "not-in-lobby"
    assert problem(sit(table, "Cem", None, "h", NOW)) == "already-begun"
    assert problem(begin(table, 0, "easy", NOW, games=find)) == "already-begun"
    left = done(stand_up(table, 1, NOW))
    assert (left.list, left.places[1].name, left.places[1].bot) == (table.list, "Bo", "easy")
    assert left.status == SHUFFLING


def test_a_seat_that_changes_hands_needs_a_new_commitment() -> None:
    table = done(stand_up(committed("Ada", "Bo"), 1, NOW))
    table = done(sit(table, "Cem", 1, "other", NOW))
    assert table.places[1].commitment == ""


def test_three_seconds_are_given_while_anybody_looks() -> None:
    table = listed("Ada", "Bo")
    marks = noted(Marks(), table, 1000, games=find)
    alarm = alarms(table, marks)
    assert alarm is not None
    assert (alarm.kind, alarm.at) == (SHUFFLE, 4000)
    assert noted(marks, opening(table, 0)[-1].table, 2500, games=find).listed == 1000
    assert deserted(marks).listed == 0
    assert noted(deserted(marks), table, 9000, games=find).listed == 9000
    assert noted(marks, started("Ada"), 2000, games=find).listed == 0


class Log:
    """A table with all it wrote, of the toy game with its real codec."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.entries: list[Entry] = [
            Opened(NOW, "toy", table.rules, 3, table.options, table.settings, table.secret, table.commitment)
        ]

    def keep(self, outcome: object) -> None:
        for decision in outcome if isinstance(outcome, tuple) else (outcome,):
            assert isinstance(decision, Decision), decision
            self.entries.append(decision.entry)
            self.table = decision.table

    def play_out(self) -> None:
        while self.table.status == PLAYING:
            seat = next(seat for seat, version in enumerate(self.table.asked) if version)
            choice = toy_game.offers(self.table.state, seat).moves[-1]
            self.keep(move(self.table, seat, choice, "", self.table.version, NOW, CLOCK, games=find))

    def record(self) -> Record[object, object, object]:
        record = record_of("TOYS", self.entries, games=find)
        assert record is not None
        return read_record(write_record(record), find)


def in_lobby(*names: str) -> Log:
    log = Log(opened())
    for seat, name in enumerate(names):
        log.keep(sit(log.table, name, None, f"hash-{name}", NOW))
        log.keep(commit(log.table, seat, part_of(log.table, seat)[1], NOW))
    return log


def test_the_record_says_who_was_what_and_who_withheld() -> None:
    log = in_lobby("Ada", "Bo")
    log.keep(begin(log.table, 0, "easy", NOW, games=find))
    log.keep(opening(log.table, 1))
    log.keep(deal(log.table, NOW, games=find))
    log.play_out()
    record = log.record()
    assert record.chance.withheld == (0,)
    assert record.chance.seeds == ("", part_of(log.table, 1)[0], "")
    assert verify(find("toy"), record) is None
    assert proof_of(record) == (Note("together", (1,)), Note("withheld", (0,), 2), Note("bots", (2,)))


def test_a_rematch_has_a_list_and_parts_of_its_own() -> None:
    log = in_lobby("Ada", "Bo")
    log.keep(begin(log.table, 0, "easy", NOW, games=find))
    for seat in (0, 1):
        log.keep(opening(log.table, seat))
    log.play_out()
    first = log.record()
    log.keep(again(log.table, 0, bytes(32), NOW, games=find))
    assert (log.table.status, log.table.number, log.table.list) == (LOBBY, 2, "")
    old = part_of(opened(), 0)[1]
    log.keep(commit(log.table, 0, old, NOW))
    log.keep(begin(log.table, 0, "easy", NOW, games=find))
    refused = open_part(log.table, 0, part_of(log.table, 0)[0], NOW, games=find)
    assert refused == TableProblem("bad-part", {"reason": "other-part"}), "bound to the first game"
    log.keep(deal(log.table, NOW, games=find))
    log.play_out()
    second = log.record()
    assert read_list(str(second.chance.list)).number == 2
    assert verify(find("toy"), first) is verify(find("toy"), second) is None
    assert Note("rematch", number=2) in proof_of(second)
    assert Note("house-alone") in proof_of(second)


def test_a_log_folds_between_list_and_deal() -> None:
    log = in_lobby("Ada", "Bo")
    log.keep(begin(log.table, 0, "easy", NOW, games=find))
    log.keep(opening(log.table, 0))
    assert isinstance(log.entries[-1], PartOpened)
    half = fold_all("TOYS", log.entries, games=find)
    assert half == log.table
    dealt = opening(half, 1)
    assert fold(dealt[0].table, "TOYS", dealt[1].entry, games=find) == dealt[1].table


@pytest.mark.parametrize("number", [1, 2])
def test_a_finished_table_keeps_its_list_until_it_is_played_again(number: int) -> None:
    table = finished(started("Ada"))
    if number == 2:
        table = finished(_dealt_again(table))
    assert read_list(table.list).number == number == table.number


def _dealt_again(table: Table) -> Table:
    outcome = begin(done(again(table, 0, bytes(32), NOW, games=find)), 0, "easy", NOW, games=find)
    assert isinstance(outcome, tuple)
    return outcome[-1].table
