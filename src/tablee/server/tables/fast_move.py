"""The short way of a move at a table that is free: decided where it is heard, told where it is kept.

No task and no future in between. While it is being stored everything else at the table waits its turn
in the inbox, so it is as if the room's worker had done it.
"""

from __future__ import annotations

from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import structlog

from tablee.server.protocol.messages import Done, MoveWish
from tablee.server.tables import requests
from tablee.server.tables.alarm import wall
from tablee.server.wire.socket import Socket
from tablee.store.contract import StoreError
from tablee.table.outcome import AlreadyDone, Decision, TableProblem

if TYPE_CHECKING:
    from tablee.server.tables.live_table import Room

log = structlog.get_logger()


def play(room: Room, socket: Socket, wish: MoveWish) -> None:
    try:
        outcome = requests.move(room.table, socket.seat, wish, wall())
        if isinstance(outcome, Decision):
            _keep(room, outcome, socket, wish.id)
        else:
            reply(socket, wish.id, outcome)
    except Exception:
        log.exception("a wish failed", table=room.table.code, seat=socket.seat)
        reply(socket, wish.id, TableProblem("failed"))


def _keep(room: Room, decision: Decision, socket: Socket, id: str) -> None:
    heard = partial(_heard, room, decision, socket, id, perf_counter())
    try:
        room.hub.store.keep(room.table.code, decision.table.length, decision.entry, heard)
    except StoreError as error:
        room.inbox.post_first(_apologise, room, socket, id, error)
    else:
        room.inbox.hold(True)


def _heard(
    room: Room, decision: Decision, socket: Socket, id: str, began: float, error: StoreError | None
) -> None:
    if error is not None:
        room.inbox.post_first(_apologise, room, socket, id, error)
    else:
        room.hub.counts.stored(1, perf_counter() - began)
        room.become(decision, socket, id)
        room.alarms.set()
    room.inbox.hold(False)


async def _apologise(room: Room, socket: Socket, id: str, error: StoreError) -> None:
    try:
        problem = await room.not_kept(error)
    except Exception:
        log.exception("a wish failed", table=room.table.code, seat=socket.seat)
        problem = TableProblem("failed")
    reply(socket, id, problem)


def reply(socket: Socket, id: str, outcome: TableProblem | AlreadyDone) -> None:
    """The answer to a wish that changes nothing."""
    if isinstance(outcome, TableProblem):
        socket.problem(outcome.code, id, outcome.refusal, outcome.values)
    else:
        socket.say(Done(id, outcome.version))
