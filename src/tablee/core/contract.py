"""What a game is to the house: a handful of pure functions (docs/adding-a-game.md walks through one).

A game is a module; it meets `Game` by having these names. Options, state, move, event and view are
frozen msgspec structs of the game's own; the house only passes them on.
"""

from __future__ import annotations

from typing import Any, Generic, Protocol

import msgspec

from tablee.core.chance import Chance
from tablee.core.choices import Choice
from tablee.core.kinds import EventT, MoveT, OptionsT_contra, StateT, ViewT
from tablee.core.known_types import convert
from tablee.core.meta import Meta
from tablee.core.question import Question
from tablee.core.real_time import Clocked, Measured, Simulated
from tablee.core.refusal import Refusal
from tablee.core.told import Seat, Standings, Told

__all__ = ["Changes", "Due", "Game", "Offers", "Seat", "Standings", "Step", "Told", "read_choice"]


class Offers(msgspec.Struct, Generic[MoveT], frozen=True, gc=False, omit_defaults=True):
    """The moves open to a seat, listed or described where a list would be too long, and what it is asked.

    A seat to which something is open is asked a `question`; nobody else is. The rules leave `previews`
    empty. Where a box can tell what a listed move would make of what everybody has (totals, points), the
    house fills them in for the seat that is shown the offers (`core.previews`): move by move and seat by
    seat, None for a move of which it cannot tell. They go by what this seat knows.
    """

    moves: tuple[MoveT, ...] = ()
    choices: tuple[Choice, ...] = ()
    question: Question | None = None
    previews: tuple[tuple[int, ...] | None, ...] = ()


class Due(msgspec.Struct, Generic[MoveT], frozen=True, gc=False):
    """What the game does by itself when `seconds` have passed since `window` opened.

    A state knows no time: whoever runs the game keeps the clock, and the clock runs on
    while the window's name stays the same. A `whole` window stays open for all its time
    whatever is answered in it (`Game.hidden`), so that its length tells nobody who hesitated.
    """

    window: str
    seconds: float
    moves: tuple[tuple[Seat, MoveT], ...]
    whole: bool = False


class Step(msgspec.Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """What one move led to: the new state and what there is to tell."""

    state: StateT
    events: tuple[Told[EventT], ...]


class Changes(msgspec.Struct, frozen=True, gc=False):
    """The fields that differ between the views of two states: in everybody's, and in some besides."""

    common: dict[str, Any]
    own: dict[Seat, dict[str, Any]]


class Game(Protocol[OptionsT_contra, StateT, MoveT, EventT, ViewT]):
    """Pure functions: same arguments, same result, nothing else touched.

    Randomness comes from `chance` alone, and nothing in a state knows the time. Examples are of the
    Kettle (`examples/kettle`), two of whose players have just been dealt their cards:

    >>> chance = Stream(b"tea")
    >>> state = game.deal(2, game.Options(), chance).state
    """

    META: Meta
    """What the shelf shows of the game: its name, its people, its options, the version of its rules."""
    Options: Any
    """What a table agrees on: a struct whose fields all have defaults."""
    State: Any
    """The whole truth: a struct with a field `rules`, 1 by default, the version that it follows."""
    Move: Any
    """All moves: a struct with a tag, or a union of such."""
    Event: Any
    """All that can happen: a struct with a tag, or a union of such."""
    View: Any
    """What one pair of eyes may know: a struct with a field `rules` too."""

    def refuse_options(self, seats: int, options: OptionsT_contra) -> Refusal | None:
        """Why no table of that size may agree on that, or None if one may.

        Asked before every deal; what it lets through can be dealt.

        >>> game.refuse_options(7, game.Options())
        Refusal(clause='KET-02', reason='wrong-seats', values={'least': 2, 'most': 6, 'got': 7})
        """

    def longest(self, seats: int, options: OptionsT_contra) -> int:
        """The most moves that a game of such a table has: one that `refuse_options` lets through.

        The house reads no longer record of one, and a table ends its game there, without standings.
        Where the rules end every game, it follows from them; where only chance does, it is far more
        than anybody plays; where hands move in real time, it is the quickest rate times the time.

        >>> game.longest(2, game.Options())
        36
        """

    def deal(
        self, seats: int, options: OptionsT_contra, chance: Chance, rules: int = ...
    ) -> Step[StateT, EventT]:
        """The first state, and what there is to tell of it.

        `rules` is the version to follow, from `META.oldest` to `META.rules`, the newest. The state and
        its views keep it as `rules`, and every other function goes by that.

        >>> game.deal(2, game.Options(), Stream(b"tea")).events[0]
        Told(event=CardsDrawn(seat=0, cards=(2, 4, 4, 6)), to=(0,))
        """

    def to_act(self, state: StateT) -> frozenset[Seat]:
        """The seats that may act now: one, several at once, or nobody when the game is over.

        >>> game.to_act(state)
        frozenset({0, 1})
        """

    def offers(self, state: StateT, seat: Seat) -> Offers[MoveT]:
        """The moves open to that seat: nothing unless it may act, and nothing that `refuse` refuses.

        Moves are listed; a choice too wide to list is described (`core.choices`).

        >>> game.offers(state, 0).choices[0].parts
        (SomeOf(field='cards', of=(2, 4, 4, 6), least=0, most=2),)
        """

    def refuse(self, state: StateT, seat: Seat, move: MoveT) -> Refusal | None:
        """Why this seat may not make this move now, or None if it may: nothing else decides that.

        It is given anything, also what is no move at all, and raises nothing.

        >>> game.refuse(state, 0, game.read_move("pour 4"))
        Refusal(clause='KET-03', reason='not-now', values={})
        """

    def apply(self, state: StateT, seat: Seat, move: MoveT, chance: Chance) -> Step[StateT, EventT]:
        """What the move leads to; `MoveRefused` for one that `refuse` refuses, and nothing is drawn then.

        Each event says who may see it. Whatever is drawn from `chance` is kept in the record.

        >>> game.apply(state, 0, game.read_move("swap 2"), chance).events[0]
        Told(event=CardsSwapped(seat=0, count=1), to=None)
        """

    def due(self, state: StateT) -> Due[MoveT] | None:
        """What the game does by itself if nobody acts for so long, or None if it waits.

        These moves are legal, and when all of them are made the window is closed.

        >>> game.due(state) is None  # nobody is hurried while cards are swapped
        True
        """

    def view(self, state: StateT, seat: Seat | None) -> ViewT:
        """What that seat may know, or a watcher (None): built field by field, never the state less a part.

        Whatever that seat may not know changes no byte of it.

        >>> (game.view(state, 0).hand, game.view(state, None).hand)
        ((2, 4, 4, 6), ())
        """

    def guess(self, view: ViewT, chance: Chance) -> StateT:
        """A whole state that fits the view, each as likely as it is to those eyes.

        Looked at from the same seat it gives the same view. Bots search in it, hints too.

        >>> game.view(game.guess(game.view(state, 1), chance), 1) == game.view(state, 1)
        True
        """

    def standings(self, state: StateT) -> Standings | None:
        """The places, best first, those who share one together; None while the game goes on.

        Every game ends, and then nobody is to act.

        >>> game.standings(state) is None
        True
        """

    def fault_in(self, state: StateT, seats: int, options: OptionsT_contra) -> str | None:
        """What keeps a state from outside from being one of such a table; None: it is sound.

        One short line that begins with the field (`core.soundness`). It looks at a bounded part of
        whatever well-typed values it is given and raises nothing. On a sound state every other
        function works in bounded time and memory (`core.cost_limits` says how large what is shown may
        be), and what an open move leads to is sound again.

        >>> game.fault_in(state, 3, game.Options())
        'size: expected 7 to 12, not 5'
        """

    def write_move(self, move: MoveT) -> str:
        """The move as somebody would type it, without a line break.

        >>> game.write_move(game.read_move("swap 2 4"))
        'swap 2 4'
        """

    def read_move(self, text: str) -> MoveT:
        """The move that somebody typed; `ValueError` for what is none, whoever could make it or not.

        >>> game.read_move("stir")
        Stir()
        """

    # What most games do without: `core.absent` has it for them.

    def hidden(self, state: StateT, seat: Seat, move: MoveT) -> bool:
        """Whether nobody may learn of this answer, nor that it was given, before all are shown together.

        >>> game.hidden(state, 0, game.read_move("swap 2"))
        False
        """

    def scores(self, state: StateT) -> tuple[float, ...] | None:
        """The points so far, one number for each seat, more are better; None where nothing is counted.

        Arenas and the search go by them; a view shows them in a field of its own.

        >>> game.scores(state)
        (0, 0)
        """

    def changes(self, before: StateT, after: StateT) -> Changes | None:
        """What is new to whom, where a game can tell more quickly than its views compared; None where not.

        >>> game.changes(state, state) is None
        True
        """

    @property
    def clocked(self) -> Clocked | None:
        """How several seats act at once, each at its own time; None in a game of turns."""

    @property
    def measured(self) -> Measured | None:
        """What becomes of the times that players claim; None where nothing is timed."""

    @property
    def simulated(self) -> Simulated | None:
        """What is computed before the rules see a move; None where the rules say it all."""


def read_choice(game: Game, choice: Choice, fields: dict[str, Any]) -> Any:
    """The move that a choice becomes with these fields; `msgspec.ValidationError` if it is none."""
    return convert({"type": choice.move, **fields}, game.Move)
