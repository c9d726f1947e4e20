"""What a seat can do. Cells are written camp and cell, as in `Ad4` (ETO-70)."""

from __future__ import annotations

from typing import Annotated

import msgspec

from tablee.core.roles import role


class _Move(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, tag_field="type"):
    pass


class Play(_Move, frozen=True, cache_hash=True, tag="play"):
    """Move a piece: the cell it leaves, then every cell it lands on.

    A man that stops on line 1 of another camp becomes a queen; the choice of ETO-31 is a
    shorter or a longer path. `takes` says that it captures, as `-` and `x` do in writing.
    """

    path: Annotated[tuple[str, ...], role("path")]
    takes: bool = False


class Touch(_Move, frozen=True, tag="touch"):
    """Select a piece, which must then be moved (ETO-41)."""

    cell: str


class Huff(_Move, frozen=True, tag="huff"):
    """Lift a piece that could have captured and did not (ETO-40)."""

    cell: str


class Oblige(_Move, frozen=True, tag="oblige"):
    """Make the offender take back their move and capture instead (ETO-40)."""


class Waive(_Move, frozen=True, tag="waive"):
    """Let it stand that a piece of one's own was not taken (ETO-40)."""


class OfferDraw(_Move, frozen=True, tag="offer-draw"):
    """Propose to all players still in to call it a draw (ETO-51)."""


class AcceptDraw(_Move, frozen=True, tag="accept-draw"):
    """Agree to the draw (ETO-51)."""


class DeclineDraw(_Move, frozen=True, tag="decline-draw"):
    """Play on (ETO-51)."""


class Resign(_Move, frozen=True, tag="resign"):
    """Leave the game and take one's pieces off (ETO-53)."""


Move = Play | Touch | Huff | Oblige | Waive | OfferDraw | AcceptDraw | DeclineDraw | Resign
