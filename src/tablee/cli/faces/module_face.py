"""A face made of two modules of a game, `pictures` and `sentences`."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec
from rich.console import RenderableType

from tablee.cli.faces.face import Reader, tag_of
from tablee.cli.faces.sentence_arguments import Arguments, Sayings, arguments, arguments_of, say_question
from tablee.core.contract import Offers, Standings
from tablee.core.roles import Roles

View = TypeVar("View")
Event = TypeVar("Event", bound=msgspec.Struct)
Move = TypeVar("Move", bound=msgspec.Struct)
View_contra = TypeVar("View_contra", contravariant=True)


class Pictures(Protocol[View_contra]):
    """A game's `pictures`: drawings of a view."""

    def draw_table(self, view: View_contra, reader: Reader) -> RenderableType: ...
    def draw_hand(self, view: View_contra, reader: Reader) -> RenderableType: ...
    def draw_result(self, view: View_contra, standings: Standings, reader: Reader) -> RenderableType: ...

    def hand_line(self, view: View_contra, reader: Reader) -> RenderableType:
        """A hand on one line, where several are open."""
        ...


class Sentences(Protocol):
    """A game's `sentences`: the roles of its events' and moves' fields, and how it says its own."""

    ROLES: Roles
    SAYINGS: Sayings


class ModuleFace(Generic[View, Event, Move]):
    """What a game's `pictures` and `sentences` make of a face; the game adds what is offered and typed."""

    def __init__(self, pictures: Pictures[View], sentences: Sentences, quiet: tuple[type, ...] = ()) -> None:
        self.quiet = quiet
        self.table = pictures.draw_table
        self.hand = pictures.draw_hand
        self.open_hand = pictures.hand_line
        self.result = pictures.draw_result
        self._roles = sentences.ROLES
        self._sayings = sentences.SAYINGS

    def arguments(self, said: Event | Move, reader: Reader) -> Arguments:
        return arguments_of(said, self._roles, reader, self._sayings)

    def tell(self, event: Event, reader: Reader) -> str:
        return reader.words.say(f"event-{tag_of(event)}", **self.arguments(event, reader))

    def describe(self, move: Move, reader: Reader) -> str:
        return reader.words.say(f"move-{tag_of(move)}", **self.arguments(move, reader))

    def prompt(self, view: View, offers: Offers, reader: Reader) -> str:
        assert offers.question is not None  # whoever may act is asked something
        return say_question(offers.question, self._roles, reader, self._sayings)

    def refusal_values(self, values: dict[str, Any], reader: Reader) -> dict[str, Any]:
        return arguments(None, values, self._roles, reader, self._sayings)

    def typed(self, move: Move, written: str, view: View, reader: Reader) -> str:
        return written

    def summary(self, event: Event, reader: Reader) -> RenderableType | None:
        return None

    def automatic(self, offers: Offers) -> Move | None:
        return None
