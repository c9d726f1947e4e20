from __future__ import annotations

from collections.abc import Iterable

import pytest

from tablee.core.receipt import Receipt, events_after, events_begin
from tablee.core.receipt_check import read_document, receipt_flaw
from tablee.core.record import WITH_PLAYERS, RecordError, read_record, write_record
from tablee.core.replay import replay
from tablee.core.shuffle import list_hash
from tablee.core.taking_back import REACH, Earlier, Past
from tablee.core.told import Told
from tablee.core.verify import verify
from tablee.store.checksum import checksum
from tablee.store.codec import decode_log, encode
from tablee.table.actions import (
    BOT,
    PLAYER,
    AlreadyDone,
    Decision,
    TableProblem,
    again,
    answer_take_back,
    begin,
    go_away,
    move,
    open_table,
    sit,
    stand_up,
    take_back,
)
from tablee.table.entries import Entry, TakenBack
from tablee.table.log_record import record_of
from tablee.table.log_replay import LogBroken, fold, fold_all
from tablee.table.model import OVER, PLAYING, Settings, Table
from tablee.table.visibility import seen_events
from tests.table.building import NOW, SECRET, done, guessed, play, problem, started
from tests.toy_game import Gamble, Guess, Move, Take, find


def alone() -> Table:
    """Ada among bots, all guesses made; Ada's turn."""
    table = guessed(started("Ada"))
    while table.state.turn != 0:
        table = play(table, table.state.turn, Take(1), by=BOT)
    return table


def back(table: Table, seat: int = 0, id: str = "") -> object:
    return take_back(table, seat, id, table.version, NOW, games=find)


def reason(outcome: object) -> object:
    assert isinstance(outcome, TableProblem), outcome
    return outcome.values.get("reason")


def round_of(table: Table) -> Table:
    """Ada takes a counter, and both bots do."""
    table = play(table, 0, Take(1), by=PLAYER)
    for seat in (1, 2):
        table = play(table, seat, Take(1), by=BOT)
    return table


def test_among_bots_the_last_own_move_is_taken_back_with_what_followed() -> None:
    table = alone()
    after = done(back(round_of(table)))
    assert after.state == table.state
    assert after.version == table.version + 4
    assert after.asked == (after.version, 0, 0)
    assert after.status == PLAYING


def test_before_the_bots_have_answered_too() -> None:
    table = alone()
    assert done(back(play(table, 0, Take(2), by=PLAYER))).state == table.state


def test_twice_goes_back_two_moves() -> None:
    table = alone()
    once = done(back(round_of(round_of(table))))
    assert done(back(once)).state == table.state


def test_two_taps_take_one_move_back() -> None:
    table = round_of(round_of(alone()))
    once = done(take_back(table, 0, "one", table.version, NOW, games=find))
    assert problem(take_back(once, 0, "two", table.version, NOW, games=find)) == "stale"
    assert take_back(once, 0, "one", table.version, NOW, games=find) == AlreadyDone(once.version)


def test_a_draw_since_stands() -> None:
    table = play(alone(), 0, Take(1), by=PLAYER)
    table = play(table, 1, Gamble(), by=BOT)
    assert reason(back(table)) == "drawn"
    assert reason(back(play(alone(), 0, Gamble(), by=PLAYER))) == "drawn"


def test_after_a_draw_what_came_later_can_still_be_taken_back() -> None:
    table = play(alone(), 0, Gamble(), by=PLAYER)
    for seat in (1, 2):
        table = play(table, seat, Take(1), by=BOT)
    assert done(back(play(table, 0, Take(1), by=PLAYER))).state == table.state
    assert reason(back(table)) == "drawn"


def test_secret_answers_stand() -> None:
    table = started("Ada")
    table = done(move(table, 0, Guess(True), "g", table.version, NOW, games=find))
    assert reason(back(table)) == "answered"


def test_where_nothing_was_played_nothing_is_taken_back() -> None:
    assert problem(back(started("Ada"))) == "no-take-back"
    assert reason(back(started("Ada"))) == "nothing"


def test_what_a_bot_played_for_somebody_away_is_not_their_move() -> None:
    table = done(go_away(alone(), 0, NOW))
    table = play(table, 0, Take(1), by=BOT)
    assert reason(back(table)) == "answered"  # nothing of their own lies after the guesses


def test_only_players_of_a_running_game_ask() -> None:
    table = round_of(alone())
    assert problem(take_back(table, None, "", table.version, NOW, games=find)) == "not-seated"
    assert problem(take_back(table, 1, "", table.version, NOW, games=find)) == "not-seated"  # a bot's seat
    while table.status != OVER:
        table = play(table, table.state.turn, Take(1), by=PLAYER if table.state.turn == 0 else BOT)
    assert problem(back(table)) == "not-playing"


def test_chance_never_goes_back() -> None:
    table = round_of(alone())
    after = done(back(table))
    assert after.block == table.block
    drawn = play(after, 0, Gamble(), by=PLAYER)
    assert drawn.block > table.block


def people() -> Table:
    """Ada and Bo, and a bot; Ada has just played."""
    table = guessed(started("Ada", "Bo"))
    while table.state.turn != 0:
        table = play(table, table.state.turn, Take(1))
    return play(table, 0, Take(1), by=PLAYER)


def test_among_people_the_others_are_asked_and_one_no_is_enough() -> None:
    table = people()
    asked = done(back(table))
    assert asked.plea is not None
    assert (asked.plea.seat, asked.plea.agreed) == (0, ())
    assert asked.state == table.state
    declined = done(answer_take_back(asked, 1, False, "n", NOW, games=find))
    assert declined.plea is None
    assert reason(back(declined)) == "declined"
    later = play(declined, 1, Take(1), by=PLAYER)
    assert isinstance(back(later), Decision)


def test_when_all_agree_it_happens() -> None:
    table = people()
    outcome = answer_take_back(done(back(table)), 1, True, "y", NOW, games=find)
    assert isinstance(outcome, tuple)
    assert isinstance(outcome[-1].entry, TakenBack)
    assert outcome[-1].table.state.taken[0] == table.state.taken[0] - 1
    assert outcome[-1].table.plea is None


def test_nobody_agrees_for_themself_or_to_nothing() -> None:
    table = people()
    assert problem(answer_take_back(table, 1, True, "", NOW, games=find)) == "nothing-asked"
    asked = done(back(table))
    assert problem(answer_take_back(asked, 0, True, "", NOW, games=find)) == "nothing-asked"
    assert problem(answer_take_back(asked, 2, True, "", NOW, games=find)) == "not-seated"  # a bot
    assert back(asked) == AlreadyDone(asked.version)
    played = play(table, 1, Take(1), by=PLAYER)
    assert problem(back(done(back(played)), 1)) == "back-asked"


def test_playing_on_is_not_agreeing_and_a_bots_move_changes_nothing() -> None:
    asked = done(back(people()))
    assert play(asked, 1, Take(1), by=PLAYER).plea is None
    table = play(people(), 1, Take(1), by=PLAYER)
    asked = done(back(table))
    assert play(asked, 2, Take(1), by=BOT).plea is not None
    assert play(asked, 2, Gamble(), by=BOT).plea is None


def test_who_leaves_is_not_waited_for_and_asks_for_nothing() -> None:
    table = people()
    assert done(stand_up(done(back(table)), 0, NOW)).plea is None
    away = done(go_away(table, 1, NOW))
    assert isinstance(back(away), Decision)
    assert done(back(away)).plea is None


# --- the log -------------------------------------------------------------------------------------


def log_of(wishes: Iterable[object]) -> tuple[list[Entry], Table]:
    entries: list[Entry] = []
    table: Table | None = None
    for wish in wishes:
        for decision in wish if isinstance(wish, tuple) else (wish,):
            assert isinstance(decision, Decision), decision
            entries.append(decision.entry)
            table = decision.table
    assert table is not None
    return entries, table


def whole_game() -> tuple[list[Entry], Table]:
    """Ada alone among bots takes back twice, once after a gamble, and plays to the end."""
    table: Table

    def wishes() -> Iterable[object]:
        nonlocal table
        opened = open_table("TOYS", "toy", 3, {}, Settings("easy"), SECRET, NOW, games=find)
        assert isinstance(opened, Decision)
        yield opened
        seated = sit(opened.table, "Ada", None, "hash", NOW)
        assert isinstance(seated, Decision)
        yield seated
        begun = begin(seated.table, 0, "easy", NOW, games=find)
        assert isinstance(begun, tuple)
        yield begun
        table = begun[-1].table
        taken = 0
        while table.status == PLAYING:
            seat = min(seat for seat, asked in enumerate(table.asked) if asked)
            choice: Move = Guess(False) if None in table.state.guesses else Take(1)
            if table.turns == 8:
                choice = Gamble()
            chosen = move(
                table, seat, choice, "", table.version, NOW, PLAYER if seat == 0 else BOT, games=find
            )
            assert isinstance(chosen, Decision)
            yield chosen
            table = chosen.table
            if table.turns in (7, 13) and taken < 2:
                outcome = back(table)
                assert isinstance(outcome, Decision), outcome
                yield outcome
                table, taken = outcome.table, taken + 1
        assert taken == 2

    return log_of(wishes())


def test_a_log_with_takings_back_gives_the_same_table_again() -> None:
    entries, table = whole_game()
    rows = [(n, entry.at, None, encode(entry)) for n, entry in enumerate(entries, 1)]
    sealed = [(n, at, checksum(b"TOYS", n, body), body) for n, at, _, body in rows]
    assert fold_all("TOYS", decode_log("TOYS", sealed, find), games=find) == table


def test_the_record_tells_of_it_replays_and_verifies() -> None:
    entries, table = whole_game()
    record = record_of("TOYS", entries, games=find)
    assert record is not None
    assert record.format == WITH_PLAYERS
    assert sum(isinstance(turn.back, int) for turn in record.turns) == 2
    read = read_record(write_record(record), find)
    frames = list(replay(find("toy"), read))
    assert frames[-1].state == table.state
    assert len(frames) == table.turns
    assert verify(find("toy"), read) is None


def test_the_receipt_of_a_seat_that_saw_it_all_fits() -> None:
    entries, table = whole_game()
    record = record_of("TOYS", entries, games=find)
    assert record is not None
    bound = list_hash(table.list)
    running = events_begin(bound, 0, 0)
    for entry in entries:
        running = events_after(running, seen_events(entry, 0))
    receipt = Receipt("TOYS", 1, 0, bound, "", 0, running)
    data = write_record(record)
    assert receipt_flaw(read_record(data, find), read_document(data), receipt) is None


def test_what_stands_is_taken_back_by_no_log_and_no_record() -> None:
    entries, _ = whole_game()
    at = next(n for n, entry in enumerate(entries) if isinstance(entry, TakenBack))
    forged = [*entries[:at], TakenBack(NOW, 0, 1, ""), *entries[at + 1 :]]
    with pytest.raises(LogBroken, match="something is taken back that stands"):
        fold_all("TOYS", forged, games=find)
    record = record_of("TOYS", entries, games=find)
    assert record is not None
    data = write_record(record)
    turn = next(turn.back for turn in record.turns if isinstance(turn.back, int))
    lied = data.replace(f'"back":{turn}'.encode(), b'"back":1')
    with pytest.raises(RecordError, match="what followed turn 1 cannot be taken back"):
        list(replay(find("toy"), read_record(lied, find)))
    assert "cannot be taken back" in str(verify(find("toy"), read_record(lied, find)))
    for wrong in (b'"back":999', b'"back":-1'):
        with pytest.raises(RecordError, match="nothing can be taken back like this"):
            read_record(data.replace(f'"back":{turn}'.encode(), wrong), find)
    with pytest.raises(RecordError, match="nothing can be taken back like this"):
        read_record(data.replace(WITH_PLAYERS.encode(), b"tablee-record/2"), find)


def test_the_next_game_knows_nothing_of_the_last_ones_past() -> None:
    _, table = whole_game()
    outcome = again(table, 0, SECRET, NOW, games=find)
    assert isinstance(outcome, Decision)
    assert outcome.table.past == Past()
    assert fold(table, "TOYS", outcome.entry, games=find) == outcome.table
    assert outcome.table.returned == 0


# --- how far ---------------------------------------------------------------------------------------


def test_the_past_reaches_so_far_and_says_so() -> None:
    past = Past()
    for turn in range(REACH + 1):
        past = past.after("", Earlier(None, turn, turn % 2, PLAYER), ())
    assert len(past.steps) == REACH
    assert past.at(0) is None
    for _ in range(REACH // 2):
        earlier = past.before_own(0, PLAYER)
        assert isinstance(earlier, Earlier)
        past = past.back_to(earlier)
    assert past.before_own(0, PLAYER) == "too-far"


def test_no_reason_tells_of_a_step_that_not_everybody_hears_of() -> None:
    left, openly, secretly = Earlier(None, 0, 0, PLAYER), (Told(None),), (Told(None, (1,)),)
    past = Past().after("drawn", left, openly)
    assert past.after("told", left, secretly).before_own(0, PLAYER) == "drawn"
    assert past.after("shown", left, openly).before_own(0, PLAYER) == "shown"
