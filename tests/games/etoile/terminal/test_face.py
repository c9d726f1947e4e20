"""The star in the terminal: every cell at its place, and what a person may type."""

from __future__ import annotations

import json
import re
from functools import partial
from io import StringIO
from itertools import pairwise, repeat
from pathlib import Path

import pytest
from rich.console import Console
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.screen.terminal_screen import Screen
from tablee.cli.solo.move_prompt import MovePrompt
from tablee.cli.solo.own_rules import advise, asked_of
from tablee.cli.speech.fluent_words import game_words
from tablee.games.etoile import game
from tablee.games.etoile.geometry import STARS, colour_of, square_of
from tablee.games.etoile.moves import DeclineDraw, Huff, Move, Oblige, OfferDraw, Play, Resign
from tablee.games.etoile.terminal.face import FACE, plainly
from tablee.games.etoile.terminal.star import (
    COLUMNS,
    LABEL,
    LOW_COLUMNS,
    ROWS,
    SQUARES,
    draw_low_star,
    draw_star,
    low_place,
    place_of,
)
from tests.cli.running import call, spawn
from tests.cli.seeing import drawn, reader_of
from tests.cli.test_play import in_a_terminal
from tests.games.etoile.scenes import at, opened

QUICK = ["--bots", "random", "--pace", "0", "--option", "rules=english"]


def picture(position: str = "", bottom: int = 0) -> str:
    state = at(position) if position else opened(3)
    return drawn(draw_star(game.view(state, 0), bottom))


@pytest.mark.parametrize("bottom", range(3))
def test_every_cell_has_a_place_of_its_own(bottom: int) -> None:
    places = [place_of(square, bottom) for square in SQUARES]
    assert len(set(places)) == 96
    for row, column in places:
        assert abs(row) <= ROWS
        assert 0 <= COLUMNS + column - LABEL // 2 <= 75


@pytest.mark.parametrize("colour", ["dark", "light"])
def test_neighbours_on_the_board_are_near_in_the_picture(colour: str) -> None:
    star = STARS["dark" if colour == "dark" else "light"]
    for cell, near in enumerate(star.neighbours):
        row, column = place_of(square_of(cell, star.colour), 0)
        for other in near:
            to_row, to_column = place_of(square_of(other, star.colour), 0)
            assert abs(row - to_row) <= 4
            assert abs(column - to_column) <= 8


def test_the_viewers_camp_is_below() -> None:
    for bottom, camp in enumerate("ABC"):
        lines = picture(bottom=bottom).splitlines()
        assert len(lines) == 2 * ROWS + 1
        assert f"{camp}a1" in lines[-1]
        assert f"{'BCA'[bottom]}a1" in lines[0]


@pytest.mark.parametrize("bottom", range(3))
def test_a_low_star_keeps_its_cells_apart(bottom: int) -> None:
    played = [square for square in SQUARES if colour_of(square) == "dark"]
    places = [low_place(square, bottom) for square in played]
    for row in {row for row, _ in places}:
        columns = sorted(column for other, column in places if other == row)
        assert all(after - before >= LABEL for before, after in pairwise(columns))
        assert LOW_COLUMNS + columns[0] - LABEL // 2 >= 0
        assert LOW_COLUMNS + columns[-1] + LABEL // 2 < 80
    lines = draw_low_star(game.view(opened(3), 0), bottom).plain.splitlines()
    assert len(lines) == 12
    assert f"{'ABC'[bottom]}a1" in lines[-1]


@pytest.mark.parametrize("players", [2, 3])
def test_board_and_question_fit_into_24_lines(players: int) -> None:
    """The star at half its height, the moves in columns, and still what happened last."""
    console = Console(file=StringIO(), force_terminal=True, width=80, height=24)
    screen = Screen(console, lambda _: "a", live=True)
    state = opened(players)
    seat = min(game.to_act(state))
    reader = Reader(game_words("etoile", "fr"), ("Anne", "Bruno", "Chloé")[:players], seat)
    screen.happened(["Une phrase."], Text(), Text())
    console.file = StringIO()
    MovePrompt(game, FACE, reader, screen, partial(advise, game)).move(asked_of(game, state, seat))
    shown = plain(console.file.getvalue())
    assert shown.count("\n") <= 23  # and the line that is typed
    assert "Une phrase." in shown
    for part in ("●Ac3", "○Ba1", "À vous de jouer", " a Aa3-Ab4"):
        assert part in shown


def plain(shown: str) -> str:
    return re.sub(r"\x1b\[[\d;]*\w", "", shown)


def test_a_queen_is_two_men() -> None:
    shown = picture("A:dark:A=Ac3,QBd4:B=Ba1:C=Ca1")
    assert " ●Ac3" in shown
    assert "●●Bd4" in shown
    assert " ○Ba1" in shown
    assert " ◆Ca1" in shown


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("ac3-ad4", "Ac3-Ad4"),
        ("Ac3 - AD4", "Ac3-Ad4"),
        ("ad4×bc3xbe1", "Ad4xBc3xBe1"),
        ("souffler ac3", "huff:Ac3"),
        ("huff:bb2", "huff:Bb2"),
        ("exiger", "oblige"),
        ("nulle", "draw?"),
        ("oui", "draw-yes"),
        ("J’abandonne", "resign"),
    ],
)
def test_what_one_types_is_understood(typed: str, written: str) -> None:
    assert plainly(typed) == written
    assert FACE.read(typed, game.view(opened(3), 0)) == game.read_move(written)


@pytest.mark.parametrize(
    ("move", "french", "english"),
    [
        (Huff("Ac3"), "souffler Ac3", "huff Ac3"),
        (Oblige(), "exiger", "oblige"),
        (OfferDraw(), "nulle", "draw"),
        (DeclineDraw(), "non", "no"),
        (Resign(), "abandon", "resign"),
        (Play(("Ac3", "Ad4")), "Ac3-Ad4", "Ac3-Ad4"),
    ],
)
def test_the_list_says_what_to_type_in_the_language_spoken(move: Move, french: str, english: str) -> None:
    seen = game.view(opened(3), 0)
    for language, typed in (("fr", french), ("en", english)):
        assert FACE.typed(move, game.write_move(move), seen, reader_of("etoile", language)) == typed
        assert FACE.read(typed, seen) == move


def test_a_whole_game_in_a_real_terminal(tmp_path: Path) -> None:
    kept = tmp_path / "kept.json"
    shown = in_a_terminal(
        "play", "etoile", *QUICK, "--seats", "2", "--seed", "5", "--record", kept, answers=repeat("a\n")
    )
    assert "●Ac3" in plain(shown)
    assert "La partie est finie" in shown
    assert json.loads(kept.read_bytes())["game"] == "etoile"
    assert spawn("verify", kept).code == 0
    assert "bois sombre" in spawn("replay", kept, "--seat", "1").out


def test_a_refusal_names_its_clause_and_help_knows_the_star() -> None:
    ran = spawn("play", "etoile", *QUICK, "--seed", "5", typed="?\nrègle 40\nAa1-Ab2\nAz9\nresign\n")
    assert "ETO-" in ran.out
    assert "souffler Ac3" in ran.out
    assert "n’est pas un coup" in ran.out
    assert "Vous abandonnez" in ran.out
    assert ran.err == ""


@pytest.mark.parametrize(
    ("players", "rules", "count"),
    [("2", "italian", 113307), ("3", "italian", 55789), ("2", "english", 112702), ("3", "english", 55697)],
)
def test_perft_prints_one_number(
    capsys: pytest.CaptureFixture[str], players: str, rules: str, count: int
) -> None:
    ran = call(capsys, "perft", "etoile", "--players", players, "--option", f"rules={rules}", "--depth", "6")
    assert (ran.code, ran.out) == (0, f"{count}\n")


def test_perft_counts_what_may_be_set_up(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(capsys, "perft", "etoile", "--depth", "0").out == "1\n"
    assert call(capsys, "perft", "etoile", "--players", "4", "--depth", "1").code == 2
    assert call(capsys, "perft", "dalmuti", "--depth", "1").code == 2


def test_what_was_taken_back_stays_so_when_a_game_goes_on() -> None:
    """The star takes moves back: one before the pause, one after it."""
    star = ["etoile", "--seats", "2", "--bots", "random", "--pace", "0", "--lang", "en"]
    first = spawn("play", *star, "--seed", "4", typed="a\nundo\nb\nq\nq\n")
    assert "You take your move back." in first.out
    again = spawn("play", *star, "--resume", typed="undo\nq\nq\n")
    assert "You take your move back." in again.out
    assert "go on with" in again.out or "goes on with it" in again.out
