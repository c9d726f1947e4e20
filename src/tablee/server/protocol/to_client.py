"""Every message the house sends on the socket: what a seat may know, what is new, and answers.

`view`, `offers`, `events` and moves hold the game's own types.
"""

from __future__ import annotations

from typing import Any

import msgspec

from tablee.core.refusal import Refusal
from tablee.server.protocol.from_client import Sign
from tablee.server.protocol.table_shown import ChatLine, Countdown, Notice, TableView


class _ToClient(msgspec.Struct, frozen=True, gc=False, tag_field="type", omit_defaults=True):
    pass


class Welcome(_ToClient, frozen=True, tag="welcome"):
    """Everything this seat may know: after `hello`, and after every further `hello`.

    `missed` are the events since the version the client said; null if it said none, or if there are
    too many to tell again. `turn` is how many turns this game has had, the deal among them; `chat`
    are the last lines; `answer` is the hidden answer this seat has given to what it is asked now. `awaits`
    is the bot's seat that a late guest has from the game's next part on; `you` is null until then. `looks`
    is the seat whose hand this device is shown by its owner's leave: `view` is that seat's, offers are none.
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
    awaits: int | None = None
    looks: int | None = None


class Update(_ToClient, frozen=True, tag="update"):
    """A new version. Only what changed: `view` and `table` hold the changed fields.

    `re` answers the client's own message. `offers` is given whenever they changed; an empty
    one says that nothing is open to this seat now. **Without `offers`, the last ones still
    hold**, after a move of one's own too: whoever waits for new ones to move may wait for ever.
    Versions only grow, but may jump: what a seat learns nothing from is not told to it.
    `taken_back` is the seat that took its last move back: view and offers are as before that move.
    `notice` tells what was done about somebody at the table.
    """

    version: int
    events: tuple[Any, ...] = ()
    view: dict[str, Any] | None = None
    offers: Any = None
    table: dict[str, Any] | None = None
    chat: ChatLine | None = None
    countdown: Countdown | None = None
    re: str | None = None
    taken_back: int | None = None
    notice: Notice | None = None


class Presence(_ToClient, frozen=True, tag="presence"):
    """Who is here; not part of the log, so it has no version. Televisions are among the watchers.

    `guests` are the seats into whose hands somebody looks.
    """

    present: tuple[bool, ...]
    watchers: int
    televisions: int = 0
    guests: tuple[int, ...] = ()


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


class Orders(_ToClient, frozen=True, tag="orders"):
    """At a slow table: what this seat may order in advance now, and what it has ordered.

    Told to this seat alone, after each welcome and whenever it changes; it makes no version.
    """

    offered: tuple[Any, ...] = ()
    standing: tuple[Any, ...] = ()
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


class Glimpsed(_ToClient, frozen=True, tag="glimpse"):
    """What is seen from outside of hands that act each at its own time: coarse, and never told to them.

    Not part of the log, so it has no version; the latest one takes the place of all before.
    """

    seen: Any


class Reaction(_ToClient, frozen=True, tag="reaction"):
    """Somebody shows how they take it. Not part of the log: it has no version, and who comes later misses it.

    Told to everybody; `re` answers whoever asked for it.
    """

    seat: int
    sign: Sign
    re: str | None = None


ToClient = Welcome | Update | Presence | Done | Kept | Orders | Problem | HintIs | Film | Glimpsed | Reaction

Reply = Update | Done | Kept | Orders | HintIs | Reaction
"""Messages that may say (`re`) which request led to them."""
Answering = Reply | Problem
"""Messages that may say which request they answer."""
