"""The log is the truth: what is folded from it is what was decided, byte for byte."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tablee.core.contract import Told
from tablee.store.checksum import checksum
from tablee.store.codec import Row, decode_log, encode
from tablee.table.actions import (
    CLOCK,
    PLAYER,
    Decision,
    again,
    agree,
    answer_take_back,
    begin,
    close_window,
    come_back,
    commit,
    deal,
    end,
    go_away,
    move,
    open_part,
    open_table,
    pause,
    ready,
    say,
    seat_bot,
    seat_the_waiting,
    sit,
    stand_up,
    take_back,
)
from tablee.table.entries import Begun, Entry, Listed, Moved, PartOpened, StoodUp
from tablee.table.log_replay import LogBroken, fold, fold_all
from tablee.table.model import Settings, Table
from tests.table.building import NOW, SECRET, committed, guessed, listed, part_of, seated, started
from tests.toy_game import Gamble, Guess, Take, find, offers

Wish = Callable[[Table, int], Any]
EASY = Settings(level="easy")
LATE = st.sampled_from((EASY, Settings(level="easy", late="next")))
SEATS = st.integers(0, 3)


def _moves(table: Table, seat: int, pick: int, now: int) -> Any:
    """Mostly a move that is open, by whoever is asked; sometimes any other."""
    asked = [other for other, version in enumerate(table.asked) if version]
    seat = asked[seat % len(asked)] if asked and pick % 5 else seat
    open_now = offers(table.state, seat).moves if asked else ()
    moves = (*open_now, *open_now, Guess(True), Take(pick % 4), Gamble())
    by = CLOCK if pick % 3 else PLAYER
    return move(table, seat, moves[pick % len(moves)], f"m{pick % 40}", table.version, now, by, games=find)


def _seat(wish: Callable[..., Any]) -> Callable[..., Wish]:
    return lambda seat, *rest: lambda t, now: wish(t, seat, *rest, now)


def _with_game(wish: Callable[..., Any]) -> Callable[..., Wish]:
    return lambda *args: lambda t, now: wish(t, *args, now, games=find)


def _by_host(wish: Callable[..., Any]) -> Callable[..., Wish]:
    return lambda *args: lambda t, now: wish(t, t.host, *args, now, games=find)


WISHES = st.one_of(
    st.builds(lambda n, s: lambda t, now: sit(t, f"P{n}", s, f"h{n}", now), SEATS, SEATS | st.none()),
    st.builds(_seat(stand_up), SEATS),
    st.builds(_seat(go_away), SEATS),
    st.builds(_seat(come_back), SEATS),
    st.builds(lambda s: lambda t, now: commit(t, s, part_of(t, s)[1], now), SEATS),
    st.builds(lambda s: lambda t, now: open_part(t, s, part_of(t, s)[0], now, games=find), SEATS),
    st.builds(_with_game(deal)),
    st.builds(_with_game(seat_bot), SEATS, SEATS, st.sampled_from(("easy", "random", ""))),
    st.builds(_with_game(agree), SEATS, st.integers(2, 4), st.just({"counters": 3}), LATE),
    st.builds(_by_host(begin), st.just("easy")),
    st.builds(_by_host(again), st.binary(min_size=2, max_size=4)),
    st.builds(_with_game(close_window), st.just("guess")),
    st.builds(_by_host(pause), st.booleans()),
    st.builds(_with_game(ready), SEATS, st.booleans()),
    st.builds(lambda: lambda t, now: seat_the_waiting(t, now)),
    st.builds(lambda n: lambda t, now: end(t, t.host, now) if n > 90 else None, st.integers(0, 99)),
    st.builds(lambda s, n: lambda t, now: say(t, s, "hi", f"c{n}", now), SEATS, SEATS),
    st.builds(lambda s: lambda t, now: take_back(t, s, "", t.version, now, games=find), SEATS),
    st.builds(
        lambda s, yes: lambda t, now: answer_take_back(t, s, yes, "", now, games=find), SEATS, st.booleans()
    ),
    *[st.builds(lambda s, n: lambda t, now: _moves(t, s, n, now), SEATS, st.integers(0, 999))] * 4,
)


@settings(max_examples=150)
@given(st.lists(WISHES, min_size=20, max_size=90) | st.lists(WISHES, max_size=20))
def test_folding_the_stored_log_gives_the_decided_table(wishes: list[Wish]) -> None:
    outcome = open_table("TOYS", "toy", 3, {"counters": 3}, EASY, SECRET, NOW, games=find)
    assert isinstance(outcome, Decision)
    table, log = outcome.table, [outcome.entry]
    start: Wish = lambda t, now: sit(t, "Host", None, "host", now)  # noqa: E731
    for tick, wish in enumerate([start, *wishes]):
        answer = wish(table, NOW + tick * 700)
        for decision in answer if isinstance(answer, tuple) else (answer,):
            if isinstance(decision, Decision):
                assert decision.table.version == len(log) + 1
                table = decision.table
                log.append(decision.entry)
    event(f"{table.status} after {sum(isinstance(entry, Begun) for entry in log)} deals")
    assert msgspec.json.encode(fold_all("TOYS", log, games=find)) == msgspec.json.encode(table)
    read = decode_log("TOYS", list(map(_row, range(1, len(log) + 1), log)), find)
    assert read == log
    assert fold_all("TOYS", read, games=find) == table


def _row(version: int, entry: Entry) -> Row:
    body = encode(entry)
    return version, entry.at, checksum(b"TOYS", version, body), body


def _decided() -> tuple[Table, Moved]:
    table = guessed(started("Ada", seats=2))
    outcome = move(table, table.state.turn, Gamble(), "m", table.version, NOW, CLOCK, games=find)
    assert isinstance(outcome, Decision)
    assert isinstance(outcome.entry, Moved)
    return table, outcome.entry


def test_an_old_log_survives_a_change_of_the_generator() -> None:
    table, entry = _decided()
    other = replace(table, key=b"another generator's")
    assert fold(other, "TOYS", entry, games=find).state == fold(table, "TOYS", entry, games=find).state


@pytest.mark.parametrize(
    "change",
    [
        {"draws": ()},
        {"draws": (9,)},
        {"draws": (1, 1)},
        {"events": ()},
        {"events": (Told(Guess(True)),)},
        {"seat": 7},
        {"move": Take(9)},
        {"move": None},
    ],
)
def test_an_entry_that_does_not_fit_is_named(change: dict[str, Any]) -> None:
    table, entry = _decided()
    with pytest.raises(LogBroken, match=f"table TOYS, version {table.version + 1}: "):
        fold(table, "TOYS", replace(entry, **change), games=find)


def test_a_log_starts_with_one_opening() -> None:
    table, entry = _decided()
    with pytest.raises(LogBroken, match="does not start"):
        fold(None, "TOYS", entry, games=find)
    with pytest.raises(LogBroken, match="empty"):
        fold_all("TOYS", [], games=find)
    outcome = open_table("TOYS", "toy", 3, {}, EASY, SECRET, NOW, games=find)
    assert isinstance(outcome, Decision)
    with pytest.raises(LogBroken, match="second box"):
        fold(table, "TOYS", outcome.entry, games=find)
    with pytest.raises(LogBroken):
        fold(table, "TOYS", StoodUp(NOW, 12), games=find)
    with pytest.raises(LogBroken):
        fold(table, "TOYS", Begun(NOW, (), 0, ()), games=find)


def test_lists_and_parts_have_their_place_in_a_log() -> None:
    playing, lobby = started("Ada"), committed("Ada", "Bo")
    with pytest.raises(LogBroken, match="next game"):
        fold(playing, "TOYS", Listed(NOW, playing.list), games=find)
    with pytest.raises(LogBroken, match="next game"):
        fold(seated("Ada", seats=4), "TOYS", Listed(NOW, playing.list), games=find)
    with pytest.raises(LogBroken, match="list cannot be read"):
        fold(lobby, "TOYS", Listed(NOW, "{}"), games=find)
    with pytest.raises(LogBroken, match="no list"):
        fold(lobby, "TOYS", PartOpened(NOW, 0, "aa"), games=find)
    with pytest.raises(LogBroken, match="no list"):
        fold(listed("Ada", "Bo"), "TOYS", PartOpened(NOW, 7, "aa"), games=find)
