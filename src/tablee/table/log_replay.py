"""A log read again: each entry makes the next table, with the chance the log recorded."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablee.core.chance import Recorded
from tablee.core.contract import Game, Step
from tablee.core.meta import Meta
from tablee.core.refusal import MoveRefused, raise_if_refused
from tablee.core.soundness import told_by
from tablee.table.back_effects import back_answered, back_asked, taken_back
from tablee.table.entries import (
    Answered,
    BackAnswered,
    BackAsked,
    Begun,
    Entry,
    Moved,
    Opened,
    Ordered,
    TakenBack,
)
from tablee.table.entry_effects import changed_by, opened
from tablee.table.game_effects import answered, begun, first_step, moved, remember
from tablee.table.game_rules import Games, load
from tablee.table.model import Table
from tablee.table.order_effects import ordered


class LogBroken(Exception):
    """An entry that does not fit the table before it, or the rules it was played by."""

    def __init__(self, code: str, version: int, why: str) -> None:
        super().__init__(f"table {code}, version {version}: {why}")
        self.code, self.version, self.why = code, version, why


class OtherRules(LogBroken):
    """A game played by a version of the rules that is not read here: too old, or newer than this house."""

    def __init__(self, table: Table, meta: Meta) -> None:
        why = (
            f"played by version {table.rules} of the rules of {meta.name}; "
            f"versions {meta.oldest} to {meta.rules} are read here"
        )
        super().__init__(table.code, table.length + 1, why)


UNFIT: Final = (ValueError, IndexError, KeyError, TypeError, AttributeError, MoveRefused)


def fold(table: Table | None, code: str, entry: Entry, *, games: Games = load) -> Table:
    """The table after `entry`; `LogBroken` if the entry does not fit."""
    try:
        return _fold(table, code, entry, games)
    except UNFIT as error:
        raise LogBroken(code, table.length + 1 if table else 1, told_by(error)) from error


def fold_all(code: str, entries: Iterable[Entry], *, games: Games = load) -> Table:
    """The table a whole log makes."""
    table = None
    for entry in entries:
        table = fold(table, code, entry, games=games)
    if table is None:
        raise LogBroken(code, 1, "the log is empty")
    return table


def _fold(table: Table | None, code: str, entry: Entry, games: Games) -> Table:
    if isinstance(entry, Opened):
        if table is not None:
            raise ValueError("a second box is opened at this table")
        return opened(code, entry)
    if table is None:
        raise ValueError("the log does not start with the opening of a box")
    if isinstance(entry, Moved | Begun):
        return _replay(table, entry, games(table.game))
    if isinstance(entry, Answered):
        return _keep_answer(table, entry, games(table.game))
    if isinstance(entry, Ordered):
        return ordered(table, entry, remember(table.done, entry.seat, entry.id, table.version))
    if isinstance(entry, TakenBack | BackAsked | BackAnswered):
        return _fold_back(table, entry, games(table.game))
    return changed_by(table, entry)


def _fold_back(table: Table, entry: TakenBack | BackAsked | BackAnswered, game: Game) -> Table:
    match entry:
        case BackAsked():
            return back_asked(table, entry)
        case BackAnswered():
            return back_answered(table, entry)
        case TakenBack():
            return taken_back(table, entry, game)


def _replay(table: Table, entry: Moved | Begun, game: Game) -> Table:
    """By the version of the rules that the table names."""
    if not game.META.reads(table.rules):
        raise OtherRules(table, game.META)
    return _replay_move(table, entry, game) if isinstance(entry, Moved) else _replay_deal(table, entry, game)


def _replay_deal(table: Table, entry: Begun, game: Game) -> Table:
    chance = Recorded(entry.draws)
    step = first_step(table, game, chance)
    chance.finish()
    _same_events(entry, step)
    return begun(table, entry, step.state, game)


def _replay_move(table: Table, entry: Moved, game: Game) -> Table:
    chance = Recorded(entry.draws, now=max(0, entry.at - table.began))
    step = game.apply(table.state, entry.seat, entry.move, chance)
    chance.finish()
    _same_events(entry, step)
    return moved(table, entry, step.state, game)


def _keep_answer(table: Table, entry: Answered, game: Game) -> Table:
    if table.answer(entry.seat) is not None:
        raise ValueError("a second hidden answer to one question")
    raise_if_refused(game.refuse(table.state, entry.seat, entry.move))
    return answered(table, entry)


def _same_events(entry: Begun | Moved, step: Step) -> None:
    if entry.events != step.events:
        raise ValueError("played again, the rules tell something else than the log")
