"""Standing orders: kept without a version, carried out by the ordinary door, ended by game or owner."""

from __future__ import annotations

from typing import Any

from tablee.store.checksum import checksum
from tablee.store.codec import decode_log, encode
from tablee.table.actions import (
    AlreadyDone,
    Decision,
    begin,
    give_orders,
    go_away,
    move,
    obey,
    open_table,
    pause,
    sit,
)
from tablee.table.deadlines import next_deadline
from tablee.table.entries import Entry, Moved, Ordered
from tablee.table.log_replay import fold_all
from tablee.table.model import ORDER, Settings, Table
from tablee.table.table_orders import LEAST, SPREAD, next_order, offered, standing
from tablee.table.time_marks import DUE, Alarm, Marks, alarms, anchored, noted
from tablee.table.time_marks import ORDER as ORDERED
from tests.table.building import NOW, SECRET, problem
from tests.toy_game import Guess, Take, find
from tests.toy_game.orders import GuessEven, TakeWhileMore

MINUTE = 60_000
TAKE = TakeWhileMore(3)


class Log:
    """Three people at a slow table, with all it wrote."""

    def __init__(self, options: dict[str, Any], **settings: Any) -> None:
        chosen = Settings(**{"level": "easy", "slow_hours": 24, **settings})
        self.entries: list[Entry] = []
        self.keep(open_table("TOYS", "toy", 3, options, chosen, SECRET, NOW, games=find))
        for seat in range(3):
            self.keep(sit(self.table, f"P{seat}", None, f"hash-{seat}", NOW))
        self.keep(begin(self.table, 0, "easy", NOW, games=find))

    def keep(self, outcome: object) -> Log:
        for decision in outcome if isinstance(outcome, tuple) else (outcome,):
            assert isinstance(decision, Decision), decision
            self.entries.append(decision.entry)
            self.table: Table = decision.table
        return self

    def order(self, seat: int, *orders: Any, id: str = "") -> Log:
        return self.keep(give_orders(self.table, seat, orders, id, NOW, games=find))

    def alarm(self) -> Alarm | None:
        marks = noted(Marks(), self.table, NOW, games=find)
        return alarms(self.table, anchored(marks, self.table, NOW, NOW))


def turns(**settings: Any) -> Log:
    """Nothing is guessed: somebody's turn."""
    return Log({"counters": 9, "guessing": False}, **settings)


def guessing(**settings: Any) -> Log:
    return Log({"secret": True}, **settings)


def test_orders_are_an_entry_that_makes_no_version_and_is_read_again() -> None:
    log = turns()
    before = log.table
    log.order(1, TAKE, id="a")
    assert isinstance(log.entries[-1], Ordered)
    assert (log.table.version, log.table.length) == (before.version, before.length + 1)
    assert (standing(log.table, 1), standing(log.table, 0)) == ((TAKE,), ())
    assert fold_all("TOYS", log.entries, games=find) == log.table
    rows = [(at, entry.at, encode(entry)) for at, entry in enumerate(log.entries, 1)]
    stored = [(at, when, checksum(b"TOYS", at, body), body) for at, when, body in rows]
    assert decode_log("TOYS", stored, find) == log.entries


def test_only_what_is_offered_can_be_ordered_and_only_at_a_slow_table() -> None:
    log = turns()
    assert offered(log.table, 0) == (TAKE, TakeWhileMore(5))
    for wrong in ((TakeWhileMore(4),), (GuessEven(),), (TAKE,) * 9):
        assert problem(give_orders(log.table, 0, wrong, "a", NOW)) == "no-such-order"
    assert problem(give_orders(log.table, None, (TAKE,), "a", NOW)) == "not-seated"
    quick = turns(slow_hours=0)
    assert offered(quick.table, 0) == ()
    assert problem(give_orders(quick.table, 0, (TAKE,), "a", NOW)) == "no-such-order"


def test_sent_twice_they_are_given_once_and_none_withdraws_them() -> None:
    log = turns().order(0, TAKE, id="a")
    assert give_orders(log.table, 0, (), "a", NOW) == AlreadyDone(log.table.version)
    assert give_orders(log.table, 0, (TAKE,), "b", NOW) == AlreadyDone(log.table.version)
    log.order(0)
    assert log.table.orders == ()


def test_the_table_moves_for_its_owner_some_minutes_later() -> None:
    log = turns()
    seat = log.table.state.turn
    log.order(seat, TAKE)
    alarm = log.alarm()
    assert alarm is not None
    assert (alarm.kind, alarm.seat) == (ORDERED, seat)
    assert NOW + LEAST <= alarm.at <= NOW + LEAST + SPREAD
    assert alarm.at == next_order(log.table)
    log.keep(obey(log.table, seat, alarm.at, games=find))
    entry = log.entries[-1]
    assert isinstance(entry, Moved)
    assert (entry.move, entry.by) == (Take(1), ORDER)
    assert log.table.orders  # it stands for the next time
    assert log.alarm() != alarm
    assert fold_all("TOYS", log.entries, games=find) == log.table


def test_an_order_ends_when_the_game_has_gone_past_it() -> None:
    log = turns().order(0, TAKE, TakeWhileMore(5)).order(1, TakeWhileMore(5))
    standing_orders = []
    for count in (3, 1, 3):  # of 9, then 6, then 5 counters
        log.keep(move(log.table, log.table.state.turn, Take(count), "", log.table.version, NOW, games=find))
        standing_orders.append(log.table.orders)
    assert standing_orders == [((TAKE, TakeWhileMore(5)), (TakeWhileMore(5),), ()), ((TAKE,), (), ()), ()]


def test_a_hidden_answer_is_given_at_once_and_nobody_can_tell() -> None:
    log = guessing(window_minutes=30).order(1, GuessEven())
    before = log.table
    alarm = log.alarm()
    assert alarm is not None
    assert (alarm.kind, alarm.seat, alarm.at) == (ORDERED, 1, NOW)
    log.keep(obey(log.table, 1, NOW, games=find))
    assert (log.table.version, log.table.asked, log.table.state) == (
        before.version,
        before.asked,
        before.state,
    )
    assert log.table.answer(1) == Guess(False)
    closing = log.alarm()
    assert closing is not None
    assert (closing.kind, closing.at) == (DUE, NOW + 30 * MINUTE)


def test_such_a_window_lasts_its_time_though_all_have_answered() -> None:
    log = guessing(window_minutes=30)
    for seat in range(3):
        log.keep(move(log.table, seat, Guess(True), "", log.table.version, NOW, games=find))
    alarm = log.alarm()
    assert alarm is not None
    assert (alarm.kind, alarm.at) == (DUE, NOW + 30 * MINUTE)


def test_whoever_runs_the_table_is_woken_when_the_window_closes() -> None:
    assert next_deadline(guessing(window_minutes=30).table) == NOW + 30 * MINUTE
    assert next_deadline(guessing().table) == NOW + 24 * 60 * MINUTE


def test_silence_cannot_be_ordered_where_the_window_s_end_would_tell() -> None:
    log = guessing()
    assert offered(log.table, 0) == (TAKE, TakeWhileMore(5))
    early = guessing(window_minutes=30, close_early=True)
    assert offered(early.table, 0) == (TAKE, TakeWhileMore(5))


def test_nothing_is_carried_out_in_a_pause_nor_for_who_lets_a_bot_play() -> None:
    log = turns()
    seat = log.table.state.turn
    log.order(seat, TAKE).keep(pause(log.table, log.table.host, True, NOW))
    assert log.alarm() is None
    assert problem(obey(log.table, seat, NOW)) == "no-such-order"
    log.keep(pause(log.table, log.table.host, False, NOW))
    log.keep(go_away(log.table, seat, NOW))
    assert log.table.orders == ()
    assert offered(log.table, seat) == ()
