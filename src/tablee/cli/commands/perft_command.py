"""`tablee perft GAME`: how many ways a board game can go, counted by its compiled twin."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee.cli.commands.arguments import OptionPairs, find_game, options_of
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell


def add_to(app: typer.Typer) -> None:
    app.command()(perft)


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A board game with a compiled twin.")],
    depth: Annotated[int, typer.Option(metavar="N", min=0, max=64, help="How many moves deep.")],
    players: Annotated[int, typer.Option(metavar="N", help="How many play.")] = 2,
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
) -> None:
    """Count the move sequences from the start.

    One number, to compare with others' counts. Different landing places make different moves; where
    something can be claimed, claims are moves too.
    """
    from tablee.core import shelf
    from tablee.core.box import part

    twins = [name for name in shelf.names() if shelf.box(name).twin]
    if game not in twins:
        known = ", ".join(twins)
        raise Complaint(tell("{game!r} has no compiled twin to count with: {twins}", game=game, twins=known))
    rules = find_game(game)
    options = options_of(rules, players, option)
    print(part(shelf.box(game).twin)(options, players).perft(depth))
