"""`tablee verify FILE`: does the deal follow from the opened commitment?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.complaint import Complaint
from tablee.cli.flaws import tell_flaw
from tablee.cli.speech import foreign, tell

if TYPE_CHECKING:
    from tablee.core.record import RecordError
    from tablee.core.replay import AnyRecord


def add_to(app: typer.Typer) -> None:
    app.command()(verify)


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a played game.")],
    as_json: Annotated[bool, typer.Option("--json", help="Print the verdict as JSON.")] = False,
) -> int:
    """Say whether a game's deal was honest.

    Every draw is derived anew from the opened commitment. Exit code 0: it holds; 1: it does not;
    2: the file cannot be read.
    """
    from tablee.core.shelf import load

    record = open_record(file)
    flaw = find_flaw(record)
    chance = record.chance
    if as_json:
        why = None if flaw is None else str(flaw)
        verdict = {"holds": flaw is None, "why": why, "game": record.game, "turns": len(record.turns)}
        print(json.dumps(verdict | {"commitment": chance.commitment, "scheme": chance.scheme}))
    elif flaw is None:
        title = load(record.game).META.title
        counts = {"seats": len(record.names), "turns": len(record.turns)}
        print(tell("It holds: {title}, {seats} seats, {turns} turns.", title=title, **counts))
        print(tell("Every draw follows from the secret committed to as {hash}.", hash=chance.commitment))
    else:
        print(tell("The record does not hold: {why}.", why=tell_flaw(flaw, record)))
    return 0 if flaw is None else 1


def open_record(file: Path) -> AnyRecord:
    """A readable record, or one line about the file."""
    from tablee.core.record import RecordError, load_record
    from tablee.core.shelf import load

    try:
        return load_record(file, load)
    except RecordError as error:
        raise Complaint(foreign(str(error))) from None


def find_flaw(record: AnyRecord) -> RecordError | None:
    """The rules first, so that only a game that could happen is asked for its chance."""
    from tablee.core.record import RecordError
    from tablee.core.replay import replay
    from tablee.core.replay import verify as verify_chance
    from tablee.core.shelf import load

    game = load(record.game)
    try:
        for _ in replay(game, record):
            pass
    except RecordError as error:
        return error
    why = verify_chance(game, record)
    return None if why is None else RecordError(why)
