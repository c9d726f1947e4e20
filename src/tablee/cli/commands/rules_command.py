"""`tablee rules GAME [CLAUSE]`: the rule book in the terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee.cli.commands.arguments import GameName, find_game
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import spoken, tell

WIDEST = 100


def add_to(app: typer.Typer) -> None:
    app.command()(rules)


def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="CLAUSE", help="One clause, by its number.")] = "",
) -> None:
    """Read a game's rule book, or one clause of it."""
    from rich.markdown import Markdown

    from tablee.cli.screen.console import open_console
    from tablee.core import shelf
    from tablee.core.rulebook import find_clause, read_book

    find_game(game)
    try:
        book: str | None = read_book(shelf.box(game), spoken())
    except FileNotFoundError:
        raise Complaint(tell("the rule book of {game} is not installed", game=game)) from None
    if clause:
        book = find_clause(book or "", clause)
        if book is None:
            raise Complaint(
                tell("the rule book of {game} has no clause {clause!r}", game=game, clause=clause)
            )
    open_console(WIDEST).print(Markdown(book or ""))
