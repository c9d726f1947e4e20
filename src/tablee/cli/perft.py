"""`tablee perft GAME`: how many ways a board game can go, counted by its compiled twin."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from tablee.cli.complaint import Complaint

TWINS = ("etoile",)


def add_to(app: typer.Typer) -> None:
    app.command()(perft)


def perft(
    game: Annotated[str, typer.Argument(metavar="GAME", help="A board game with a compiled twin: etoile.")],
    depth: Annotated[int, typer.Option(min=0, max=64, help="How many moves deep.")],
    players: Annotated[int, typer.Option(min=2, max=3, help="How many play.")] = 2,
    rules: Annotated[str, typer.Option(help="standard, english, german or italian.")] = "italian",
    cells: Annotated[str, typer.Option(help="The colour played on: dark or light.")] = "dark",
    loser_wins: Annotated[bool, typer.Option("--loser-wins", help="Qui perd gagne.")] = False,
    free_landing: Annotated[
        bool, typer.Option("--free-landing", help="Queens land anywhere behind.")
    ] = False,
) -> None:
    """Count the move sequences from the opening position: one number, to compare with others' counts.

    Different landing cells make different moves; where soufflage is played, claims are moves too.
    """
    if game not in TWINS:
        raise Complaint(f"{game!r} has no compiled twin to count with: {', '.join(TWINS)}")
    told = {"rules": rules, "cells": cells, "loser_wins": loser_wins, "free_landing": free_landing}
    print(_count(told, players, depth))


def _count(told: dict[str, object], players: int, depth: int) -> int:
    import msgspec

    from tablee.games.etoile.fast import Twin
    from tablee.games.etoile.meta import Options, refuse_options

    try:
        options: Any = msgspec.convert(told, Options)
    except msgspec.ValidationError as error:
        raise Complaint(str(error)) from None
    refusal = refuse_options(players, options)
    if refusal is not None:
        raise Complaint(f"these options do not go together ({refusal.clause})")
    return Twin(options, players).perft(depth)
