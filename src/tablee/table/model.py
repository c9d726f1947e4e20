"""A table as plain values: who sits where, and what was agreed.

The log is the truth (`entries.py`). A table is what you get by folding its entries (`log_replay.py`); a
request of somebody at the table becomes an entry, or a problem, in `actions.py`. No clock, no socket here.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.contract import Seat
from tablee.core.given_deal import is_given
from tablee.core.record_limits import TURNS
from tablee.core.taking_back import Past

LOBBY, SHUFFLING, PLAYING, OVER, ENDED = "lobby", "shuffling", "playing", "over", "ended"
PLAYER, BOT, CLOCK, ORDER = "player", "bot", "clock", "order"
BRAKED = "braked"  # a bot whose thought the clock cut short
BOTS = (BOT, BRAKED)
"""Who chose a move: the last is the player too, in advance (`table_orders.py`)."""


class Settings(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """What the table agreed on beside the game's own options."""

    level: str = "normal"  # of the bot that plays for somebody away
    away_seconds: int = 30  # gone that long, a bot plays for them until they return
    turn_seconds: int = 0  # thinking longer than that, a bot plays this one move; 0: no limit
    slow_hours: int = (
        0  # a slow table: so long for each move, by the log, whoever is connected; 0: it is none
    )
    window_minutes: int = 0  # at a slow table, windows with hidden answers last so long; 0: until all answer
    bank_seconds: int = 0  # a clock for each seat with so much time for the whole game; 0: none
    increment_seconds: int = 0  # and so much more after each move
    pace: int = 1  # 0: bots answer at once; 1: at a human pace; 2: leisurely
    late: str = "at-once"  # who comes after the start takes a bot's seat; "next": with the game's next part,
    # as its box says what that is; "never": they may only look on
    close_early: bool = False  # hidden answers: do not wait for the clock; who hesitates is then known
    unhurried: bool = False  # the game's windows wait for one who sits with bots alone
    watch_delay: int = 0  # whoever only looks on is not shown so many of the last moves; 0: all at once
    television_live: bool = True  # the screen in the room is shown everything at once all the same
    coach: bool = False  # a first game that a coach leads through; its result counts nowhere

    @property
    def timed(self) -> bool:
        """Whether deadlines follow from the log: they hold though nobody is there, and after a restart."""
        return bool(self.slow_hours or self.bank_seconds)


class Place(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat at the table: free (no name), a person, or a bot of some level.

    A bot with a token took over from somebody who stood up in the middle of a game: their
    personal link still opens the seat.
    """

    name: str = ""
    bot: str = ""  # the bot's level; empty for a person
    token: str = ""  # SHA-256 of the personal link's token; empty for bots and free seats
    key: str = ""  # SHA-256 of the token that this person's key makes for this table; empty if none was shown
    commitment: str = ""  # to the part this person brings to the next shuffle
    away: bool = False  # a bot plays for this person until they return
    device: str = ""  # by which this table alone knows the device the seat was taken from; empty: unknown
    muted: bool = False  # what they would say is not passed on
    ready: bool = False  # for the next game
    look: str = ""  # SHA-256 of the token by which somebody looks into this hand; empty: nobody may

    @property
    def free(self) -> bool:
        return not self.name

    @property
    def person(self) -> bool:
        return bool(self.name) and not self.bot

    @property
    def played_by_bot(self) -> bool:
        return bool(self.bot) or self.away


NOBODY = Place()


class EveningGame(msgspec.Struct, frozen=True, gc=False):
    """A game that counts for the evening: which box, and by the hash of each person's link their points."""

    game: str
    points: tuple[tuple[str, int], ...]


class Answer(msgspec.Struct, frozen=True, gc=False):
    """A hidden answer as the table keeps it: what, and who chose it (as in `Moved`)."""

    seat: Seat
    move: Any
    by: str


class Plea(msgspec.Struct, frozen=True, gc=False):
    """Who would take back, to which turn of the game, and who of the others has agreed."""

    seat: Seat
    turn: int
    agreed: tuple[Seat, ...] = ()


class Recent(msgspec.Struct, frozen=True, gc=False):
    """The ids of a seat's last messages (`game_effects.REMEMBERED` of them) and their versions."""

    ids: tuple[str, ...] = ()
    versions: tuple[int, ...] = ()


class Table(msgspec.Struct, frozen=True, gc=False):
    """A table as its log tells it, up to `version`: how many of its entries are told to others."""

    code: str
    version: int
    game: str
    rules: int
    status: str
    options: Any
    settings: Settings
    places: tuple[Place, ...]
    host: Seat
    secret: str
    commitment: str
    done: tuple[Recent, ...]  # by seat: what was applied already, so that nothing is applied twice
    asked: tuple[int, ...]  # by seat: the version that put its present question; 0: nothing asked
    key: bytes = b""  # of the present game's chance, fixed when it begins
    block: int = 0  # the next block of that chance
    state: Any = None
    first: int = 0  # the version at which the present game began
    began: int = 0  # and the wall clock then, in milliseconds
    start: Any = None  # the state the next game begins from, instead of a deal
    answers: tuple[Answer, ...] = ()  # the hidden ones to what is asked now
    orders: tuple[tuple[Any, ...], ...] = ()  # by seat, what is ordered in advance; empty while nobody has
    hidden: int = 0  # how many entries of the log nobody else is told of: hidden answers and orders
    number: int = 1  # of the game at this table: the first is 1, each rematch one more
    list: str = ""  # of the present shuffle, once it is published
    parts: tuple[str, ...] = ()  # by seat: those opened for it so far
    turns: int = 0  # of the present game, the deal among them
    paused: bool = False  # nobody moves, no clock runs
    stopped: int = 0  # when the host paused it, where deadlines follow from the log
    since: tuple[int, ...] = ()  # by seat: when its present question was put, at such a table
    left: tuple[int, ...] = ()  # by seat: the milliseconds on its clock when that was, if it has one
    waiting: tuple[tuple[Seat, Place], ...] = ()  # who has which bot's seat from the game's next part on
    part_begun: bool = False  # since somebody began to wait
    kept_away: tuple[str, ...] = ()  # devices that may not sit down here
    hands_seen: tuple[
        tuple[str, Seat], ...
    ] = ()  # in the present game: which device was shown which seat's hand
    undone: int = 0  # turns of the present game that no longer count: what was taken back, and taking it back
    past: Past = Past()  # of the present game, as far as it can be gone back over
    plea: Plea | None = None  # to take back, waiting for the others
    returned: int = 0  # the version that last took something back
    declined: int = 0  # how many turns there were when somebody last did not agree to that
    evening: tuple[EveningGame, ...] = ()  # all that counts so far, here and before
    next: str = ""  # the code of the table where everybody has gone on
    most: int = TURNS  # that it may have: it ends there (`Game.longest`), and a record of it can be read

    @property
    def length(self) -> int:
        """How many entries the log has."""
        return self.version + self.hidden

    @property
    def given(self) -> bool:
        """Whether one person plays a deal here that is the same for everybody (`core/given_deal.py`)."""
        return is_given(self.list)

    def answer(self, seat: Seat | None) -> Any:
        """The hidden answer this seat has given to what it is asked now; None if there is none."""
        return next((answer.move for answer in self.answers if answer.seat == seat), None)

    def place(self, seat: Seat | None) -> Place:
        """Who sits there: nobody where the table has no seat, and a watcher has none."""
        return NOBODY if seat is None or not 0 <= seat < len(self.places) else self.places[seat]
