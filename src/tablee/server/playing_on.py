"""Finished games looked at again: where they were decided, and another try from any position."""

from __future__ import annotations

import asyncio
import secrets
from itertools import islice
from typing import Any

import msgspec

from tablee.bots.judging import judge_of
from tablee.core.replay import AnyRecord, replay
from tablee.server.alarms import wall
from tablee.server.failures import problem
from tablee.server.house import House
from tablee.server.http_types import Curve, PlayOn, Seated
from tablee.server.secrecy import hash_of, new_token
from tablee.server.wishes import SECRET_BYTES
from tablee.table import decide, games
from tablee.table.outcome import Decision, TableProblem


async def curve_of(house: House, record: AnyRecord) -> Curve:
    if judge_of(record.game) is None:
        raise problem("no-curve")
    return Curve(await house.hub.thinkers.elsewhere(judge_all, record))


def judge_all(record: AnyRecord) -> tuple[tuple[float, ...], ...]:
    judge = judge_of(record.game)
    assert judge is not None
    return tuple([judge(frame.state) for frame in replay(games.load(record.game), record)])


async def open_from(house: House, record: AnyRecord, wish: PlayOn) -> Seated | TableProblem:
    """A table that begins where that game stood after that turn."""
    if not 0 <= wish.seat < len(record.names):
        raise problem("no-such-seat", seat=wish.seat)
    start = await asyncio.to_thread(state_at, record, wish.turn)
    if start is None:
        raise problem("no-such-turn", turn=wish.turn)
    token = new_token()
    return await house.hub.found(lambda code: opening(code, record, start, wish, token), wish.seat, token)


def state_at(record: AnyRecord, turn: int) -> Any:
    """The state after that turn; None if there is no such turn or the game was over by then."""
    game = games.load(record.game)
    frames = replay(game, record)
    frame = next(islice(frames, turn, None), None) if turn >= 0 else None
    return None if frame is None or game.standings(frame.state) is not None else frame.state


def opening(
    code: str, record: AnyRecord, start: Any, wish: PlayOn, token: str
) -> list[Decision] | TableProblem:
    """The box, the asker on his seat, the bots on theirs; the game, if no friend is waited for."""
    secret, seats = secrets.token_bytes(SECRET_BYTES), len(record.names)
    options = msgspec.to_builtins(record.options)
    opened = decide.open_table(code, record.game, seats, options, wish.settings, secret, wall(), start=start)
    if isinstance(opened, TableProblem):
        return opened
    seated = decide.sit(opened.table, wish.name, wish.seat, hash_of(token), wish.seed, wall())
    if isinstance(seated, TableProblem):
        return seated
    decisions = [opened, seated]
    for seat, level in enumerate(wish.bots[:seats]):
        if level and seat != wish.seat:
            added = decide.seat_bot(decisions[-1].table, wish.seat, seat, level, wall())
            if not isinstance(added, Decision):
                return added if isinstance(added, TableProblem) else TableProblem("seat-taken")
            decisions.append(added)
    if any(place.free for place in decisions[-1].table.places):
        return decisions
    begun = decide.begin(decisions[-1].table, wish.seat, wish.settings.level, wall())
    return begun if isinstance(begun, TableProblem) else [*decisions, *begun]
