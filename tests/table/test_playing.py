from __future__ import annotations

import pytest

from tablee.table.actions import (
    BOT,
    CLOCK,
    PLAYER,
    AlreadyDone,
    Decision,
    TableProblem,
    close_window,
    come_back,
    go_away,
    move,
    say,
)
from tablee.table.entries import Moved, Said
from tablee.table.game_effects import REMEMBERED
from tablee.table.model import OVER
from tests.table.building import NOW, done, finished, guessed, play, problem, seated, started
from tests.toy_game import Gamble, Guess, Take, Taken, find


def test_a_move_is_applied_and_told() -> None:
    table = guessed(started("Ada", "Bo", "Cy"))
    outcome = move(table, table.state.turn, Take(2), "m1", table.version, NOW + 500, games=find)
    assert isinstance(outcome, Decision)
    entry = outcome.entry
    assert isinstance(entry, Moved)
    assert entry.by == PLAYER
    assert entry.events[0].event == Taken(table.state.turn, 2, 500)  # time since the game began
    assert outcome.table.version == table.version + 1
    assert outcome.table.state.pile == 10


def test_the_same_move_sent_twice_is_applied_once() -> None:
    table = guessed(started("Ada", "Bo", "Cy"))
    seat = table.state.turn
    after = play(table, seat, Take(1), "m1", PLAYER)
    assert move(after, seat, Take(1), "m1", table.version, NOW, games=find) == AlreadyDone(after.version)


def test_the_last_move_sent_twice_is_known_even_after_the_end() -> None:
    table = guessed(started("Ada", "Bo", seats=2))
    last = -1
    while table.status != OVER:
        last = table.state.turn
        table = play(table, last, Take(1), f"m{table.version}", PLAYER)
    known = move(table, last, Take(1), f"m{table.version - 1}", table.version, NOW, games=find)
    assert known == AlreadyDone(table.version)


def test_ids_are_remembered_for_a_while_and_what_is_older_is_stale() -> None:
    table = guessed(started("Ada", seats=2))
    sent_at = table.version
    table = play(table, table.state.turn, Take(1))
    for number in range(REMEMBERED + 3):
        table = done(say(table, 0, "hello", f"s{number}", NOW))
    assert len(table.done[0].ids) == REMEMBERED
    assert isinstance(say(table, 0, "hello", f"s{REMEMBERED + 2}", NOW), AlreadyDone)
    if table.state.turn != 0:
        table = play(table, table.state.turn, Take(1))
    assert problem(move(table, 0, Take(1), "s0", sent_at, NOW, games=find)) == "stale"


def test_a_choice_made_on_an_older_question_is_stale() -> None:
    table = guessed(started("Ada", "Bo", seats=2))
    seat = table.state.turn
    before = table.version
    table = play(play(table, seat, Take(1)), 1 - seat, Take(1))
    assert problem(move(table, seat, Take(3), "m", before, NOW, games=find)) == "stale"
    assert isinstance(move(table, seat, Take(3), "m", table.version, NOW, games=find), Decision)


def test_others_acting_at_the_same_time_make_nobody_stale() -> None:
    table = started("Ada", "Bo", "Cy")
    seen = table.version
    table = play(table, 0, Guess(True))
    table = play(table, 1, Guess(True))
    assert table.asked[2] == seen
    assert isinstance(move(table, 2, Guess(False), "m", seen, NOW, games=find), Decision)


def test_a_refused_move_names_its_clause_and_changes_nothing() -> None:
    table = guessed(started("Ada", "Bo", "Cy"))
    outcome = move(table, table.state.turn, Take(9), "m", table.version, NOW, games=find)
    assert isinstance(outcome, TableProblem)
    assert outcome.code == "refused"
    assert outcome.refusal is not None
    assert outcome.refusal.clause == "TOY-03"
    other = (table.state.turn + 1) % 3
    late = move(table, other, Take(1), "m", table.version, NOW, games=find)
    assert isinstance(late, TableProblem)
    assert late.refusal is not None
    assert late.refusal.clause == "TOY-02"


def test_who_may_move_for_whom() -> None:
    table = started("Ada", "Bo")
    seen = table.version
    assert problem(move(table, None, Guess(True), "", seen, NOW, games=find)) == "not-seated"
    assert problem(move(table, 2, Guess(True), "", seen, NOW, PLAYER, games=find)) == "not-your-seat"
    assert problem(move(table, 0, Guess(True), "", seen, NOW, BOT, games=find)) == "not-your-seat"
    assert isinstance(move(table, 2, Guess(True), "", seen, NOW, BOT, games=find), Decision)
    assert isinstance(move(table, 0, Guess(True), "", seen, NOW, CLOCK, games=find), Decision)


def test_a_bot_plays_for_somebody_away_until_he_returns() -> None:
    table = done(go_away(started("Ada", "Bo"), 0, NOW))
    assert isinstance(move(table, 0, Guess(True), "", table.version, NOW, BOT, games=find), Decision)
    table = done(come_back(table, 0, NOW))
    assert problem(move(table, 0, Guess(True), "", table.version, NOW, BOT, games=find)) == "not-your-seat"


def test_without_a_game_nobody_moves() -> None:
    for table in (seated("Ada"), finished(started("Ada"))):
        assert problem(move(table, 0, Take(1), "m", 99, NOW, games=find)) == "not-playing"


def test_an_id_has_a_longest_length() -> None:
    table = started("Ada")
    assert problem(move(table, 0, Guess(True), "m" * 65, 99, NOW, games=find)) == "bad-id"


def test_chance_goes_on_from_block_to_block_and_only_where_something_is_drawn() -> None:
    table = guessed(started("Ada", seats=2))
    block = table.block
    table = play(table, table.state.turn, Take(1))
    assert table.block == block
    assert play(table, table.state.turn, Gamble()).block == block + 1


def test_a_window_closes_with_the_games_own_moves() -> None:
    table = play(started("Ada", "Bo"), 1, Guess(True))
    decisions = close_window(table, "guess", NOW, games=find)
    assert [(d.entry.seat, d.entry.by) for d in decisions if isinstance(d.entry, Moved)] == [
        (0, CLOCK),
        (2, CLOCK),
    ]
    assert close_window(decisions[-1].table, "guess", NOW, games=find) == ()
    assert close_window(table, "another", NOW, games=find) == ()
    assert close_window(seated("Ada"), "guess", NOW, games=find) == ()


def test_people_talk_and_say_a_thing_once() -> None:
    outcome = say(seated("Ada"), 0, "  hi\x00 \u202ethere\n😀 ", "s1", NOW)
    assert isinstance(outcome, Decision)
    assert isinstance(outcome.entry, Said)
    assert outcome.entry.text == "hi there\n😀"
    assert say(outcome.table, 0, "hi", "s1", NOW) == AlreadyDone(outcome.table.version)


@pytest.mark.parametrize("text", ["", "  ", "\x00", "x" * 501])
def test_a_line_is_neither_empty_nor_endless(text: str) -> None:
    assert problem(say(seated("Ada"), 0, text, "s", NOW)) == "bad-text"


def test_only_people_at_the_table_talk() -> None:
    table = started("Ada")
    assert problem(say(table, 1, "beep", "s", NOW)) == "not-seated"
    assert problem(say(table, None, "hi", "s", NOW)) == "not-seated"
