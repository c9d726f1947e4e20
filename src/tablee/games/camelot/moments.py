"""What nobody should miss in Camelot: cards that come, go or are cancelled, and tokens won and lost."""

from __future__ import annotations

from tablee.core.moments import EVERYBODY, Moments
from tablee.games.camelot.events import (
    ActionCancelled,
    CardLaid,
    CardsDiscarded,
    CardSeen,
    CardsExchanged,
    CardTaken,
    CardTakenBack,
    ColourChanged,
    HandShown,
    NothingWon,
    StolenCardSeen,
    TokenLost,
    TokenWon,
)

MOMENTS: Moments = {
    CardSeen: ("seat",),
    StolenCardSeen: ("seat", "target"),
    CardTaken: ("seat", "target"),
    CardTakenBack: ("seat",),
    CardsDiscarded: ("seat",),
    CardsExchanged: ("seat", "target"),
    CardLaid: ("seat",),
    ActionCancelled: EVERYBODY,
    ColourChanged: EVERYBODY,
    HandShown: EVERYBODY,
    TokenWon: EVERYBODY,
    TokenLost: EVERYBODY,
    NothingWon: EVERYBODY,
}
