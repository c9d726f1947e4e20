"""What a box teaches with: words in both languages, and scenes that are played move by move."""

from __future__ import annotations

import msgspec

from tablee.core.told import Seat


class Words(msgspec.Struct, frozen=True):
    """The same said in both languages; whoever reads it is "vous" and "you"."""

    fr: str
    en: str


class SceneMove(msgspec.Struct, frozen=True):
    """One move as the game writes moves, and what there is to say of it."""

    seat: Seat
    move: str
    words: Words | None = None
