"""`tablee mcp`: a seat for a language model, by the Model Context Protocol."""

from __future__ import annotations

import os
import sys
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.commands.arguments import OptionPairs, check_bots, find_game, options_of, split_names
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import spoken, tell

if TYPE_CHECKING:
    from tablee.cli.remote.table_address import TableAddress


def add_to(app: typer.Typer) -> None:
    app.command()(mcp)


def mcp(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A box on the shelf, for a table in this process.")
    ] = "",
    bots: Annotated[
        str, typer.Option(metavar="A,B,C…", help="Who sits on the other seats: levels or Python files.")
    ] = "",
    table: Annotated[
        str, typer.Option(metavar="CODE", help="A table of a running house instead, or a link to it.")
    ] = "",
    house: Annotated[
        str, typer.Option(metavar="URL", help="Where that house is, if CODE is no link.")
    ] = "http://localhost:8000",
    name: Annotated[str, typer.Option(metavar="NAME", help="The model's name at the table.")] = "",
    seat: Annotated[int, typer.Option(metavar="N", min=1, help="With GAME: its seat, from 1.")] = 1,
    seed: Annotated[str, typer.Option(metavar="N", help="With GAME: the same seed deals the same.")] = "",
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
    patience: Annotated[
        float,
        typer.Option(
            metavar="SECONDS", min=0.1, help="If it does not answer for longer, a bot plays for it."
        ),
    ] = 120.0,
) -> None:
    """Seat a language model, by the Model Context Protocol.

    One process serves one seat on its standard input and output; docs/models.md says how to name it to a
    client.
    """
    if bool(game) == bool(table):
        raise Complaint(tell("either a GAME to play here, or --table CODE of a running house"))
    if find_spec("mcp") is None:
        raise Complaint(tell("language models need the mcp package: pip install 'tablee[mcp]'"))
    if table:
        _at_house(table, house, name, patience)
    else:
        _here(game, bots, name, seat, seed, option, patience)


def _here(game: str, bots: str, name: str, seat: int, seed: str, pairs: list[str], patience: float) -> None:
    import asyncio
    from secrets import token_hex

    from tablee.bots import load
    from tablee.cli.model_seats.local_seat import LocalSeat
    from tablee.cli.model_seats.mcp_server import serve
    from tablee.cli.speech.fluent_words import game_words
    from tablee.lab.open_seat import OpenSeat

    rules = find_game(game)
    levels = rules.META.levels
    deputy = "normal" if "normal" in levels else levels[0]
    others = split_names(bots) if bots else [deputy] * (rules.META.seats[0] - 1)
    check_bots(game, others)
    options = options_of(rules, len(others) + 1, pairs)
    if seat > len(others) + 1:
        raise Complaint(tell("--seat {seat}: the table has {seats}", seat=seat, seats=len(others) + 1))
    own = name or tell("model")
    words = game_words(game, spoken())

    async def run() -> None:
        opened = await asyncio.to_thread(
            lambda: OpenSeat(
                game, others, seat=seat - 1, seed=seed or token_hex(16), options=options, name=own
            )
        )
        await serve(LocalSeat(opened, load(game, deputy)), words, patience)

    asyncio.run(run())


def _at_house(table: str, house: str, name: str, patience: float) -> None:
    import asyncio

    from tablee.cli.remote.table_address import read_address
    from tablee.client import HouseProblem, Unreachable

    address = read_address(table, house)
    if address is None:
        raise Complaint(tell("{table}: neither a table's code nor a link to one", table=table))
    try:
        asyncio.run(_sit_down(address, name, patience))
    except (HouseProblem, Unreachable) as error:
        raise _complaint(address, error) from None


def _complaint(address: TableAddress, error: BaseException) -> Complaint:
    """Why there is no seat, or none any more."""
    from tablee.cli.speech.fluent_words import own_words
    from tablee.client import HouseProblem, Unreachable

    words = own_words(spoken())
    if isinstance(error, HouseProblem):
        return Complaint(words.say("remote-problem", code=error.code))
    if isinstance(error, Unreachable):
        return Complaint(words.say("remote-unreachable", house=address.house))
    return Complaint(type(error).__name__)


def _leave(address: TableAddress, error: BaseException) -> None:
    """At once: the thread that reads the model's next line would keep the process for ever."""
    complaint = _complaint(address, error)
    print(f"tablee: {complaint}", file=sys.stderr, flush=True)
    os._exit(complaint.code)


async def _sit_down(address: TableAddress, name: str, patience: float) -> None:
    """On the seat from before, if the house still knows it."""
    from tablee.cli.model_seats.house_seat import HouseSeat
    from tablee.cli.model_seats.mcp_server import serve
    from tablee.cli.remote.house_line import TRIES
    from tablee.cli.remote.sitting_down import GONE, SittingDown
    from tablee.cli.speech.fluent_words import game_words
    from tablee.client import HouseProblem

    sitting = SittingDown(address, name, tell("model"), "mcp")
    game = (await sitting.summary()).game
    rules, words, known = find_game(game), game_words(game, spoken()), sitting.known()
    for seated in [known, None] if known else [None]:
        seat = HouseSeat(rules)
        taken = seated or await sitting.take()
        try:
            async with sitting.house.player(taken, tries=TRIES) as seat.player:
                await serve(seat, words, patience, partial(_leave, address))
                return
        except HouseProblem as problem:
            if seated is None or problem.code not in GONE:
                raise
            sitting.forget(seated)
