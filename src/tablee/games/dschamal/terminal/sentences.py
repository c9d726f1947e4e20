"""Events, moves and questions as sentences; their words are in the game's Fluent files."""

from __future__ import annotations

from tablee.cli.faces.face import Reader, tag_of
from tablee.cli.faces.sentence_arguments import Sayings, say_question
from tablee.core.question import Question
from tablee.core.roles import roles_in
from tablee.games.dschamal import events, moves
from tablee.games.dschamal.placing import span
from tablee.games.dschamal.state import DUEL
from tablee.games.dschamal.terminal.pieces import (
    say_one,
    say_seconds,
    say_shape,
    say_times,
)
from tablee.games.dschamal.tower import Placed

ROLES = roles_in(events.Event, moves.Move)
SAYINGS: Sayings = {
    "piece": lambda reader, piece, _: say_one(reader.words, piece),
    "shape": lambda reader, shape, _: say_shape(reader.words, shape),
    "milliseconds": lambda reader, ms, _: say_seconds(reader.words, ms),
    "times": lambda reader, times, _: say_times(reader, times),
    "step": lambda _, dx, fields: {"direction": direction(dx, fields["dy"])},
}


def sentence(event: events.Event, reader: Reader) -> str:
    """Which sentence tells it: what only one's own hand knows is told otherwise of another's."""
    match event:
        case events.BoutReady(fighters=fighters, purpose=purpose) if (
            reader.eyes in fighters and purpose != DUEL
        ):
            return "own-bout-ready"
        case (
            events.ReliefFelt(seat=seat)
            | events.HandClosed(seat=seat)
            | events.HandOpened(seat=seat)
            | events.OwnLaid(seat=seat)
        ) if seat != reader.eyes:
            return f"told-{tag_of(event)}"
    return f"event-{tag_of(event)}"


def direction(dx: int, dy: int) -> str:
    """y grows away from the player."""
    deep = "far" if dy > 0 else "near" if dy < 0 else ""
    side = "right" if dx > 0 else "left" if dx < 0 else ""
    return "-".join([part for part in (deep, side) if part])


def building(drop: Placed, reader: Reader) -> str:
    low, high = span(drop)
    return reader.words.say("dschamal-set", piece=say_one(reader.words, drop.piece), height=round(high - low))


def asked(question: Question, reader: Reader) -> str:
    return say_question(question, ROLES, reader, SAYINGS)
