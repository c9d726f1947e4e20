"""Playing a record again, with its own draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.chance import Chance, Recorded
from tablee.core.contract import Game, Seat, Step
from tablee.core.record import Record, RecordError, ToldEvent, Turn
from tablee.core.refusal import MoveRefused, Refusal
from tablee.core.soundness import told_by

AnyRecord = Record[Any, Any, Any]


class RuleBroken(RecordError):
    """A turn that the rules refuse; whoever tells it has the reader's words for the refusal."""

    def __init__(self, number: int, seat: Seat | None, refusal: Refusal) -> None:
        super().__init__(f"turn {number} does not follow the rules: {MoveRefused(refusal)}")
        self.number = number
        self.seat = seat
        self.refusal = refusal


class Frame(msgspec.Struct, frozen=True):
    """The game after one turn of the record."""

    number: int
    turn: Turn[Any, Any]
    state: Any


def replay(game: Game, record: AnyRecord) -> Iterator[Frame]:
    """Every turn anew by the rules; a turn that tells another story is an error."""
    state: Any = None
    for number, turn in enumerate(record.turns):
        chance = Recorded(turn.draws, now=turn.at)
        try:
            step = step_of(game, record, state, turn, chance)
            chance.finish()
        except MoveRefused as error:
            raise RuleBroken(number, turn.seat, error.refusal) from None
        except ValueError as error:
            raise RecordError(f"turn {number} does not follow the rules: {told_by(error)}") from None
        except Exception as error:  # a record is a stranger's word
            raise RecordError(f"turn {number} does not follow from the start: {told_by(error)}") from None
        if told(step) != turn.events:
            raise RecordError(f"turn {number} tells of other events than the rules do")
        state = step.state
        yield Frame(number, turn, state)
    if not record.turns or game.standings(state) != record.standings:
        raise RecordError("the record's result is not the one its moves lead to")


def told(step: Step) -> tuple[ToldEvent[Any], ...]:
    return tuple([ToldEvent(t.event, t.to) for t in step.events])


def seen_events(turn: Turn[Any, Any], seat: Seat | None) -> tuple[Any, ...]:
    """The events of a turn that this seat, or a watcher, may see."""
    return tuple([t.event for t in turn.events if t.to is None or seat in t.to])


def step_of(game: Game, record: AnyRecord, state: Any, turn: Turn[Any, Any], chance: Chance) -> Step:
    """What this turn leads to by the rules, with that chance; a turn out of place is a `ValueError`."""
    if turn.seat is None or turn.move is None:
        if state is not None:
            raise ValueError("a second deal")
        if record.start is not None:
            return Step(record.start, ())
        return game.deal(len(record.names), record.options, chance, record.rules)
    if state is None:
        raise ValueError("a move before the deal")
    if not 0 <= turn.seat < len(record.names):
        raise ValueError(f"there is no seat {turn.seat + 1}")
    return game.apply(state, turn.seat, turn.move, chance)
