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
from tablee.core.real_time import Clocked, Measured, Simulated
from tablee.core.refusal import Refusal
from tablee.core.told import Seat, Standings, Told

__all__ = [
    "Changes",
    "Due",
    "Game",
    "Offers",
    "Seat",
    "Standings",
    "Step",
    "Told",
    "changes_of",
    "hides",
    "read_choice",
]


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

    @property
    def clocked(self) -> Clocked | None:
        """How several seats act at once, each at its own time; None in a game of turns."""

    @property
    def measured(self) -> Measured | None:
        """What becomes of the times that players claim; None where nothing is timed."""

    @property
    def simulated(self) -> Simulated | None:
        """What is computed before the rules see a move; None where the rules say it all."""

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
