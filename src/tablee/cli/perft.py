"""`tablee perft GAME`: how many ways a board game can go, counted by its compiled twin."""

from __future__ import annotations

from typing import Annotated

import typer

from tablee.cli.arguments import pick
from tablee.cli.complaint import Complaint
from tablee.cli.speech import tell

TWINS = ("etoile",)


def add_to(app: typer.Typer) -> None:
    app.command()(perft)


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A board game with a compiled twin: etoile.")],
    depth: Annotated[int, typer.Option(metavar="N", min=0, max=64, help="How many moves deep.")],
    players: Annotated[int, typer.Option(metavar="N", min=2, max=3, help="How many play.")] = 2,
    rules: Annotated[
        str, typer.Option(metavar="RULES", help="standard, english, german or italian.")
    ] = "italian",
    cells: Annotated[
        str, typer.Option(metavar="COLOUR", help="The colour played on: dark or light.")
    ] = "dark",
    loser_wins: Annotated[bool, typer.Option("--loser-wins", help="Who loses, wins.")] = False,
    free_landing: Annotated[
        bool, typer.Option("--free-landing", help="Queens land anywhere behind.")
    ] = False,
) -> None:
    """Count the move sequences from the start.

    One number, to compare with others' counts. Different landing cells make different moves; where
    soufflage is played, claims are moves too.
    """
    if game not in TWINS:
        twins = ", ".join(TWINS)
        raise Complaint(tell("{game!r} has no compiled twin to count with: {twins}", game=game, twins=twins))
    _check(rules=rules, cells=cells)
    told = {"rules": rules, "cells": cells, "loser_wins": loser_wins, "free_landing": free_landing}
    print(_count(told, players, depth))


def _check(**told: str) -> None:
    from tablee.games.etoile.meta import META

    for info in META.options:
        if info.name in told:
            pick(f"--{info.name}", info.values, told[info.name])


def _count(told: dict[str, object], players: int, depth: int) -> int:
    import msgspec

    from tablee.games.etoile.fast import Twin
    from tablee.games.etoile.meta import Options, refuse_options

    options = msgspec.convert(told, Options)
    refusal = refuse_options(players, options)
    if refusal is not None:
        raise Complaint(tell("these options do not go together ({clause})", clause=refusal.clause))
    return Twin(options, players).perft(depth)
