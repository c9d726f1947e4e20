"""How a game shows itself in a terminal: its box names its `Face`."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from rich.console import RenderableType

from tablee.cli.speech.fluent_words import Words
from tablee.core.contract import Offers, Seat, Standings


class Reader(msgspec.Struct, frozen=True):
    """Who sits where, whose eyes look, and the language they read."""

    words: Words
    names: tuple[str, ...]
    eyes: Seat | None

    def name(self, seat: Seat) -> str:
        """Who sits there, as a list or a picture has it."""
        return self.words.say("you") if seat == self.eyes else self.names[seat]

    def inside(self, seat: Seat) -> str:
        """Who sits there, in the middle of a sentence."""
        return self.words.say("you").lower() if seat == self.eyes else self.names[seat]

    def seat(self, field: str, seat: Seat) -> dict[str, str]:
        """A sentence's arguments for a seat: the name, and whether it is the reader."""
        return {field: self.names[seat], f"{field}_you": yes_no(seat == self.eyes)}


class Face(Protocol):
    """How one game is drawn and said; it only looks and decides nothing of what is legal."""

    quiet: tuple[type, ...]
    """Events not worth a line while one plays."""

    def table(self, view: Any, reader: Reader) -> RenderableType:
        """The picture of all that everybody sees."""
        ...

    def hand(self, view: Any, reader: Reader) -> RenderableType:
        """What the reader alone holds, below that picture."""
        ...

    def open_hand(self, view: Any, reader: Reader) -> RenderableType:
        """A hand on one line, where a replay shows all of them."""
        ...

    def tell(self, event: Any, reader: Reader) -> str:
        """What happened, as a sentence."""
        ...

    def describe(self, move: Any, reader: Reader) -> str:
        """A move that could be made, as an entry of a list."""
        ...

    def prompt(self, view: Any, offers: Offers, reader: Reader) -> str:
        """What the reader is asked now, as a sentence."""
        ...

    def summary(self, event: Any, reader: Reader) -> RenderableType | None:
        """A picture to stop at, for the few events that deserve one."""
        ...

    def result(self, view: Any, standings: Standings, reader: Reader) -> RenderableType:
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

    def typed(self, move: Any, written: str, view: Any, reader: Reader) -> str:
        """What a person types for it, in the language spoken; `written` is the game's notation."""
        ...

    def read(self, text: str, view: Any) -> Any:
        """The move somebody typed; `ValueError` if it is none."""
        ...

    def refusal_values(self, values: dict[str, Any], reader: Reader) -> dict[str, Any]:
        """A refusal's values, seats replaced by names."""
        ...


def tag_of(said: msgspec.Struct) -> str:
    return str(said.__struct_config__.tag)


def yes_no(value: bool) -> str:
    return "yes" if value else "no"
