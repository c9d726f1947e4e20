"""What does not fit into a terminal is said, and moves give way first."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from functools import partial
from io import StringIO
from typing import Any

import pytest
from rich.console import Console, Group
from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.solo.move_prompt import LABELS, MovePrompt
from tablee.cli.solo.own_rules import advise, asked_of
from tablee.cli.speech.fluent_words import game_words
from tablee.cli.speech.translation import speak
from tablee.core.contract import Game
from tests.conformance.playing import Case, all_cases, name_of, random_game

LOW = 40  # lines
CASES = [case for case in all_cases() if case.seats == case.rules.META.seats[-1]]


def terminal(width: int, height: int) -> Screen:
    def nobody(prompt: str) -> str:
        raise EOFError

    console = Console(file=StringIO(), width=width, height=height, force_terminal=True, color_system=None)
    return Screen(console, nobody, live=True)


def last_frame(screen: Screen) -> list[str]:
    assert isinstance(screen.console.file, StringIO)
    drawn = screen.console.file.getvalue().rpartition("\x1b[H")[2]
    return re.sub(r"\x1b\[[JK]", "", drawn).splitlines()


def lines(count: int) -> Group:
    return Group(*[Text(f"line {number}") for number in range(count)])


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Window too low: 24 lines, 34 needed"),
        ("fr", "Fenêtre trop basse\u00a0: 24 lignes, il en faut 34"),
    ],
)
def test_a_picture_too_high_says_so(language: str, told: str) -> None:
    speak(language)
    screen = terminal(80, 24)
    with contextlib.suppress(Left):
        screen.ask(lines(30), Group(Text("the hand"), Text("the question"), Text("the hint")))
    frame = last_frame(screen)
    assert len(frame) == 23  # and the line that is typed
    assert frame[-4:] == ["the hand", "the question", "the hint", told]
    assert frame[0] == "line 11"


def test_a_picture_that_fits_says_nothing() -> None:
    screen = terminal(80, 24)
    with contextlib.suppress(Left):
        screen.ask(lines(20), lines(3))
    assert last_frame(screen) == [f"line {number}" for number in (*range(20), *range(3))]


def ask(game: Game, state: Any, screen: Screen, language: str) -> list[str]:
    seat = min(game.to_act(state))
    names = tuple(f"N{other}" for other in range(game.META.seats[-1]))
    reader = Reader(game_words(game.META.name, language), names, seat)
    with contextlib.suppress(Left):
        MovePrompt(game, load_face(game.META.name), reader, screen, partial(advise, game)).move(
            asked_of(game, state, seat)
        )
    return last_frame(screen)


def listed_by(game: Game, state: Any) -> int:
    seat = min(game.to_act(state), default=0)
    return len(load_face(game.META.name).listed(game.view(state, seat), game.offers(state, seat)))


def entries(case: Case, state: Any) -> list[str]:
    """The list of moves as patterns of what is shown: each one's letters, and what one may type for it."""
    seat, face = min(case.rules.to_act(state)), load_face(case.game)
    view, reader = case.rules.view(state, seat), Reader(game_words(case.game, "en"), (), seat)
    moves = face.listed(view, case.rules.offers(state, seat))
    typed = [face.typed(move, case.rules.write_move(move), view, reader) for move in moves]
    return [f"{label} {re.escape(text)}" for label, text in zip(LABELS, typed, strict=False)]


def many_moves() -> Iterator[tuple[Case, Any]]:
    """Turns of real games at which more than ten moves are listed below a small picture."""
    for case in all_cases():
        for played in list(random_game(case, 5))[:-1]:
            state = played.step.state
            if (
                listed_by(case.rules, state) > 10
                and len(ask(case.rules, state, terminal(40, 60), "en")) < LOW
            ):
                yield case, state


def test_many_moves_give_way_to_the_picture() -> None:
    """As many as there is room for, and how many more there are."""
    speak("en")
    found = next(many_moves(), None)
    if found is None:
        pytest.skip("no box of this shelf lists so many moves below a small picture")
    case, state = found
    roomy = ask(case.rules, state, terminal(40, 60), "en")
    assert "… and" not in "".join(roomy)
    lower = "\n".join(ask(case.rules, state, terminal(40, len(roomy) - 2), "en"))
    assert "too low" not in lower
    shown = [
        re.search(rf"(?:^|   ) ?{entry}(?:   | *$)", lower, re.MULTILINE) for entry in entries(case, state)
    ]
    listed = sum(found is not None for found in shown)
    assert all(shown[:listed])
    assert f"… and {len(shown) - listed} more moves: type them" in lower
    assert listed > 4


@pytest.mark.parametrize("size", [(80, 24), (40, 12)], ids=["80x24", "40x12"])
@pytest.mark.parametrize("case", CASES, ids=name_of)
def test_nothing_scrolls_away_unsaid(case: Case, size: tuple[int, int]) -> None:
    speak("en")
    for number, played in enumerate(random_game(case, 31)):
        if number % 10 == 0 and case.rules.to_act(played.step.state):
            assert len(ask(case.rules, played.step.state, terminal(*size), "en")) < size[1]
        if number > 60:
            break
