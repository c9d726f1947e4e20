"""Finished games looked at again. All of this runs in a process beside the house (`replay_queue.py`).

A log comes as the store's rows, a record as the bytes somebody sent. What goes back is an answer
ready to be sent, or why there is none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from itertools import islice
from typing import Any, ParamSpec, TypeVar

import msgspec

from tablee.bots.judge import judge_of
from tablee.core import replay as core_replay
from tablee.core import shelf
from tablee.core.chance import GIVEN
from tablee.core.chapters import chapters_of, jumps
from tablee.core.contract import Game, Seat
from tablee.core.record import RecordError, Turn, read_record, write_record
from tablee.core.replay import AnyRecord
from tablee.core.story import story_of
from tablee.core.told import events_for
from tablee.core.verify import list_text
from tablee.server.http.prepared_answers import (
    Made,
    PreparedAnswer,
    prepared,
    prepared_in_parts,
    prepared_json,
)
from tablee.server.http.request_bodies import read_json
from tablee.server.protocol.errors import ProblemRaised, code_of, problem
from tablee.server.protocol.http_types import Curve, Frame, PlayOn, Replay
from tablee.server.tables.given_terms import is_current
from tablee.store.codec import decode_log
from tablee.store.store_contract import BoxNotInstalled, StoreDamaged
from tablee.table import game_rules
from tablee.table.log_record import record_of
from tablee.table.log_replay import LogBroken
from tablee.table.outcome import TableProblem

P = ParamSpec("P")
T = TypeVar("T")
encode = msgspec.json.Encoder().encode
NO_RECORD = msgspec.Raw(b"null")
MOST_FILMS = 120  # of what was simulated, in one replay: each is computed again


class Unreadable(msgspec.Struct, frozen=True):
    """A table whose log is not what it should be: the problem for the asker, why for the house's log."""

    problem: TableProblem
    table: str
    version: int
    why: str


class Position(msgspec.Struct, frozen=True):
    """Where a game stood after some turn, all that a new table needs of it."""

    game: str
    seats: int
    options: Any
    start: Any


def errors_as_values(work: Callable[P, T]) -> Callable[P, T | TableProblem | Unreadable]:
    """The same work with every foreseen error as a value, which crosses to the house."""

    @wraps(work)
    def answer(*args: P.args, **kwargs: P.kwargs) -> T | TableProblem | Unreadable:
        try:
            return work(*args, **kwargs)
        except ProblemRaised as error:
            return error.problem
        except RecordError as error:
            return TableProblem("bad-record", {"detail": str(error)})
        except BoxNotInstalled as error:
            return TableProblem(code_of(error))
        except (LogBroken, StoreDamaged) as error:
            return Unreadable(TableProblem(code_of(error)), error.code, error.version, error.why)

    return answer


@errors_as_values
def table_record(code: str, rows: list[Any]) -> Made:
    return prepared(write_record(from_log(code, rows)))


@errors_as_values
def table_replay(code: str, rows: list[Any], seat: Seat | None) -> Made:
    return _replay(from_log(code, rows), seat)


@errors_as_values
def table_curve(code: str, rows: list[Any]) -> Made:
    return _curve(from_log(code, rows))


@errors_as_values
def table_story(code: str, rows: list[Any]) -> Made:
    record = from_log(code, rows)
    return prepared_json(story_of(shelf.box(record.game), record))


@errors_as_values
def table_position(code: str, rows: list[Any], seat: Seat, turn: int) -> Position:
    return _position(from_log(code, rows), seat, turn)


@errors_as_values
def sent_replay(body: bytes, seat: Seat | None) -> Made:
    return _replay(read(body), seat)


@errors_as_values
def sent_curve(body: bytes) -> Made:
    return _curve(read(body))


class _SentPlayOn(PlayOn, frozen=True, forbid_unknown_fields=True):
    """As it comes: the record inside is not looked at before the rest is."""

    record: msgspec.Raw = NO_RECORD


@errors_as_values
def sent_request(body: bytes) -> tuple[PlayOn, Position | None]:
    """A request to play on, without its record, and the position in that; None where it names a table."""
    sent = read_json(body, _SentPlayOn)
    request = PlayOn(**{name: getattr(sent, name) for name in PlayOn.__struct_fields__ if name != "record"})
    if request.code is not None:
        return request, None
    return request, _position(read(bytes(sent.record)), request.seat, request.turn)


def read(body: bytes) -> AnyRecord:
    return read_record(body, game_rules.load)


def from_log(code: str, rows: list[Any]) -> AnyRecord:
    record = record_of(code, decode_log(code, rows, game_rules.load))
    if record is None:
        raise problem("not-over")
    if record.chance.scheme == GIVEN and is_current(list_text(record.chance)):
        raise problem("given-deal")
    return record


def _replay(record: AnyRecord, seat: Seat | None) -> PreparedAnswer:
    """Every turn of the record; its game is over, so any seat's hand may be looked into."""
    _refuse_seat(record, seat)
    answer = prepared_in_parts(_json_parts(record, seat))
    if answer is None:
        raise problem("too-long")
    return answer


def _json_parts(record: AnyRecord, seat: Seat | None) -> Iterator[bytes]:
    """The JSON of a `Replay`, frame after frame: only the text of one is there at a time."""
    events = [[told.event for told in turn.events] for turn in record.turns]
    chapters = jumps(chapters_of(record.game), events)
    box = shelf.box(record.game)
    head = Replay(
        game=record.game,
        options=record.options,
        names=record.names,
        seat=seat,
        commitment=record.chance.commitment,
        jumps=chapters,
        finished=record.standings is not None,
        judged=bool(box.judge),
        reviewed=bool(box.analyst or box.notation),
        frames=(),
    )
    begin, end = encode(head)[:-2], b"]}"
    yield begin
    game = game_rules.load(record.game)
    before: Any = None
    films = MOST_FILMS
    for step in core_replay.replay(game, record):
        seen, turn = events_for(step.turn.events, seat), step.turn
        view, again = game.view(step.state, seat), _again(game, before, turn)
        if again is None and films and (again := _refilmed(game, before, turn)) is not None:
            films -= 1
        back = turn.back if isinstance(turn.back, int) else None
        hands = open_hands(game, step.state, len(record.names))
        frame = encode(Frame(step.number, turn.seat, turn.move, seen, view, back, hands, again))
        before = step.state
        yield b"," + frame if step.number else frame
    yield end


def open_hands(game: Game, state: Any, seats: int) -> tuple[Any, ...]:
    """What every seat holds, the game being over: the field `hand` of its view, where that is a row."""
    if "hand" not in game.View.__struct_fields__:
        return ()
    held = tuple([game.view(state, seat).hand for seat in range(seats)])
    return held if all(isinstance(hand, tuple) for hand in held) else ()


def _again(game: Game, before: Any, turn: Turn[Any, Any]) -> Any:
    """What this turn ended, as it was shown again at the table."""
    if before is None or turn.seat is None or game.clocked is None:
        return None
    return game.clocked.retold(before, turn.seat, turn.move)


def _refilmed(game: Game, before: Any, turn: Turn[Any, Any]) -> Any:
    """How what was simulated for this turn came about."""
    if before is None or turn.seat is None or game.simulated is None:
        return None
    return game.simulated.refilmed(before, turn.seat, turn.move)


def _curve(record: AnyRecord) -> PreparedAnswer:
    judge = judge_of(record.game)
    if judge is None:
        raise problem("no-curve")
    return prepared_json(
        Curve(tuple([judge(step.state) for step in core_replay.replay(game_rules.load(record.game), record)]))
    )


def _position(record: AnyRecord, seat: Seat, turn: int) -> Position:
    """After that turn; a problem if there is no such turn or the game was over by then."""
    _refuse_seat(record, seat)
    game, steps = game_rules.load(record.game), core_replay.replay(game_rules.load(record.game), record)
    step = next(islice(steps, turn, None), None) if 0 <= turn < len(record.turns) else None
    if step is None or game.standings(step.state) is not None:
        raise problem("no-such-turn", turn=turn)
    return Position(record.game, len(record.names), record.options, step.state)


def _refuse_seat(record: AnyRecord, seat: Seat | None) -> None:
    if seat is not None and not 0 <= seat < len(record.names):
        raise problem("no-such-seat", seat=seat)
