"""What a seat can do. A turn is a sequence of single cards, ended by staying in or withdrawing."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.core.roles import Seat, role
from tablee.games.camelot.pieces import Card, Cards, Colour

Spot = Annotated[int | str, role("spot")]
"""A face-up card: its place in the character, 0 the oldest, or the name of a laid card."""


class _Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class NameColour(_Move, frozen=True, tag="name"):
    """The starter names the tournament's colour (CAM-10)."""

    colour: Colour


class PlayCard(_Move, frozen=True, tag="play"):
    """Add a colour or support card to one's character (CAM-21 to CAM-23)."""

    card: Card


class PlayAction(_Move, frozen=True, tag="action", omit_defaults=True):
    """Announce an action card with all it needs: a target, a colour, cards on the table (CAM-40)."""

    card: Card
    target: Seat | None = None
    colour: Colour | None = None
    mine: Spot | None = None
    theirs: Spot | None = None


class Stay(_Move, frozen=True, tag="stay"):
    """End the turn with the highest total (CAM-24)."""


class Withdraw(_Move, frozen=True, tag="withdraw"):
    """Leave the tournament (CAM-30)."""


class LetPass(_Move, frozen=True, tag="let-pass", omit_defaults=True):
    """Let the announced card take effect; `rest`: and all others of this tournament (CAM-51)."""

    rest: bool = False


class PlayLancelot(_Move, frozen=True, tag="lancelot"):
    """Cancel the announced card (CAM-51)."""


class Keep(_Move, frozen=True, tag="keep"):
    """What stays of one's character: a card for each value that is in doubt (CAM-44)."""

    cards: Cards


class LoseToken(_Move, frozen=True, tag="lose-token"):
    """The token given up for withdrawing with a lady (CAM-31)."""

    colour: Colour


class TakeToken(_Move, frozen=True, tag="take-token"):
    """The token chosen by the winner of a purple tournament (CAM-35)."""

    colour: Colour


Move = (
    NameColour
    | PlayCard
    | PlayAction
    | Stay
    | Withdraw
    | LetPass
    | PlayLancelot
    | Keep
    | LoseToken
    | TakeToken
)
