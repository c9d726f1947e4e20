"""How a game shows itself in a terminal: its box names its `Face`."""

from __future__ import annotations

from typing import Any, Generic, Protocol, TypeVar

import msgspec
from rich.console import RenderableType

from tablee.cli.speech.fluent_words import Words
from tablee.core import shelf
from tablee.core.box import part
from tablee.core.contract import Offers, Seat, Standings

View = TypeVar("View")
Event = TypeVar("Event", bound=msgspec.Struct)
Move = TypeVar("Move", bound=msgspec.Struct)
View_contra = TypeVar("View_contra", contravariant=True)
Said_contra = TypeVar("Said_contra", contravariant=True)


class Scene(msgspec.Struct, frozen=True):
    """Who sits where, whose eyes look, and the language they read."""

    words: Words
    names: tuple[str, ...]
    eyes: Seat | None

    def name(self, seat: Seat) -> str:
        """As it stands in a list or a picture."""
        return self.words.say("you") if seat == self.eyes else self.names[seat]

    def seat(self, field: str, seat: Seat) -> dict[str, str]:
        """A sentence's arguments for a seat: the name, and whether it is the reader."""
        return {field: self.names[seat], f"{field}_you": yes_no(seat == self.eyes)}


class Face(Protocol):
    """Every method only looks; none decides what is legal."""

    quiet: tuple[type, ...]
    """Events not worth a line while one plays."""

    def table(self, view: Any, scene: Scene) -> RenderableType: ...
    def hand(self, view: Any, scene: Scene) -> RenderableType: ...
    def open_hand(self, view: Any, scene: Scene) -> RenderableType: ...
    def tell(self, event: Any, scene: Scene) -> str: ...
    def describe(self, move: Any, scene: Scene) -> str: ...
    def prompt(self, view: Any, offers: Offers, scene: Scene) -> str: ...

    def summary(self, event: Any, scene: Scene) -> RenderableType | None:
        """A picture to stop at, for the few events that deserve one."""
        ...

    def result(self, view: Any, standings: Standings, scene: Scene) -> RenderableType:
        """How the game ended."""
        ...

    def obvious(self, view: Any, offers: Offers) -> Any | None:
        """What Enter alone means, if anything does."""
        ...

    def automatic(self, offers: Offers) -> Any | None:
        """A move nobody needs to be asked for in a terminal, where nobody else watches."""
        ...

    def listed(self, view: Any, offers: Offers) -> tuple[Any, ...]:
        """The offers worth listing; the others are typed."""
        ...

    def typed(self, move: Any, written: str, view: Any, scene: Scene) -> str:
        """What a person types for it, in the language spoken; `written` is the game's notation."""
        ...

    def read(self, text: str, view: Any) -> Any:
        """The move somebody typed; `ValueError` if it is none."""
        ...

    def refusal_values(self, values: dict[str, Any], scene: Scene) -> dict[str, Any]:
        """A refusal's values, seats replaced by names."""
        ...


class Drawing(Protocol[View_contra]):
    """A game's `drawing`: pictures of a view."""

    def draw_table(self, view: View_contra, scene: Scene) -> RenderableType: ...
    def draw_hand(self, view: View_contra, scene: Scene) -> RenderableType: ...
    def draw_result(self, view: View_contra, standings: Standings, scene: Scene) -> RenderableType: ...

    def hand_line(self, view: View_contra, scene: Scene) -> RenderableType:
        """A hand on one line, where several are open."""
        ...


class Telling(Protocol[View_contra, Said_contra]):
    """A game's `telling`: what its Fluent files need to know."""

    def values(self, said: Said_contra, scene: Scene) -> dict[str, object]:
        """The arguments of an event's or a move's sentence."""
        ...

    def prompt(self, view: View_contra, offers: Offers, scene: Scene) -> str: ...
    def refusal_values(self, values: dict[str, Any], scene: Scene) -> dict[str, Any]: ...


class ModuleFace(Generic[View, Event, Move]):
    """What a game's `drawing` and `telling` make of a face; the game adds what is offered and typed."""

    def __init__(
        self, drawing: Drawing[View], telling: Telling[View, Event | Move], quiet: tuple[type, ...] = ()
    ) -> None:
        self.quiet = quiet
        self.table = drawing.draw_table
        self.hand = drawing.draw_hand
        self.open_hand = drawing.hand_line
        self.result = drawing.draw_result
        self.prompt = telling.prompt
        self.refusal_values = telling.refusal_values
        self._values = telling.values

    def tell(self, event: Event, scene: Scene) -> str:
        return scene.words.say(f"event-{tag_of(event)}", **self._values(event, scene))

    def describe(self, move: Move, scene: Scene) -> str:
        return scene.words.say(f"move-{tag_of(move)}", **self._values(move, scene))

    def typed(self, move: Move, written: str, view: View, scene: Scene) -> str:
        return written

    def summary(self, event: Event, scene: Scene) -> RenderableType | None:
        return None

    def automatic(self, offers: Offers) -> Move | None:
        return None


def tag_of(said: msgspec.Struct) -> str:
    return str(said.__struct_config__.tag)


def yes_no(value: bool) -> str:
    return "yes" if value else "no"


def load_face(game: str) -> Face:
    face: Face = part(shelf.box(game).face)
    return face
