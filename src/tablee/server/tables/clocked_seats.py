"""Everybody who acts at their own time in a game in real time: people, bots' hands, and their lines."""

from __future__ import annotations

from typing import NamedTuple

from tablee.server.tables.audience import Audience
from tablee.server.tables.bot_hands import BotHands
from tablee.server.tables.clocked_play import ClockedPlay, Start
from tablee.server.tables.current_table import CurrentTable
from tablee.server.tables.line_pings import LinePings
from tablee.server.tables.move_batch import MoveBatch
from tablee.server.tables.preparation import Preparation
from tablee.server.tables.thinkers import Thinkers


class ClockedSeats(NamedTuple):
    """What a live table of such a game has besides the parts of every table."""

    play: ClockedPlay
    audience: Audience
    people: MoveBatch
    hands: BotHands
    pings: LinePings

    def wake(self) -> None:
        """Bots' hands and measuring go on while anybody is here to see it."""
        self.hands.wake()
        self.pings.run(bool(self.play.clock.name and self.audience.groups))

    def close(self) -> None:
        self.play.close()
        self.hands.close()
        self.pings.close()


def clocked_play(
    current: CurrentTable, audience: Audience, *, thinkers: Thinkers, preparation: Preparation, start: Start
) -> ClockedPlay | None:
    """What a game in real time adds to its table; None for any other game."""
    clocked = current.game.clocked
    if clocked is None:
        return None
    return ClockedPlay(current, audience, clocked, thinkers=thinkers, preparation=preparation, start=start)
