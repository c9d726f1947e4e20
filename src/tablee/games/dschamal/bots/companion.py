"""A player that follows how the others do: behind them it is as quick and sure as `normal`, ahead it takes
its time like a beginner, so that whoever plays against it has about even chances.

It goes by what everybody sees, the pieces that lie before the two or three who search together (in the
Turm, the points), and remembers nothing else of anybody.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import msgspec

from tablee.games.dschamal.bots import beginner, normal
from tablee.games.dschamal.bots.hand import Level
from tablee.games.dschamal.bots.player import Player
from tablee.games.dschamal.view import View

SLOW: Final = beginner.BOT.level
QUICK: Final = normal.BOT.level
SPAN: Final = 4.0  # pieces ahead at which it is as slow as it can be, or behind, as quick
EVEN: Final = 0.45  # where it stands between the two against somebody with as many pieces


class Companion(Player):
    def level_at(self, view: View) -> Level:
        lead = max(-SPAN, min(SPAN, lead_of(view)))
        return between(round(100 * (EVEN - lead * (EVEN if lead > 0 else 1 - EVEN) / SPAN)))


def lead_of(view: View) -> float:
    """How many pieces it has more than those it searches with; out of the bag, than all others."""
    assert view.seat is not None
    fighters = view.bout.fighters
    rivals = fighters if view.seat in fighters else range(len(view.owned))
    theirs = [standing(view, rival) for rival in rivals if rival != view.seat]
    return standing(view, view.seat) - sum(theirs) / len(theirs) if theirs else 0.0


def standing(view: View, seat: int) -> int:
    return view.counted[seat].total if view.counted else len(view.owned[seat])


@lru_cache(maxsize=128)
def between(hundredths: int) -> Level:
    """So far from the slow hand to the quick one."""
    slow, quick = msgspec.structs.asdict(SLOW), msgspec.structs.asdict(QUICK)
    share = hundredths / 100
    mixed = {
        name: type(value)(round((1 - share) * value + share * quick[name], 3))
        for name, value in slow.items()
        if name != "judge"
    }
    return Level(**mixed, judge=(SLOW if share < 0.5 else QUICK).judge)


BOT = Companion(SLOW)
