"""The face of every game that brings none: a view drawn by its roles, and described choices asked for."""

from __future__ import annotations

from collections.abc import Sequence
from io import StringIO
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console, RenderableType

import tablee.cli
from tablee.cli.faces.face import Reader
from tablee.cli.faces.generic_pictures import GenericPictures
from tablee.cli.screen.terminal_screen import Left, Screen
from tablee.cli.solo.choice_parts import ChoiceParts
from tablee.cli.speech.fluent_words import Words, game_words
from tablee.core.choices import Choice, NumberIn, OrderOf, Part, PointIn, SomeOf, TextOf
from tablee.core.roles import Asked, EachSeat, Hand, Order, Score, Seat, role, roles_in

Fruit = Annotated[str, role("fruit")]
WORDS = """
fruit-fig = a fig
fruit-nut = a nut
view-basket = Basket
view-hand = Your fruit
view-kept = Kept
view-ready = Ready
view-scores = Points
view-round = Round
view-hung = Hung
phase-dusk = It is getting dark
glass-clear = clear glass
choice-hang = Hang
    .oil = Oil
    .north = North
    .east = East
view-spare = Spare
view-turns = Still to come
view-lit = Lit
    .oil = oil
place-word = { $place }.
prompt-over = Over
you = You
"""


Glass = Annotated[str, role("glass")]  # a role may end with an s


class Lamp(msgspec.Struct, frozen=True):
    oil: int
    glass: Glass


class Hang(msgspec.Struct, frozen=True, tag="hang"):
    """Means something else by `kept` than the view does."""

    kept: int
    glass: Glass


class View(msgspec.Struct, frozen=True):
    seat: Seat | None
    phase: Annotated[str, role("phase")]
    asked: Asked
    round: int
    basket: tuple[Fruit, ...]
    hand: Hand[Fruit]
    kept: EachSeat[Fruit | None]
    ready: EachSeat[bool]
    scores: EachSeat[Score]
    hung: EachSeat[Lamp | None]
    secret: str = "not shown: it has no label"
    spare: tuple[Lamp, ...] = ()
    turns: Order = ()
    lit: tuple[Lamp, ...] = ()


BASKET = ("fig", "nut")
HUNG = (Lamp(2, "clear"), None)
VIEW = View(0, "dusk", (1,), 3, BASKET, ("nut",), (None, "fig"), (True, False), (4, -2), HUNG)
ROLES = roles_in(Hang, View)
READER = Reader(Words("en", [WORDS]), ("Ada", "Bob"), 0)
DRAWING = GenericPictures(ROLES)


def text_of(drawn: RenderableType) -> list[str]:
    console = Console(file=StringIO(), width=80, color_system=None)
    console.print(drawn)
    assert isinstance(console.file, StringIO)
    return [line.rstrip() for line in console.file.getvalue().splitlines()]


def test_a_view_is_drawn_by_its_roles() -> None:
    assert text_of(DRAWING.draw_table(VIEW, READER)) == [
        "It is getting dark",
        "Round  3",
        "Basket   a fig   a nut",
        "Spare  –",
        "Still to come  –",
        "Lit  –",
        "",
        "        Kept    Ready   Points   Hung",
        "  You   –       ✓       4        2 clear glass",
        "▶ Bob   a fig   –       −2       –",
    ]
    assert text_of(DRAWING.draw_hand(VIEW, READER)) == ["Your fruit   a nut"]
    assert text_of(DRAWING.hand_line(VIEW, READER)) == [" a nut"]


def test_a_row_of_structs_is_a_row_of_cards() -> None:
    spare = replace(VIEW, spare=(Lamp(-2, "clear"), Lamp(3, "green")))
    assert "Spare   −2 clear glass   3 green" in text_of(DRAWING.draw_table(spare, READER))


def test_a_part_of_a_struct_stands_after_its_label() -> None:
    lit = replace(VIEW, lit=(Lamp(2, "clear"),))
    assert "Lit   oil 2 clear glass" in text_of(DRAWING.draw_table(lit, READER))


def test_a_row_of_seats_is_a_row_of_names() -> None:
    waiting = replace(VIEW, turns=(1, 0))
    assert "Still to come   Bob   you" in text_of(DRAWING.draw_table(waiting, READER))


def test_a_watcher_has_no_hand() -> None:
    watching = View(None, "dawn", (), 1, (), (), (None, None), (False, False), (0, 0), (None, None))
    assert text_of(DRAWING.draw_hand(watching, READER)) == [""]
    assert text_of(DRAWING.hand_line(watching, READER)) == ["–"]


def test_the_end_tells_places_and_points() -> None:
    assert text_of(DRAWING.draw_result(VIEW, ((0,), (1,)), READER)) == [
        "Over",
        "",
        "1.   You   Points  4",
        "2.   Bob   Points  −2",
    ]


def asked(part: Part, answers: Sequence[str], language: str = "en") -> tuple[dict[str, Any] | None, str]:
    """What a person made of this part by typing these lines, and what was shown."""
    typed = iter(answers)

    def read(prompt: str) -> str:
        try:
            return next(typed)
        except StopIteration:
            raise EOFError from None

    console = Console(file=StringIO(), width=100, color_system=None)
    reader = Reader(game_words("toy", language), ("Ada", "Bob"), 0)
    parts = ChoiceParts(Choice("move", (part,)), {}, reader, Screen(console, read, live=False))
    made = parts.ask()
    assert isinstance(console.file, StringIO)
    return made, console.file.getvalue()


@pytest.mark.parametrize(
    ("part", "typed", "made"),
    [
        (SomeOf("cards", ("x", "y", "z"), 0, 2), "1 3", {"cards": ["x", "z"]}),
        (SomeOf("cards", ("x", "y", "z"), 0, 2), "", {"cards": []}),
        (SomeOf("card", ("x", "y")), "2", {"card": "y"}),
        (SomeOf("card", ("x", "y"), 0, 1), "", {}),
        (NumberIn("bid", 2, 9), "7", {"bid": 7}),
        (PointIn(("dx", "dy"), 5), "−3, 4", {"dx": -3, "dy": 4}),
        (OrderOf("row", (5, 6, 7)), "3 1 2", {"row": [7, 5, 6]}),
        (TextOf("word", 5), "hello", {"word": "hello"}),
    ],
)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_each_part_is_asked_for_in_words(part: Part, typed: str, made: dict[str, Any], language: str) -> None:
    found, shown = asked(part, [typed], language)
    assert found == made
    assert shown.strip()


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        (SomeOf("cards", ("x", "y", "z"), 1, 2), ["", "1 1", "4", "1 2 3", "x"]),
        (NumberIn("bid", 2, 9), ["1", "10", "two", "2 3"]),
        (PointIn(("dx", "dy"), 5, most=2), ["3 0", "1", "1 1 1"]),
        (OrderOf("row", (5, 6, 7)), ["1 2", "1 2 2"]),
        (TextOf("word", 3), ["four"]),
    ],
)
def test_what_does_not_fit_is_asked_again(part: Part, wrong: list[str]) -> None:
    with pytest.raises(Left):
        asked(part, wrong)


def test_parts_are_called_what_the_game_calls_them() -> None:
    """A part by its label, things by their words even where a role ends with an s, and again after a slip."""
    typed = iter(["9", "1", "1"])
    console = Console(file=StringIO(), width=100, color_system=None)
    own = (Path(tablee.cli.__file__).parent / "locale" / "en.ftl").read_text("utf-8")
    reader = Reader(Words("en", [own, WORDS]), ("Ada", "Bob"), 0)
    choice = Choice("hang", (NumberIn("oil", 0, 2), SomeOf("glass", ("clear",))))
    screen = Screen(console, lambda prompt: next(typed), live=False)
    assert ChoiceParts(choice, ROLES, reader, screen).ask() == {"oil": 1, "glass": "clear"}
    assert isinstance(console.file, StringIO)
    shown = console.file.getvalue()
    assert shown.count("Oil – A number from 0 to 2") == 2
    assert "One of these: type its number" in shown
    assert "1) clear glass" in shown


def test_the_two_numbers_of_a_point_have_their_labels() -> None:
    console = Console(file=StringIO(), width=100, color_system=None)
    own = (Path(tablee.cli.__file__).parent / "locale" / "en.ftl").read_text("utf-8")
    reader = Reader(Words("en", [own, WORDS]), ("Ada", "Bob"), 0)
    choice = Choice("hang", (PointIn(("east", "north"), 2, most=5),))
    screen = Screen(console, lambda prompt: "1 −2", live=False)
    assert ChoiceParts(choice, ROLES, reader, screen).ask() == {"east": 1, "north": -2}
    assert isinstance(console.file, StringIO)
    assert "East, North – How far across and up: two numbers from −2 to 2" in console.file.getvalue()


def test_one_may_think_it_over() -> None:
    assert asked(NumberIn("bid", 2, 9), ["1", "q"])[0] is None
