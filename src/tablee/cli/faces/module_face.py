"""A face made of two modules of a game, `drawing` and `telling`."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec
from rich.console import RenderableType

from tablee.cli.faces.face import Scene, tag_of
from tablee.cli.faces.sentence_arguments import Arguments, Sayings, arguments, arguments_of, say_question
from tablee.core.contract import Offers, Standings
from tablee.core.roles import Roles

View = TypeVar("View")
Event = TypeVar("Event", bound=msgspec.Struct)
Move = TypeVar("Move", bound=msgspec.Struct)
View_contra = TypeVar("View_contra", contravariant=True)


class Drawing(Protocol[View_contra]):
    """A game's `drawing`: pictures of a view."""

    def draw_table(self, view: View_contra, scene: Scene) -> RenderableType: ...
    def draw_hand(self, view: View_contra, scene: Scene) -> RenderableType: ...
    def draw_result(self, view: View_contra, standings: Standings, scene: Scene) -> RenderableType: ...

    def hand_line(self, view: View_contra, scene: Scene) -> RenderableType:
        """A hand on one line, where several are open."""
        ...


class Telling(Protocol):
    """A game's `telling`: the roles of its events' and moves' fields, and how it says its own."""

    ROLES: Roles
    SAYINGS: Sayings


class ModuleFace(Generic[View, Event, Move]):
    """What a game's `drawing` and `telling` make of a face; the game adds what is offered and typed."""

    def __init__(self, drawing: Drawing[View], telling: Telling, quiet: tuple[type, ...] = ()) -> None:
        self.quiet = quiet
        self.table = drawing.draw_table
        self.hand = drawing.draw_hand
        self.open_hand = drawing.hand_line
        self.result = drawing.draw_result
        self._roles = telling.ROLES
        self._sayings = telling.SAYINGS

    def arguments(self, said: Event | Move, scene: Scene) -> Arguments:
        return arguments_of(said, self._roles, scene, self._sayings)

    def tell(self, event: Event, scene: Scene) -> str:
        return scene.words.say(f"event-{tag_of(event)}", **self.arguments(event, scene))

    def describe(self, move: Move, scene: Scene) -> str:
        return scene.words.say(f"move-{tag_of(move)}", **self.arguments(move, scene))

    def prompt(self, view: View, offers: Offers, scene: Scene) -> str:
        assert offers.question is not None  # whoever may act is asked something
        return say_question(offers.question, self._roles, scene, self._sayings)

    def refusal_values(self, values: dict[str, Any], scene: Scene) -> dict[str, Any]:
        return arguments("", values, self._roles, scene, self._sayings)

    def typed(self, move: Move, written: str, view: View, scene: Scene) -> str:
        return written

    def summary(self, event: Event, scene: Scene) -> RenderableType | None:
        return None

    def automatic(self, offers: Offers) -> Move | None:
        return None
