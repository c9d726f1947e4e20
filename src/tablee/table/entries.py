"""What is written in a table's log: everything that ever happens at a table is one of these entries."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.chance import Draw
from tablee.core.contract import Seat, Told
from tablee.table.model import EveningGame, Place, Settings


class _Entry(msgspec.Struct, frozen=True, gc=False, tag_field="type"):
    """Something that happened at the table; `at` is the wall clock in milliseconds."""

    at: int


class Opened(_Entry, frozen=True, tag="opened"):
    """A box is opened, to be dealt or to be played on from `start`.

    The secret stays on the server until the game is over.
    """

    game: str
    rules: int
    seats: int
    options: Any
    settings: Settings
    secret: str
    commitment: str
    start: Any = None
    evening: tuple[EveningGame, ...] = ()  # what the same people have played before, at other tables


class Agreed(_Entry, frozen=True, tag="agreed"):
    """The host changed what the table plays."""

    seats: int
    options: Any
    settings: Settings


class SatDown(_Entry, frozen=True, tag="sat-down"):
    seat: Seat
    place: Place


class Committed(_Entry, frozen=True, tag="committed"):
    """A person's commitment to the part they will open after the list."""

    seat: Seat
    commitment: str


class Seeded(_Entry, frozen=True, tag="seeded"):
    """A contribution as logs from before the list hold it; what the deal took of it is in `Begun`."""

    seat: Seat
    seed: str


class StoodUp(_Entry, frozen=True, tag="stood-up"):
    """Somebody left for good: the seat is free again, or a bot's if the game has begun."""

    seat: Seat


class Recognised(_Entry, frozen=True, tag="recognised"):
    """A person's own key opens this seat from now on; with `only`, nothing else does any more."""

    seat: Seat
    key: str
    only: bool = False


class WentAway(_Entry, frozen=True, tag="went-away"):
    """A bot plays for this person from now on."""

    seat: Seat


class CameBack(_Entry, frozen=True, tag="came-back"):
    seat: Seat


class Removed(_Entry, frozen=True, tag="removed"):
    """The host sent somebody away: their link opens nothing any more.

    `keep_away`: nor may anybody sit down again with their device.
    """

    seat: Seat
    keep_away: bool


class Muted(_Entry, frozen=True, tag="muted"):
    """The host lets nothing more be heard of what this seat says, or lets it be heard again."""

    seat: Seat
    on: bool


class HostNamed(_Entry, frozen=True, tag="host-named"):
    """The host handed the role over."""

    seat: Seat


class Swapped(_Entry, frozen=True, tag="swapped"):
    """Two places changed seats between games; what was brought to the shuffle is to be brought anew."""

    seat: Seat
    other: Seat


class Paused(_Entry, frozen=True, tag="paused"):
    """The host stopped the game, or lets it go on: until then nobody moves and no clock runs."""

    on: bool


class Ended(_Entry, frozen=True, tag="ended"):
    """The host ended the table: a game under way stays without a result, and no other begins here."""


class WentOn(_Entry, frozen=True, tag="went-on"):
    """Everybody goes on at that table, with another box."""

    code: str


class Readied(_Entry, frozen=True, tag="readied"):
    """Somebody is ready for the game to begin, or no longer."""

    seat: Seat
    on: bool


class Waits(_Entry, frozen=True, tag="waits"):
    """Somebody who came late has that bot's seat from the game's next part on, and looks on until then."""

    seat: Seat
    place: Place


class HandShown(_Entry, frozen=True, tag="hand-shown"):
    """Whoever has the token of this hash may look into this hand in the present game; empty: nobody."""

    seat: Seat
    look: str


class LookedIn(_Entry, frozen=True, tag="looked-in"):
    """A device looks into this hand for the first time in the present game."""

    seat: Seat
    device: str


class Listed(_Entry, frozen=True, tag="listed"):
    """All that the shuffle goes by, published before any part is opened (`core/shuffle.py`)."""

    list: str


class PartOpened(_Entry, frozen=True, tag="part-opened"):
    """A person's part of the shuffle, as they committed to it."""

    seat: Seat
    part: str


class Begun(_Entry, frozen=True, tag="begun"):
    """The deal. Its chance follows from the secret, the list and the opened parts.

    In logs from before the list, from the secret and these open `seeds`, in seat order. `strength` is the
    version of the bots' levels (`Meta.strength`); 0 where the log does not say.
    """

    draws: tuple[Draw, ...]
    block: int
    events: tuple[Told, ...]
    seeds: tuple[str, ...] = ()
    strength: int = 0


class Moved(_Entry, frozen=True, tag="moved"):
    """A move of the game; `by` says who chose it: "player", "order", "clock", "bot", or "braked".

    That is a bot whose thought the clock cut short.
    """

    seat: Seat
    move: Any
    id: str
    by: str
    draws: tuple[Draw, ...]
    block: int
    events: tuple[Told, ...]


class Answered(_Entry, frozen=True, tag="answered"):
    """A hidden answer: the table keeps it to itself until the window closes, then it is a move.

    It makes no version: nobody else can tell that it was written.
    """

    seat: Seat
    move: Any
    id: str
    by: str


class Ordered(_Entry, frozen=True, tag="ordered"):
    """All that this seat orders in advance from now on; it makes no version either."""

    seat: Seat
    orders: tuple[Any, ...]
    id: str


class BackAsked(_Entry, frozen=True, tag="back-asked"):
    """Somebody would take their last move back: to how it stood after this turn of the game."""

    seat: Seat
    turn: int
    id: str


class BackAnswered(_Entry, frozen=True, tag="back-answered"):
    """Somebody else lets them, or does not."""

    seat: Seat
    yes: bool
    id: str


class TakenBack(_Entry, frozen=True, tag="taken-back"):
    """The game stands again as after that turn; nothing before this entry is undone in the log."""

    seat: Seat
    turn: int
    id: str


class Said(_Entry, frozen=True, tag="said"):
    seat: Seat
    text: str
    id: str


class Again(_Entry, frozen=True, tag="again"):
    """The same people open the box once more, with a new commitment."""

    rules: int
    secret: str
    commitment: str


Entry = (
    Opened
    | Agreed
    | SatDown
    | Committed
    | Seeded
    | StoodUp
    | Recognised
    | WentAway
    | CameBack
    | Removed
    | Muted
    | HostNamed
    | Swapped
    | Paused
    | Ended
    | WentOn
    | Waits
    | Readied
    | HandShown
    | LookedIn
    | Listed
    | PartOpened
    | Begun
    | Moved
    | Answered
    | Ordered
    | BackAsked
    | BackAnswered
    | TakenBack
    | Said
    | Again
)

Untold = Answered | Ordered
"""What makes no version: only its own seat is told."""
