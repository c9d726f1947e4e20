"""`tablee replay FILE`: a played game, step by step, from any seat's eyes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.commands.record_flaws import tell_flaw
from tablee.cli.commands.verify_command import open_record
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import spoken, tell

if TYPE_CHECKING:
    from tablee.core.replay import AnyRecord, Frame

ALL = "all"


def add_to(app: typer.Typer) -> None:
    app.command()(replay)


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a played game.")],
    seat: Annotated[
        str, typer.Option(metavar="N|all", help="Point of view: a seat from 1, or all, every hand open.")
    ] = ALL,
) -> None:
    """Step through a played game.

    Enter goes on, b goes back, a number jumps there, q leaves. Without a terminal, all is printed.
    """
    from tablee.cli.screen.record_viewer import RecordViewer

    record = open_record(file)
    eyes = eyes_of(record, seat)
    showing = RecordViewer(record, frames_of(file, record), eyes, spoken())
    showing.run()


def eyes_of(record: AnyRecord, seat: str) -> int | None:
    """Whose eyes look, as a person says it; None for all."""
    if seat == ALL:
        return None
    seats = len(record.names)
    if not seat.isascii() or not seat.isdigit() or not 1 <= int(seat) <= seats:
        raise Complaint(
            tell("--seat {seat!r}: expected a seat from 1 to {seats}, or all", seat=seat, seats=seats)
        )
    return int(seat) - 1


def frames_of(file: Path, record: AnyRecord) -> list[Frame]:
    """The record played again, step by step."""
    from tablee.core.record import RecordError
    from tablee.core.replay import replay as replay_record
    from tablee.core.shelf import load

    try:
        return list(replay_record(load(record.game), record))
    except RecordError as error:
        raise Complaint(tell("{file}: {why}", file=file, why=tell_flaw(error, record))) from None
