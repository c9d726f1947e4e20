"""Exercises of a box: played by its rules, for one person, and forgotten with the answer.

All of this runs in a process beside the house: what somebody has done so far is done again each time.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablee.core import shelf
from tablee.core.box import part
from tablee.core.chance import Stream, key_of
from tablee.core.contract import Game
from tablee.core.known_types import convert
from tablee.core.refusal import MoveRefused, Refusal
from tablee.core.soundness import told_by
from tablee.core.teaching import LEARNER, Practice
from tablee.server.http.prepared_answers import Made, prepared_json
from tablee.server.http.replays import errors_as_values
from tablee.server.protocol.errors import problem
from tablee.server.protocol.http_types import PracticeTold, PracticeTurn

SECRET: Final = b"practice"


@errors_as_values
def practised(game: str, data: PracticeTurn) -> Made:
    rules, practice = shelf.load(game), practice_of(game)
    if data.task not in practice.tasks:
        raise problem("no-such-page")
    moves = [_read(rules, move) for move in data.moves]
    state = practice.start(data.task, Stream(key_of(SECRET, [data.task, data.seed])))
    state, views, refusal = _play(rules, practice, state, moves, data.fresh)
    solved = None if data.answer is None else practice.solve(state, data.answer)
    return prepared_json(PracticeTold(views, rules.offers(state, LEARNER), refusal, solved))


def _play(
    rules: Game, practice: Practice, state: Any, moves: list[Any], fresh: int
) -> tuple[Any, tuple[Any, ...], Refusal | None]:
    """The state these moves lead to, a view for each that is new, and why one of them goes no further."""
    views: list[Any] = []
    for at, move in enumerate(moves):
        try:
            state = practice.act(state, move)
        except MoveRefused as refused:
            return state, tuple(views), refused.refusal
        if at >= len(moves) - fresh:
            views.append(rules.view(state, LEARNER))
    return state, tuple(views) if fresh else (rules.view(state, LEARNER),), None


def _read(rules: Game, move: Any) -> Any:
    try:
        return convert(move, rules.Move)
    except msgspec.ValidationError as error:
        raise problem("unknown-type", detail=told_by(error)) from None


def practice_of(game: str) -> Practice:
    """A problem where the box brings none."""
    reference = shelf.box(game).practice
    if not reference:
        raise problem("no-such-page")
    found: Practice = part(reference)
    return found
