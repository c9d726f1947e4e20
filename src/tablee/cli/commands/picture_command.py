"""`tablee picture FILE OUT`: one moment of a played game as a picture."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tablee.cli.commands.replay_command import eyes_of, frames_of
from tablee.cli.commands.verify_command import open_record
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, spoken, tell


def add_to(app: typer.Typer) -> None:
    app.command()(picture)


def picture(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a played game.")],
    out: Annotated[Path, typer.Argument(metavar="OUT", help="Where to draw it: a file of .svg or .html.")],
    turn: Annotated[
        int, typer.Option(metavar="N", min=-1, help="After which move; 0 is the deal, -1 the end.")
    ] = -1,
    seat: Annotated[
        str, typer.Option(metavar="N|all", help="Whose eyes: a seat from 1, or all, nobody’s.")
    ] = "all",
) -> None:
    """Draw a moment of a played game as a picture."""
    from tablee.cli.screen.view_picture import picture_of
    from tablee.core.shelf import load

    record = open_record(file)
    frames = frames_of(file, record)
    if turn >= len(frames):
        raise Complaint(tell("--turn {turn}: the last is {last}", turn=turn, last=len(frames) - 1))
    view = load(record.game).view(frames[turn].state, eyes_of(record, seat))
    try:
        picture_of(record.game, view, record.names, language=spoken()).save(out)
    except ValueError as error:
        raise Complaint(foreign(str(error))) from None
    except OSError as error:
        raise Complaint(foreign(f"{out}: {error.strerror or error}")) from None
