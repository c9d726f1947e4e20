"""What a game is to the house: a handful of pure functions (see docs/adding-a-game).

A game is a module; it meets `Game` by having these names. State, move, event and view are
frozen msgspec structs of the game's own; the house only passes them on.
"""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tablee.core.chance import Chance
from tablee.core.meta import Meta
from tablee.core.refusal import Refusal

Seat = int
Standings = tuple[tuple[Seat, ...], ...]


class Told(msgspec.Struct, frozen=True):
    """An event and the seats that may see it; `to=None` is everybody, watchers included."""

    event: Any
    to: tuple[Seat, ...] | None = None

    def seen_by(self, seat: Seat | None) -> bool:
        return self.to is None or seat in self.to


class Choice(msgspec.Struct, frozen=True):
    """A choice too wide to list: which move it makes, and what it may hold."""

    move: str
    among: dict[str, Any]


class Offers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The moves open to a seat: listed, or described where a list would be too long."""

    moves: tuple[Any, ...] = ()
    choices: tuple[Choice, ...] = ()


class Due(msgspec.Struct, frozen=True):
    """What the game does by itself when `seconds` have passed since `window` opened.

    A state knows no time: whoever runs the game keeps the clock, and the clock runs on
    while the window's name stays the same.
    """

    window: str
    seconds: float
    moves: tuple[tuple[Seat, Any], ...]


class Step(msgspec.Struct, frozen=True):
    """What one move led to: the new state and what there is to tell."""

    state: Any
    events: tuple[Told, ...]


class Game(Protocol):
    """Pure functions: same arguments, same result, nothing else touched."""

    META: Meta
    Options: type[Any]
    State: type[Any]
    Move: Any
    Event: Any
    View: type[Any]

    def refuse_options(self, seats: int, options: Any) -> Refusal | None: ...
    def deal(self, seats: int, options: Any, chance: Chance) -> Step: ...
    def to_act(self, state: Any) -> frozenset[Seat]: ...
    def offers(self, state: Any, seat: Seat) -> Offers: ...
    def refuse(self, state: Any, seat: Seat, move: Any) -> Refusal | None: ...
    def apply(self, state: Any, seat: Seat, move: Any, chance: Chance) -> Step: ...
    def due(self, state: Any) -> Due | None: ...
    def view(self, state: Any, seat: Seat | None) -> Any: ...
    def guess(self, view: Any, chance: Chance) -> Any: ...
    def standings(self, state: Any) -> Standings | None: ...
    def write_move(self, move: Any) -> str: ...
    def read_move(self, text: str) -> Any: ...
