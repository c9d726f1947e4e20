"""What nobody should miss on the star: a piece huffed, a move taken back, a queen, a player who goes."""

from __future__ import annotations

from tablee.core.moments import EVERYBODY, Moments
from tablee.games.etoile.events import (
    CaptureMissed,
    DrawDeclined,
    DrawOffered,
    MoveTakenBack,
    PassedOver,
    PieceHuffed,
    QueenMade,
    Resigned,
    WentOut,
)

MOMENTS: Moments = {
    PieceHuffed: EVERYBODY,
    MoveTakenBack: EVERYBODY,
    CaptureMissed: ("seat",),
    QueenMade: EVERYBODY,
    PassedOver: EVERYBODY,
    WentOut: EVERYBODY,
    Resigned: EVERYBODY,
    DrawOffered: EVERYBODY,
    DrawDeclined: EVERYBODY,
}
