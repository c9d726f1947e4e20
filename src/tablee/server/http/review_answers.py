"""Finished games analysed and written down, and what somebody wrote read back; beside the house, too."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from tablee.bots.analyst import Analyst, Finding, analyst_of
from tablee.core import replay as core_replay
from tablee.core import shelf
from tablee.core.notation import LONGEST_WRITTEN, NotationError, notation_of
from tablee.core.record import Turn, write_record
from tablee.core.replay import AnyRecord
from tablee.core.soundness import told_by
from tablee.server.http.prepared_answers import Made, PreparedAnswer, prepared, prepared_json
from tablee.server.http.replays import errors_as_values, from_log, read
from tablee.server.http.request_bodies import read_json
from tablee.server.protocol.errors import ProblemRaised, problem
from tablee.server.protocol.http_types import Review, WrittenGame
from tablee.table import game_rules

SECONDS: Final = 6.0  # for thinking over a whole game
MOST_SECONDS: Final = 0.1  # for one of its moves


@errors_as_values
def table_review(code: str, rows: list[Any]) -> Made:
    return _review(from_log(code, rows))


@errors_as_values
def sent_review(body: bytes) -> Made:
    return _review(read(body))


def _review(record: AnyRecord) -> PreparedAnswer:
    """What could have been played instead, and all of it in writing, as far as the box can."""
    analyse, notation = analyst_of(record.game), notation_of(record.game)
    if analyse is None and notation is None:
        raise problem("no-review")
    steps = list(core_replay.replay(game_rules.load(record.game), record))
    findings = () if analyse is None else _findings(analyse, steps)
    if notation is None:
        return prepared_json(Review(findings))
    positions = tuple([notation.write_position(step.state) for step in steps])
    written = notation.write_game(record, [step.state for step in steps])
    return prepared_json(Review(findings, positions, notation.sides(steps[0].state), written))


def _findings(analyse: Analyst, steps: list[core_replay.Frame]) -> tuple[Finding | None, ...]:
    seconds = min(MOST_SECONDS, SECONDS / len(steps))
    return tuple([_finding(analyse, before.state, after.turn, seconds) for before, after in pairwise(steps)])


def _finding(analyse: Analyst, state: Any, turn: Turn[Any, Any], seconds: float) -> Finding | None:
    """Nothing about a turn that takes back."""
    if turn.seat is None or turn.move is None:
        return None
    return analyse(state, turn.seat, turn.move, seconds)


@errors_as_values
def written_record(body: bytes) -> Made:
    """What somebody wrote down, as a record: of the first box that reads it."""
    text = read_json(body, WrittenGame).text
    if len(text) > LONGEST_WRITTEN:
        raise _unread(ValueError(f"more than {LONGEST_WRITTEN} characters"))
    fault: ValueError = ValueError("no box here reads any writing")
    for notation in filter(None, map(notation_of, shelf.names())):
        try:
            return prepared(write_record(notation.read(text)))
        except ValueError as error:
            fault = error
    raise _unread(fault)


def _unread(fault: ValueError) -> ProblemRaised:
    """Where it could not be read, as far as the box says."""
    line, column = (fault.line or 1, fault.column) if isinstance(fault, NotationError) else (1, 0)
    return problem("bad-notation", detail=told_by(fault), line=line, column=column)


@errors_as_values
def picture(game: str, position: str, bottom: int, path: str) -> Made:
    notation = notation_of(game)
    if notation is None:
        raise problem("no-review")
    try:
        svg = notation.picture(position, bottom, tuple(path.split()))
    except ValueError as error:
        raise _unread(error) from None
    return prepared(svg.encode(), "image/svg+xml")
