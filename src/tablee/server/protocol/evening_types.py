"""An evening over HTTP: the boxes that fit the people at a table, and going on with one of them."""

from __future__ import annotations

import msgspec


class NextBox(msgspec.Struct, frozen=True):
    game: str
    seats: int  # at the smallest table where all of them find one


class NextBoxes(msgspec.Struct, frozen=True):
    """GET /api/tables/{code}/next: what so many people could play next, the house's proposal first."""

    people: int
    boxes: tuple[NextBox, ...]


class GoOn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """POST /api/tables/{code}/next: the host opens another box for everybody; their links open it too."""

    token: str
    game: str
