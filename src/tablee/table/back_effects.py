"""What taking back makes of a table: the question to the others, their answers, and the state as it was."""

from __future__ import annotations

from msgspec.structs import replace

from tablee.core.contract import Game
from tablee.table.deadlines import all_asked_anew
from tablee.table.entries import BackAnswered, BackAsked, TakenBack
from tablee.table.game_effects import remember
from tablee.table.model import PLAYING, Plea, Table
from tablee.table.order_effects import lapsed


def back_asked(table: Table, entry: BackAsked) -> Table:
    version = table.version + 1
    done = remember(table.done, entry.seat, entry.id, version)
    return replace(table, version=version, plea=Plea(entry.seat, entry.turn), done=done)


def back_answered(table: Table, entry: BackAnswered) -> Table:
    """One who does not agree ends it; who agrees is counted."""
    if table.plea is None:
        raise ValueError("an answer to nothing that was asked")
    version = table.version + 1
    done = remember(table.done, entry.seat, entry.id, version)
    if not entry.yes:
        return replace(table, version=version, plea=None, declined=table.turns, done=done)
    agreed = replace(table.plea, agreed=(*table.plea.agreed, entry.seat))
    return replace(table, version=version, plea=agreed, done=done)


def taken_back(table: Table, entry: TakenBack, game: Game) -> Table:
    """The state of that turn again, put to everybody anew; the log, its versions and its turns go on."""
    earlier = table.past.at(entry.turn)
    if table.status != PLAYING or earlier is None:
        raise ValueError("something is taken back that stands")
    version, waiting = table.version + 1, game.to_act(earlier.state)
    past = table.past.back_to(earlier)
    after = replace(
        table,
        version=version,
        state=earlier.state,
        asked=tuple([version if seat in waiting else 0 for seat in range(len(table.places))]),
        done=remember(table.done, entry.seat, entry.id, version),
        answers=(),
        turns=table.turns + 1,
        undone=table.undone + 1 + len(table.past.steps) - len(past.steps),
        past=past,
        plea=None,
        returned=version,
        **all_asked_anew(table, entry.at),
    )
    return lapsed(after, game) if after.orders else after
