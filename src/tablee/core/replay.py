"""Playing a record again, with its own draws."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from tablee.core.chance import Chance, Recorded
from tablee.core.contract import Game, Seat, Step
from tablee.core.record import Record, RecordError, Turn
from tablee.core.refusal import MoveRefused, Refusal
from tablee.core.soundness import told_by
from tablee.core.taking_back import Earlier, Past, why_it_stands

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
    path = RecordPath(game, record)
    for number, turn in enumerate(record.turns):
        chance = Recorded(turn.draws, now=turn.at)
        try:
            step = path.step(number, turn, chance)
            chance.finish()
        except MoveRefused as error:
            raise RuleBroken(number, turn.seat, error.refusal) from None
        except ValueError as error:
            raise RecordError(f"turn {number} does not follow the rules: {told_by(error)}") from None
        except Exception as error:  # a record is a stranger's word
            raise RecordError(f"turn {number} does not follow from the start: {told_by(error)}") from None
        if step.events != turn.events:
            raise RecordError(f"turn {number} tells of other events than the rules do")
        yield Frame(number, turn, step.state)
    if not record.turns or game.standings(path.state) != record.standings:
        raise RecordError("the record's result is not the one its moves lead to")


class RecordPath:
    """The states of a record one after the other: moves lead on, taking back leads back (`state`)."""

    def __init__(self, game: Game, record: AnyRecord) -> None:
        self.state: Any = None
        self._game = game
        self._record = record
        self._past = Past()
        self._returns = any(isinstance(turn.back, int) for turn in record.turns)

    def step(self, number: int, turn: Turn[Any, Any], chance: Chance) -> Step:
        """What this turn leads to by the rules, with that chance; a turn out of place is a `ValueError`."""
        if isinstance(turn.back, int):
            return self._back(turn, turn.back)
        before = self.state
        step = step_of(self._game, self._record, before, turn, chance)
        if self._returns and turn.seat is not None:
            why = why_it_stands(
                self._record.game, before, turn.seat, turn.move, step.state, turn.draws, step.events
            )
            self._past = self._past.after(why, Earlier(before, number - 1, turn.seat, ""), step.events)
        self.state = step.state
        return step

    def _back(self, turn: Turn[Any, Any], to: int) -> Step:
        earlier = self._past.at(to)
        if earlier is None or earlier.seat != turn.seat:
            raise ValueError(f"what followed turn {to} cannot be taken back")
        self.state, self._past = earlier.state, self._past.back_to(earlier)
        return Step(self.state, ())


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
