"""Bots' hands in a game in real time: each acts at its own time, several at once.

A bot's move is chosen when its last one is over and happens when the time it takes has passed.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Final

import structlog

from tablee.core.contract import Seat
from tablee.core.game_clock import GameClock
from tablee.server.tables.bot_question import level_of, question_of
from tablee.server.tables.system_time import ticks
from tablee.table.model import Table

if TYPE_CHECKING:
    from tablee.server.tables.live_table import Room

log = structlog.get_logger()
QUICKEST: Final = 30  # milliseconds between two moves of a hand that is behind its clock
PATIENCE: Final = 1.0  # seconds until a hand whose move changed nothing tries again


class Hands:
    __slots__ = ("_acting", "_clock", "_room")

    def __init__(self, room: Room, clock: GameClock) -> None:
        self._room = room
        self._clock = clock
        self._acting: dict[Seat, asyncio.Task[None]] = {}

    def set(self) -> None:
        """Every bot's hand that should be acting is."""
        for seat in self._clock.hands:
            if seat not in self._acting and self._active(seat):
                self._acting[seat] = asyncio.create_task(self._act(seat))

    def _active(self, seat: Seat) -> bool:
        room = self._room
        watched = bool(room.crowd.gazes) and not room.retired
        return watched and room.table.places[seat].played_by_bot and seat in self._clock.hands

    async def _act(self, seat: Seat) -> None:
        try:
            await self._room.hub.prepared(self._room.table.game)
            while self._active(seat):
                await self._one_move(seat)
        except Exception:
            log.exception("a bot's hand failed", table=self._room.table.code, seat=seat)
            await asyncio.sleep(PATIENCE)
        finally:
            del self._acting[seat]
        self.set()

    async def _one_move(self, seat: Seat) -> None:
        room, table, clock, name = self._room, self._room.table, self._clock, self._clock.name
        move = await room.hub.thinkers.choose(question_of(table, seat, level_of(table, seat)))
        if clock.name != name:
            return
        now = ticks()
        ends = max(now + QUICKEST, clock.ends(table.state, seat, move, now))
        clock.begin(seat, move, ends)
        await asyncio.sleep((ends - now) / 1000)
        if not await room.ask(self._play, table, seat, move):
            await asyncio.sleep(PATIENCE)

    async def _play(self, seen: Table, seat: Seat, move: Any) -> bool:
        """Whether anything came of it, or needed to."""
        if not self._clock.finish(seat) or not self._active(seat):
            return True
        return await self._room.play.play_bot(seen, seat, move)

    def close(self) -> None:
        for task in self._acting.values():
            task.cancel()
