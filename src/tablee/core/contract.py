"""What a game is to the house: a handful of pure functions (see docs/adding-a-game).

A game is a module; it meets `Game` by having these names. State, move, event and view are
frozen msgspec structs of the game's own; the house only passes them on.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tablee.core.chance import Chance
from tablee.core.choices import Choice
from tablee.core.meta import Meta
from tablee.core.refusal import Refusal

Seat = int
Standings = tuple[tuple[Seat, ...], ...]


class Told(msgspec.Struct, frozen=True, gc=False):
    """An event and the seats that may see it; `to=None` is everybody, watchers included."""

    event: Any
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


class Offers(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """The moves open to a seat: listed, or described where a list would be too long."""

    moves: tuple[Any, ...] = ()
    choices: tuple[Choice, ...] = ()


class Due(msgspec.Struct, frozen=True, gc=False):
    """What the game does by itself when `seconds` have passed since `window` opened.

    A state knows no time: whoever runs the game keeps the clock, and the clock runs on
    while the window's name stays the same. A `whole` window stays open for all its time
    whatever is answered in it (`hides`), so that its length tells nobody who hesitated.
    """

    window: str
    seconds: float
    moves: tuple[tuple[Seat, Any], ...]
    whole: bool = False


class Step(msgspec.Struct, frozen=True, gc=False):
    """What one move led to: the new state and what there is to tell."""

    state: Any
    events: tuple[Told, ...]


class Changes(msgspec.Struct, frozen=True, gc=False):
    """The fields that differ between the views of two states: in everybody's, and in some besides.

    A game may have a function `changes(before, after)` that says so; `None` from it, or no such
    function, means that the views are to be compared.
    """

    common: dict[str, Any]
    own: dict[Seat, dict[str, Any]]


class Outside(Protocol):
    """What whoever runs a game in real time asks it besides; a game that needs it has an `outside`.

    Times are milliseconds of the game's own clock, which starts when the move that starts it is
    told. Pure functions too, but for what `complete` simulates.
    """

    def warm(self) -> None:
        """Compute once what would keep the first players waiting."""

    def complete(self, state: Any, seat: Seat, move: Any, elapsed: int, delay: int) -> Any:
        """The move as the record will hold it, after what the house measured on clock and line."""

    def slow(self, state: Any, seat: Seat, move: Any) -> bool:
        """Whether completing it is long work."""

    def film(self, state: Any, seat: Seat, move: Any) -> tuple[Any, ...]:
        """The pictures of what completing this move simulated, 30 a second; mostly none."""

    def clock(self, state: Any) -> tuple[str, int] | None:
        """The clock that runs now, or soon will: its name, and how much of it is known to be over."""

    def held_back(self, events: tuple[Told, ...]) -> int:
        """How long these are kept from everybody once they are stored."""

    def looked_at(self, events: tuple[Told, ...]) -> int:
        """How long people want to look at these before a bot goes on."""

    def hands(self, state: Any) -> frozenset[Seat]:
        """The seats that act each at its own time, as often as they like."""

    def ends_at(self, state: Any, seat: Seat, move: Any) -> int | None:
        """When this move is over on the clock; None for one without a time."""

    def same_question(self, before: Any, after: Any, seat: Seat) -> bool:
        """Whether what this seat chose on `before` is still an answer on `after`, its own moves included."""

    def concerns(self, before: Any, seat: Seat, move: Any, after: Any) -> tuple[Seat, ...] | None:
        """The seats that learn anything from this move; None: everybody."""

    def doubtful(self, refusal: Refusal) -> bool:
        """Whether only a claim that cannot be true is refused so."""


class Game(Protocol):
    """Pure functions: same arguments, same result, nothing else touched.

    `deal` is told which version of the rules to follow, from `META.oldest` to `META.rules`, the
    newest; the state and its views keep it as `rules`, and every other function goes by that.
    """

    META: Meta
    Options: type[Any]
    State: type[Any]
    Move: Any
    Event: Any
    View: type[Any]

    def refuse_options(self, seats: int, options: Any) -> Refusal | None: ...
    def deal(self, seats: int, options: Any, chance: Chance, rules: int = ...) -> Step: ...
    def to_act(self, state: Any) -> frozenset[Seat]: ...
    def offers(self, state: Any, seat: Seat) -> Offers: ...
    def refuse(self, state: Any, seat: Seat, move: Any) -> Refusal | None: ...
    def apply(self, state: Any, seat: Seat, move: Any, chance: Chance) -> Step: ...
    def due(self, state: Any) -> Due | None: ...
    def view(self, state: Any, seat: Seat | None) -> Any: ...
    def guess(self, view: Any, chance: Chance) -> Any: ...
    def standings(self, state: Any) -> Standings | None: ...

    def fault_in(self, state: Any, seats: int, options: Any) -> str | None:
        """What keeps a state from outside from being one of such a table; None: it is sound.

        One short line that begins with the field (`core.soundness`). It looks at a bounded part of
        whatever well-typed values it is given and raises nothing. On a sound state every other
        function works in bounded time and memory, and what an open move leads to is sound again.
        """

    def write_move(self, move: Any) -> str: ...
    def read_move(self, text: str) -> Any: ...


def read_choice(game: Game, choice: Choice, fields: dict[str, Any]) -> Any:
    """The move that a choice becomes with these fields; `msgspec.ValidationError` if it is none."""
    return msgspec.convert({"type": choice.move, **fields}, game.Move)


def outside_of(game: Game) -> Outside | None:
    """What the game asks of real time, if anything."""
    outside: Outside | None = getattr(game, "outside", None)
    return outside


def hides(game: Game, state: Any, seat: Seat, move: Any) -> bool:
    """Whether nobody may learn of this answer, nor that it was given, before all are shown together.

    A game with such answers has a function `hidden(state, seat, move)` that says so.
    """
    hidden = getattr(game, "hidden", None)
    return hidden is not None and hidden(state, seat, move)


def changes_of(game: Game, before: Any, after: Any) -> Changes | None:
    """What is new to whom, where a game can tell it more quickly than its views compared would."""
    told = getattr(game, "changes", None)
    return None if told is None else told(before, after)
