"""`tablee rate GAME`: how strong a player is, on the scale of the game's levels."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.commands.arguments import (
    AsJson,
    Cluster,
    GameName,
    OptionPairs,
    Results,
    Seed,
    check_bots,
    check_cluster,
    find_game,
    keep_results,
    options_of,
    split_names,
)
from tablee.cli.commands.at_work import at_work
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, spoken, tell

if TYPE_CHECKING:
    from tablee.lab.rating import Rating
    from tablee.lab.text_players import Conduct, TextBot


def add_to(app: typer.Typer) -> None:
    app.command()(rate)


def rate(
    game: GameName,
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who is rated: a level, a Python file with a BOT, or a policy.")
    ] = "",
    command: Annotated[
        str, typer.Option(metavar="CMD", help="Or a program that is asked by lines (docs/models.md).")
    ] = "",
    levels: Annotated[
        str, typer.Option(metavar="A,B,C…", help="The levels it meets; without it, all that answer at once.")
    ] = "",
    seats: Annotated[int, typer.Option(metavar="N", min=0, help="How many play; 0 is the fewest.")] = 0,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games of every line-up.")] = 20,
    seed: Seed = 0,
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
    jobs: Annotated[int, typer.Option(metavar="N", min=1, help="Processes to play in, with --bot.")] = 1,
    patience: Annotated[
        float, typer.Option(metavar="SECONDS", min=0.1, help="With --command: how long an answer may take.")
    ] = 60.0,
    tries: Annotated[
        int,
        typer.Option(
            metavar="N", min=1, help="With --command: answers to a question until it is played for."
        ),
    ] = 3,
    unlisted: Annotated[
        bool, typer.Option("--unlisted", help="With --command: do not list the open moves.")
    ] = False,
    rules: Annotated[
        bool, typer.Option("--rules", help="With --command: the rule book in every question.")
    ] = False,
    as_json: AsJson = False,
    ray: Cluster = "",
    out: Results = None,
) -> None:
    """Rate a player among a game's levels.

    It meets every level, seats shared out fairly. 1000 is the level normal, 400 more is ten to one;
    intervals hold 95 times in 100.
    """
    if bool(bot) == bool(command):
        raise Complaint(tell("who is rated? either --bot or --command"))
    check_cluster(ray)
    from tablee.lab.rating import line_ups, quick_levels, rate_player

    box = find_game(game)
    met = split_names(levels) if levels else list(quick_levels(game))
    size = seats or box.META.seats[0]
    options = options_of(box, size, option)
    check_bots(game, met + ([bot] if bot else []))
    if not [level for level in met if level != bot]:
        raise Complaint(tell("--levels: nobody to play against"))
    with ExitStack() as closing:
        texter = _texter(game, command, patience, tries, unlisted, rules, closing) if command else None
        player = texter or bot
        total = games * len(line_ups(player, met, size))
        processes, cluster = (1, "") if texter else (jobs, ray)
        with at_work(game, total, processes, cluster) as (workers, progress):
            rated = rate_player(game, player, met, size, games, seed, options, 1, progress, workers)
    if out is not None:
        from tablee.lab.results_folder import rating_bars

        keep_results(out, rated, rated.results, rating_bars(rated.scale))
    conduct = texter.conduct if texter else None
    print(_json(rated, conduct)) if as_json else _print_table(rated, conduct)


def _texter(
    game: str, command: str, patience: float, tries: int, unlisted: bool, rules: bool, closing: ExitStack
) -> TextBot:
    from shutil import which

    from tablee.core import shelf
    from tablee.core.rulebook import read_book
    from tablee.lab.text_players import LineProgram, TextBot

    try:
        program = LineProgram(command, patience)
    except ValueError as error:
        raise Complaint(foreign(f"--command: {error}")) from None
    if which(program.name) is None:
        raise Complaint(tell("--command: there is no program {name!r}", name=program.name))
    closing.callback(program.close)
    book = read_book(shelf.box(game), spoken()) if rules else ""
    return TextBot(game, program, name=tell("your program"), listed=not unlisted, book=book, tries=tries)


def _json(rated: Rating, conduct: Conduct | None) -> str:
    import msgspec

    told = msgspec.to_builtins(rated)
    del told["results"]
    if conduct is not None:
        told["conduct"] = msgspec.to_builtins(conduct)
    return msgspec.json.encode(told).decode()


def _print_table(rated: Rating, conduct: Conduct | None) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("bot")
    for heading in (tell("rating"), tell("interval"), tell("games"), tell("place")):
        table.add_column(heading, justify="right")
    for one in rated.scale:
        interval = "–" if one.name == rated.anchor else f"{one.low:.0f} … {one.high:.0f}"
        style = "bold" if one.name == rated.player else ""
        table.add_row(
            one.name, f"{one.rating:.0f}", interval, str(one.games), f"{one.mean_place:.2f}", style=style
        )
    Console().print(table)
    if conduct is not None:
        print(
            tell(
                "{asked} questions, {wrong} wrong answers, {silent} without one, {played_for} played for it",
                asked=conduct.asked,
                wrong=conduct.wrong,
                silent=conduct.silent,
                played_for=conduct.played_for,
            )
        )
