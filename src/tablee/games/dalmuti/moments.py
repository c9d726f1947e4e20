"""What nobody should miss in the Grand Dalmuti: the Revolution, and cards that come and go."""

from __future__ import annotations

from tablee.core.moments import EVERYBODY, Moments
from tablee.games.dalmuti.events import (
    BonusScored,
    CardsGiven,
    CardSlipped,
    RevolutionDeclared,
    SlipSettled,
    SwapOffered,
    WentOut,
)

MOMENTS: Moments = {
    RevolutionDeclared: EVERYBODY,
    CardsGiven: ("giver", "receiver"),
    CardSlipped: EVERYBODY,
    SlipSettled: EVERYBODY,
    SwapOffered: ("partner",),
    WentOut: ("seat",),
    BonusScored: ("seat", "peon"),
}
