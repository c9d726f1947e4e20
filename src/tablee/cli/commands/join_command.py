"""`tablee join CODE`: a seat at a table of a running house, for a person or a bot of theirs."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, spoken, tell

if TYPE_CHECKING:
    from tablee.cli.remote.table_address import TableAddress
    from tablee.cli.speech.fluent_words import Words


def add_to(app: typer.Typer) -> None:
    app.command()(join)


def join(
    table: Annotated[str, typer.Argument(metavar="CODE", help="The table's letters, or a link to it.")],
    name: Annotated[str, typer.Option(metavar="NAME", help="Your name at the table.")] = "",
    house: Annotated[
        str, typer.Option(metavar="URL", help="Where the house is, if CODE is no link.")
    ] = "http://localhost:8000",
    bot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Seat your own bot: a Python file with a BOT.")
    ] = None,
    games: Annotated[
        int, typer.Option(metavar="N", min=0, help="With --bot: leave after so many games; 0 stays.")
    ] = 0,
    patience: Annotated[
        float,
        typer.Option(
            metavar="SECONDS",
            min=0.1,
            help="With --bot: while it thinks longer, a bot of the house plays for it.",
        ),
    ] = 20.0,
) -> None:
    """Sit down at a table of a running house.

    Who comes back is given the same seat. A bot of one's own has `choose(view, offers, chance)`, as for
    the arena, and sees what its seat sees; docs/bots.md says more.
    """
    from tablee.cli.remote.table_address import read_address
    from tablee.cli.speech.fluent_words import own_words
    from tablee.client import HouseProblem, Unreachable

    address = read_address(table, house)
    if address is None:
        raise Complaint(tell("{table}: neither a table's code nor a link to one", table=table))
    words = own_words(spoken())
    try:
        if bot is not None:
            _seat_bot(address, name, bot, patience, games, words)
        elif sys.stdin is None:
            raise Complaint(tell("the input is closed: nobody can answer"))
        else:
            from tablee.cli.remote.at_a_table import sit_down

            sit_down(address, name, words)
    except HouseProblem as problem:
        raise Complaint(words.say("remote-problem", code=problem.code)) from None
    except Unreachable:
        raise Complaint(words.say("remote-unreachable", house=address.house)) from None


def _seat_bot(
    address: TableAddress, name: str, file: Path, patience: float, games: int, words: Words
) -> None:
    from tablee.cli.remote.at_a_table import BotAtTable, seat_bot
    from tablee.lab.players import NoSuchBot, find_bot

    try:
        found = find_bot("", str(file) if file.suffix == ".py" else f"{file}.py")
    except NoSuchBot as error:
        raise Complaint(foreign(str(error))) from None
    faults = seat_bot(address, name, BotAtTable(file, found, patience, games), words)
    if faults:
        raise Complaint(words.say("remote-bot-faults", count=faults), 1)
