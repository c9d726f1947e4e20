"""What nobody should miss in Dschamál: who won, what changes hands, complete shapes, a lost tower."""

from __future__ import annotations

from tablee.core.moments import EVERYBODY, Moments
from tablee.games.dschamal.events import (
    BoutRepeated,
    BoutVoid,
    BoutWon,
    PieceMoved,
    ShapeCompleted,
    TowerLost,
)

MOMENTS: Moments = {
    BoutWon: EVERYBODY,
    BoutRepeated: EVERYBODY,
    BoutVoid: EVERYBODY,
    PieceMoved: ("giver", "taker"),
    ShapeCompleted: EVERYBODY,
    TowerLost: EVERYBODY,
}
