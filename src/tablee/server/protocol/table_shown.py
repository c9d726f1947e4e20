"""What everybody at a table is shown besides the game: the table itself, its chat, its open window."""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.table.model import Settings


class PlaceView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as everybody sees it. `present`: at least one of their devices is connected.

    `commitment`: to the part this person brings to the shuffle, until it is dealt. `ready`: for the game to
    begin, which it does when everybody present is. `shows`: somebody may look into their hand by a link.
    """

    name: str = ""
    bot: str = ""
    away: bool = False
    present: bool = False
    commitment: str = ""
    muted: bool = False
    ready: bool = False
    shows: bool = False


class Notice(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """What was done about somebody at the table, told to everybody once.

    `what` is "removed", "muted", "unmuted", "host", "came", "waits", "paused", "resumed", "ended", "shows",
    "shows-no-more" or "looked-in"; `seat` is whom it was done about, the host's for a pause and the end;
    `name` is theirs at that time. The last three are about who lets somebody look into their hand.
    """

    what: str
    seat: int
    name: str


class PleaView(msgspec.Struct, frozen=True, gc=False):
    """This seat would take its last move back; those who have agreed so far."""

    seat: int
    agreed: tuple[int, ...]


class WaitingView(msgspec.Struct, frozen=True, gc=False):
    """Somebody who came late and has this bot's seat from the game's next part on."""

    seat: int
    name: str


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The table as everybody sees it; the secret is there only when the game is over.

    `status` is "lobby", "shuffling" (the list is published, parts are being opened), "playing", "over" or
    "ended" (by the host: nothing more is played here). `paused`: the host has stopped the game, no move is
    taken. `number` counts the games at this table. `list` is the text to be hashed as it is, empty
    in the lobby; `parts` are those opened, in seat order, once it is dealt. `unfinished`: the game is
    over because it has had as many moves as one may have, and nobody has won. `televisions`: so many of
    the watchers are screens for a whole room. `guests`: the seats into whose hands somebody looks, by
    their owners' leave. `plea` waits for an
    answer of every other person present. `standings` are the seats, best first, once it is over.
    `evening` has everybody's points over `evening_games`, the games the same people have played together,
    here and at tables before; `next` is the code of the table where they have gone on.
    """

    code: str
    game: str
    status: str
    options: Any
    settings: Settings
    places: tuple[PlaceView, ...]
    host: int
    watchers: int
    commitment: str
    secret: str | None
    number: int
    list: str
    parts: tuple[str, ...]
    unfinished: bool = False
    televisions: int = 0
    plea: PleaView | None = None
    standings: tuple[tuple[int, ...], ...] | None = None
    paused: bool = False
    waiting: tuple[WaitingView, ...] = ()
    guests: tuple[int, ...] = ()
    evening: tuple[int, ...] = ()
    evening_games: tuple[str, ...] = ()
    next: str = ""


class ChatLine(msgspec.Struct, frozen=True, gc=False):
    seat: int
    text: str
    at: int


class Countdown(msgspec.Struct, frozen=True, gc=False):
    """A window the game or the table closes by itself, in so many milliseconds from now.

    A `whole` one closes no sooner, whoever answers: silence is as good as saying so.
    """

    window: str
    ms: int
    whole: bool = False
