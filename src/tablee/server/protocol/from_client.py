"""Every message a client sends on the socket (docs/protocol.md is made from this file and `to_client.py`).

Text frames of JSON, one message a frame, told apart by `type`; unknown fields are refused.
`move` holds the game's own type.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from tablee.table.model import Settings


class _FromClient(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class Hello(_FromClient, frozen=True, tag="hello"):
    """The first message: who I am (no token: a watcher) and the last version I have, if any.

    `television`: a screen the whole room looks at; whoever plays there may be shown their hand alone.
    `device`, where the token is for looking into a hand: by what this device calls itself, as in `TakeSeat`.
    `films`: whether I want to see again what has just ended; where nobody does, bots go on sooner.
    """

    token: str | None = None
    version: int | None = None
    television: bool = False
    films: bool = True
    device: str = ""


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


class Ready(_FromClient, frozen=True, tag="ready"):
    """I am ready (`on`), or no longer; when everybody present is, the game begins as if the host began it."""

    id: str
    on: bool


class PlayAgain(_FromClient, frozen=True, tag="play-again"):
    id: str


class StandUp(_FromClient, frozen=True, tag="stand-up"):
    """Leave for good: before the start the seat is free again, later a bot takes it over."""

    id: str


class LetBotPlay(_FromClient, frozen=True, tag="let-bot-play"):
    """Have a bot play for me (`on`), or take my seat back."""

    id: str
    on: bool


class Remove(_FromClient, frozen=True, tag="remove"):
    """The host sends somebody away; with `keep_away` their device may not sit down here again."""

    id: str
    seat: int
    keep_away: bool = False


class Mute(_FromClient, frozen=True, tag="mute"):
    """The host lets nothing more be heard of what this seat says (`on`), or lets it be heard again."""

    id: str
    seat: int
    on: bool


class NameHost(_FromClient, frozen=True, tag="name-host"):
    """The host hands the role over."""

    id: str
    seat: int


class Swap(_FromClient, frozen=True, tag="swap"):
    """Two places change seats before a game: any two for the host; for others their own with a free one."""

    id: str
    seat: int
    other: int


class Pause(_FromClient, frozen=True, tag="pause"):
    """The host stops the game (`on`), but not while a clock of the game's own runs, or lets it go on."""

    id: str
    on: bool


class EndTable(_FromClient, frozen=True, tag="end-table"):
    """The host ends the table for everybody; a game under way stays without a result."""

    id: str


class TakeBack(_FromClient, frozen=True, tag="take-back"):
    """Take my last move back, and all that followed it; `seen` is the last version I had.

    Among bots it happens at once. Other people are asked (`TableView.plea`), and it happens when all of
    them agree. It is refused with `no-take-back` over anything drawn, shown or answered in secret since.
    """

    id: str
    seen: int


class AnswerTakeBack(_FromClient, frozen=True, tag="answer-take-back"):
    """Let somebody take their move back, or not; playing on is not to let them."""

    id: str
    yes: bool


class ShowHand(_FromClient, frozen=True, tag="show-hand"):
    """Let whoever says hello with the token of this SHA-256 look into my hand in this game; empty: nobody.

    Everybody is told, and again when a device first uses it. A new one ends the one before.
    """

    id: str
    look: str


class Recognise(_FromClient, frozen=True, tag="recognise"):
    """My own key opens my seat at this table too: the SHA-256 of the token it makes for this table's code.

    With `only`, no older link or key opens the seat any more. docs/decisions/persons.md says how.
    """

    id: str
    key: str
    only: bool = False


class GiveOrders(_FromClient, frozen=True, tag="give-orders"):
    """At a slow table: what is to be answered for me from now on, out of `Orders.offered`, and nothing else.

    The table then answers by itself, as if I had; an order ends when it is no longer offered.
    """

    id: str
    orders: msgspec.Raw


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


Sign = Literal["bravo", "laugh", "wow", "alas", "hmm", "cheers"]
"""The six reactions."""


class React(_FromClient, frozen=True, tag="react"):
    """Show everybody how I take it: a sign over my plate for a moment, kept nowhere."""

    id: str
    sign: Sign


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
    | Ready
    | PlayAgain
    | StandUp
    | LetBotPlay
    | Remove
    | Mute
    | NameHost
    | Swap
    | Pause
    | EndTable
    | ShowHand
    | Recognise
    | TakeBack
    | AnswerTakeBack
    | GiveOrders
    | Commit
    | OpenPart
    | Seed
    | Hint
    | React
)
