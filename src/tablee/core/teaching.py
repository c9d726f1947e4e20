"""What a box teaches with: words in both languages, scenes played move by move, exercises, and a coach.

A coach leads somebody new through a box: three pictures of the goal, lessons (scenes that are played),
then a first game at a real table, in which tips come when what they speak of is in front of the learner.
All of it is data of the box; the house shows it and knows none of it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from tablee.core.chance import Chance
from tablee.core.told import Seat

LEARNER: Seat = 0
"""Where the learner sits in a first game."""


class Words(msgspec.Struct, frozen=True):
    """The same said in both languages; whoever reads it is "vous" and "you"."""

    fr: str
    en: str


class SceneMove(msgspec.Struct, frozen=True):
    """One move as the game writes moves, and what there is to say of it."""

    seat: Seat
    move: str
    words: Words | None = None


Value = bool | int | str | None


class When(msgspec.Struct, frozen=True, omit_defaults=True):
    """What must be so, all at once: an event of that type just told to the learner, a question put to
    them, a move of that type open to them, fields of their view.

    `fields` are those of the event, else of the move. A view's fields are named by their path
    (`trick.seat`); a list has a value if it holds it. "you" stands for the learner's seat.
    """

    event: str = ""
    question: str = ""
    offer: str = ""
    fields: dict[str, Value] = {}
    view: dict[str, Value] = {}


class Tip(msgspec.Struct, frozen=True, omit_defaults=True):
    """Said once, when `when` is so; `point` names the part of the table it speaks of (its test id)."""

    name: str
    when: When
    words: Words
    clause: str = ""
    point: str = ""


class Picture(msgspec.Struct, frozen=True):
    """A picture of the rule book, and what is said of it."""

    file: str
    words: Words


class FirstGame(msgspec.Struct, frozen=True):
    """A first table: the learner, and bots of one level. `start` makes the state it begins from."""

    seats: int
    level: str
    options: Any
    start: Callable[[Chance], Any]


class Practice(msgspec.Struct, frozen=True):
    """Exercises without a table, for one person: nobody waits, nothing is kept, no clock runs.

    `start` makes the state of the game's own in which the exercise of that name begins and `LEARNER` acts;
    `act` makes one move there or raises `MoveRefused`. `solve` says what was right and what all of it
    was, by what the learner says it is, or by what they did if they say nothing.
    """

    tasks: tuple[str, ...]
    start: Callable[[str, Chance], Any]
    act: Callable[[Any, Any], Any]
    solve: Callable[[Any, str], Any]


class Coach(msgspec.Struct, frozen=True):
    """`lessons` are scenes by their clause; `refresher` is all that somebody needs who knew it once."""

    pictures: tuple[Picture, ...]
    game: FirstGame
    tips: tuple[Tip, ...]
    refresher: tuple[Words, ...]
    lessons: tuple[str, ...] = ()
