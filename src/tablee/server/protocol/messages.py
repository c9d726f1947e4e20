"""Every message on the socket, both ways (docs/protocol.md is made from this file).

Text frames of JSON, one message a frame, told apart by `type`; unknown fields are refused.
`move`, `view`, `offers` and `events` hold the game's own types.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.refusal import Refusal
from tablee.table.model import Settings


class _FromClient(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message: who I am (no token: a watcher) and the last version I have, if any."""

    token: str | None = None
    version: int | None = None


class MakeMove(_FromClient, frozen=True, tag="move"):
    """`id` is the client's own: sent twice, applied once. `seen` is the last version it had."""

    id: str
    seen: int
    move: msgspec.Raw


class Say(_FromClient, frozen=True, tag="say"):
    id: str
    text: str


class Agree(_FromClient, frozen=True, tag="agree"):
    """The host changes seats, options or settings before the start."""

    id: str
    seats: int
    options: dict[str, Any]
    settings: Settings


class SeatBot(_FromClient, frozen=True, tag="seat-bot"):
    """The host puts a bot of that level on a free seat; an empty level takes the bot away."""

    id: str
    seat: int
    level: str


class Begin(_FromClient, frozen=True, tag="begin"):
    """The host starts the game; free seats are filled with bots of that level."""

    id: str
    level: str


class PlayAgain(_FromClient, frozen=True, tag="play-again"):
    id: str


class StandUp(_FromClient, frozen=True, tag="stand-up"):
    """Leave for good: before the start the seat is free again, later a bot takes it over."""

    id: str


class LetBotPlay(_FromClient, frozen=True, tag="let-bot-play"):
    """Have a bot play for me (`on`), or take my seat back."""

    id: str
    on: bool


class Commit(_FromClient, frozen=True, tag="commit"):
    """My commitment to a random part of the shuffle, for this table, game number and seat alone.

    What is hashed is in docs/decisions/chance.md. Whoever sends none brings no part, and nobody waits
    for them; until the list is published, a later one takes the place of the earlier.
    """

    id: str
    commitment: str


class OpenPart(_FromClient, frozen=True, tag="open-part"):
    """The part I committed to, once I have found my commitment in the list; in time, as the limits say."""

    id: str
    part: str


class Seed(_FromClient, frozen=True, tag="seed"):
    """How older clients contributed: answered with `bad-seed`, for a part is committed to first."""

    id: str
    seed: str


class Hint(_FromClient, frozen=True, tag="hint"):
    """What would a good player do in my seat now? The answer is mine alone."""

    id: str


FromClient = (
    Hello
    | MakeMove
    | Say
    | Agree
    | SeatBot
    | Begin
    | PlayAgain
    | StandUp
    | LetBotPlay
    | Commit
    | OpenPart
    | Seed
    | Hint
)


class PlaceView(msgspec.Struct, frozen=True, gc=False, omit_defaults=True):
    """A seat as everybody sees it. `present`: at least one of their devices is connected.

    `commitment`: to the part this person brings to the shuffle, until it is dealt.
    """

    name: str = ""
    bot: str = ""
    away: bool = False
    present: bool = False
    commitment: str = ""


class TableView(msgspec.Struct, frozen=True, gc=False):
    """The table as everybody sees it; the secret is there only when the game is over.

    `status` is "lobby", "shuffling" (the list is published, parts are being opened), "playing" or
    "over". `number` counts the games at this table. `list` is the text to be hashed as it is, empty
    in the lobby; `parts` are those opened, in seat order, once it is dealt.
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


class _ToClient(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class Welcome(_ToClient, frozen=True, tag="welcome"):
    """Everything this seat may know: after `hello`, and after every further `hello`.

    `missed` are the events since the version the client said; null if it said none, or if there are
    too many to tell again. `turn` is how many turns this game has had, the deal among them; `chat`
    are the last lines; `answer` is the hidden answer this seat has given to what it is asked now.
    """

    version: int
    you: int | None
    table: TableView
    view: Any = None
    offers: Any = None
    missed: tuple[Any, ...] | None = ()
    chat: tuple[ChatLine, ...] = ()
    countdown: Countdown | None = None
    answer: Any = None
    turn: int = 0


class Update(_ToClient, frozen=True, tag="update"):
    """A new version. Only what changed: `view` and `table` hold the changed fields.

    `re` answers the client's own message. `offers` is given whenever they changed; an empty
    one says that nothing is open to this seat now. **Without `offers`, the last ones still
    hold**, after a move of one's own too: whoever waits for new ones to move may wait for ever.
    Versions only grow, but may jump: what a seat learns nothing from is not told to it.
    """

    version: int
    events: tuple[Any, ...] = ()
    view: dict[str, Any] | None = None
    offers: Any = None
    table: dict[str, Any] | None = None
    chat: ChatLine | None = None
    countdown: Countdown | None = None
    re: str | None = None


class Presence(_ToClient, frozen=True, tag="presence"):
    """Who is here; not part of the log, so it has no version."""

    present: tuple[bool, ...]
    watchers: int


class Done(_ToClient, frozen=True, tag="done"):
    """That message was applied already, at that version."""

    re: str
    version: int


class Kept(_ToClient, frozen=True, tag="kept"):
    """The table keeps this seat's hidden answer until all are shown; nothing is open to the seat till then.

    Told to this seat alone. It makes no version: nobody can tell who has answered.
    """

    answer: Any
    re: str | None = None


class Problem(_ToClient, frozen=True, tag="problem"):
    """Why a message was not taken. `code` names the sentence; `refusal` is the game's own."""

    code: str
    re: str | None = None
    refusal: Refusal | None = None
    values: dict[str, int | str] = {}


class HintIs(_ToClient, frozen=True, tag="hint-is"):
    """What the strongest bot would play, seeing what this seat sees."""

    re: str
    move: Any


class Film(_ToClient, frozen=True, tag="film"):
    """How what that version tells of came about, some pictures at a time.

    `at` is the number of the first one here, `every` the milliseconds between two; not part of
    the log, so whoever comes late goes without.
    """

    version: int
    seat: int
    at: int
    every: int
    poses: tuple[Any, ...]
    last: bool


ToClient = Welcome | Update | Presence | Done | Kept | Problem | HintIs | Film
