"""What a game in real time answers besides its rules, in three parts that a game has or has not.

`Clocked`: several seats act at once, each at its own time. `Measured`: a player says how long a move
took, and whoever runs the game measured it too. `Simulated`: what a move leads to is computed by
something that is no rule, such as gravity. A game names its parts as `clocked`, `measured` and
`simulated`; the part it does not have is None. Only what `Simulated` computes may depend on the machine.
Times are whole milliseconds of the game's own clock, which starts when the move that starts it is told.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from tablee.core.refusal import Refusal
from tablee.core.told import Seat, Told


class Glimpse(NamedTuple):
    """What is seen from outside, and how many milliseconds later than it happens."""

    seen: Any
    later: int = 0


class Clocked(Protocol):
    """Seats with a time of their own. `core.clocked_driver` runs such a game."""

    def clock(self, state: Any) -> tuple[str, int] | None:
        """The clock that runs now, or soon will: its name, and how much of it is known to be over."""

    def hands(self, state: Any) -> frozenset[Seat]:
        """The seats that act each at its own time, as often as they like."""

    def ends_at(self, state: Any, seat: Seat, move: Any) -> int | None:
        """When this move is over on the clock; None for one without a time."""

    def same_question(self, before: Any, after: Any, seat: Seat) -> bool:
        """Whether what this seat chose on `before` is still an answer on `after`, its own moves included."""

    def concerns(self, before: Any, seat: Seat, move: Any, after: Any) -> tuple[Seat, ...] | None:
        """The seats that learn anything from this move; None: everybody.

        A move that only some learn of changes neither the clock nor the hands that act.
        """

    def held_back(self, events: tuple[Told, ...]) -> int:
        """How long these events are kept from everybody once they are stored."""

    def looked_at(self, events: tuple[Told, ...], films: bool) -> int:
        """How long people want to look at these events before a bot goes on.

        `films`: whether anybody wants to see again what they ended.
        """

    def glimpsed(self, state: Any) -> Glimpse | None:
        """What everybody but the hands at it may see of hands that act now, coarsely; None: nothing.

        The house asks after stored moves, a few times a second at most.
        """

    def retold(self, before: Any, seat: Seat, move: Any) -> Any:
        """What everybody may see again of what this move ends, made from the state before it; mostly None."""


class Measured(Protocol):
    """Moves that carry a time their player claims; only clocked games have such moves."""

    def measure(self, state: Any, seat: Seat, move: Any, elapsed: int, delay: int) -> Any:
        """The move with the time that counts; any other move as it is.

        `elapsed` is what the clock showed when the move arrived, `delay` the delay that was measured
        on the player's line, both ways.
        """

    def doubtful(self, refusal: Refusal) -> bool:
        """Whether only a claim that cannot be true is refused so."""


class Simulated(Protocol):
    """Moves whose result is computed once, before the rules see them; the record keeps the result.

    Only clocked games have such moves.
    """

    def warm(self) -> None:
        """Compute once what would keep the first players waiting."""

    def needs_simulation(self, state: Any, seat: Seat, move: Any) -> bool:
        """Whether there is anything to compute for this move: long work."""

    def simulate(self, state: Any, seat: Seat, move: Any) -> Any:
        """The move with its result, whatever result its player claimed."""

    def film(self, state: Any, seat: Seat, move: Any) -> tuple[Any, ...]:
        """The pictures of what was simulated for this move, 30 a second; mostly none."""

    def refilmed(self, before: Any, seat: Seat, move: Any) -> Any:
        """How this move of a record came to its result, for a replay; mostly None.

        It is computed again, and None too where it would end otherwise than the record says.
        """
