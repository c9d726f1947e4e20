"""One table of limits; and the buckets that hold them."""

from __future__ import annotations

from typing import Any

from tablee.server import limits
from tablee.server import token_bucket as buckets
from tablee.server.admission.code_guesses import KNOWN_CODES, CodeGuesses
from tablee.server.protocol.from_client import LetBotPlay, Say
from tablee.server.protocol.limit_table import LIMITS
from tablee.server.tables.write_quota import WriteQuota
from tablee.server.token_bucket import Bucket, Buckets, PerMinute, Shares


def test_every_limit_stands_in_the_table_with_its_value() -> None:
    constants = {name: value for name, value in vars(limits).items() if name.isupper()}
    for other in ("KIB", "MIB"):
        del constants[other]
    assert {limit.name: limit.value for limit in LIMITS} == constants
    assert all(limit.of and limit.protects for limit in LIMITS)


def test_figures_are_as_people_write_them() -> None:
    figures = {limit.name: limit.figure for limit in LIMITS}
    assert figures["FRAME_BYTES"] == "64 KiB"
    assert figures["RECORD_BYTES"].endswith("MiB")
    assert figures["HELLO_SECONDS"] == "5 s"
    assert figures["MESSAGES_PER_SECOND"] == "30 a second"
    assert figures["CONNECTIONS"] == "10,000"
    assert figures["CHAT_BYTES_PER_MINUTE"] == "8 KiB a minute"


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    bucket = Bucket(rate=10, burst=3, now=0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.take(0.1)
    assert not bucket.take(0.15)
    assert bucket.left(10.0) == 3


def test_what_costs_more_is_taken_whole_or_not_at_all() -> None:
    bucket = Bucket(rate=1, burst=10, now=0.0)
    assert bucket.take(0.0, 7)
    assert not bucket.take(0.0, 4)
    assert bucket.take(0.0, 3)
    assert bucket.wait(0.0, 5) == 5.0


def test_addresses_have_buckets_of_their_own() -> None:
    per_address = Buckets(rate=1, burst=1)
    assert [per_address.take(key, 0.0) for key in ("a", "a", "b")] == [True, False, True]


def test_a_crowd_of_addresses_takes_no_more_memory_and_forgets_no_recent_one() -> None:
    per_address = Buckets(rate=1e-9, burst=1)
    for number in range(5 * buckets.REMEMBERED):
        assert per_address.take(f"x{number}", 0.0)
        if number % 1000 == 0:
            per_address.take("busy", 0.0)
    assert len(per_address) <= 2 * buckets.REMEMBERED + 1
    assert not per_address.take("busy", 0.0)


def test_so_many_a_minute_means_so_many() -> None:
    joins = PerMinute(5)
    assert [joins.take("a", 0.0) for _ in range(6)] == [True] * 5 + [False]
    assert not joins.take("a", 11.9)
    assert joins.take("a", 12.1)
    assert joins.number == 5


def test_once_all_ask_for_too_much_the_modest_are_still_served() -> None:
    shares = Shares(Buckets(rate=1, burst=8), rate=1, burst=16)
    greedy = [shares.take(f"g{number % 4}", 0.0) for number in range(32)]
    assert greedy.count(True) < 24
    assert shares.spent("g0", 0.0)
    assert shares.take("newcomer", 0.0)
    assert not shares.take("g0", 0.0)


def test_codes_that_open_nothing_are_counted_and_known_ones_still_open() -> None:
    guesses = CodeGuesses(per_minute=3, together=100)
    guesses.found("home", "ABCDEF")
    for _ in range(3):
        assert guesses.may_ask("home", "QQQQQQ", 0.0)
        guesses.missed("home", 0.0)
    assert not guesses.may_ask("home", "QQQQQQ", 0.0)
    assert guesses.may_ask("home", "ABCDEF", 0.0)
    assert guesses.may_ask("elsewhere", "QQQQQQ", 0.0)
    assert guesses.may_ask("home", "QQQQQQ", 21.0)


def test_many_guessers_together_leave_the_others_their_first_tries() -> None:
    guesses = CodeGuesses(per_minute=10, together=50)
    for number in range(200):
        if guesses.may_ask(f"g{number % 50}", "QQQQQQ", 0.0):
            guesses.missed(f"g{number % 50}", 0.0)
    assert not guesses.may_ask("g0", "QQQQQQ", 0.0)
    assert guesses.may_ask("newcomer", "QQQQQQ", 0.0)


def test_an_address_knows_its_latest_codes() -> None:
    guesses = CodeGuesses()
    for number in range(KNOWN_CODES + 1):
        guesses.found("home", f"C{number}")
    assert not guesses.knows("home", "C0")
    assert guesses.knows("home", f"C{KNOWN_CODES}")


def codes(measure: WriteQuota, seat: int, request: Any, times: int, now: float = 0.0) -> list[str]:
    refused = [measure.refuse(seat, request, now) for _ in range(times)]
    return [problem.code if problem else "" for problem in refused]


def test_chat_is_measured_in_bytes_for_a_seat_and_for_the_table() -> None:
    measure, line = WriteQuota(0.0), Say("s", "é" * 500)
    mine = codes(measure, 0, line, 9)
    assert mine == [""] * 8 + ["chat-too-fast"]
    others = [code for seat in range(1, 9) for code in codes(measure, seat, line, 8)]
    assert (mine + others).count("") * 1000 <= limits.TABLE_CHAT_BYTES_PER_MINUTE
    assert codes(measure, 0, line, 1, 60.0) == [""]


def test_a_refusal_says_when_again() -> None:
    measure, line = WriteQuota(0.0), Say("s", "é" * 500)
    codes(measure, 0, line, 8)
    problem = measure.refuse(0, line, 0.0)
    assert problem is not None
    seconds = problem.values["seconds"]
    assert isinstance(seconds, int)
    assert codes(measure, 0, line, 1, seconds) == [""]


def test_whatever_else_is_wished_for_is_measured_too() -> None:
    measure, toggle = WriteQuota(0.0), LetBotPlay("t", True)
    most = int(limits.WRITES_PER_MINUTE)
    assert codes(measure, 0, toggle, 1000).count("") == most
    assert codes(measure, 1, toggle, 1) == [""]
    everybody = [code for seat in range(2, 20) for code in codes(measure, seat, toggle, most)]
    assert everybody.count("") == limits.TABLE_WRITES_PER_MINUTE - most - 1
