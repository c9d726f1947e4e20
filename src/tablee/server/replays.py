"""A finished game, step by step, from one seat's eyes."""

from __future__ import annotations

from tablee.core import replay as core
from tablee.core.contract import Seat
from tablee.core.record import read_record
from tablee.server.failures import problem
from tablee.server.http_types import Frame, Replay
from tablee.table import games


def read(body: bytes) -> core.AnyRecord:
    return read_record(body, games.load)


def read_and_replay(body: bytes, seat: Seat | None) -> Replay:
    return replay_from(read(body), seat)


def replay_from(record: core.AnyRecord, seat: Seat | None) -> Replay:
    """Every turn of the record; its game is over, so any seat's hand may be looked into."""
    if seat is not None and not 0 <= seat < len(record.names):
        raise problem("no-such-seat", seat=seat)
    game = games.load(record.game)
    frames = tuple(
        [
            Frame(
                turn=step.number,
                seat=step.turn.seat,
                move=step.turn.move,
                events=core.seen_events(step.turn, seat),
                view=game.view(step.state, seat),
            )
            for step in core.replay(game, record)
        ]
    )
    return Replay(record.game, record.options, record.names, seat, record.chance.commitment, frames)
