"""`tablee scale GAME`: all levels of a box on one scale, own bots and people beside them."""

from __future__ import annotations

from pathlib import Path
from shlex import join
from typing import TYPE_CHECKING, Annotated

import typer

from tablee.cli.commands.arguments import (
    AsJson,
    Cluster,
    GameName,
    Jobs,
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
from tablee.cli.commands.scale_people import games_of
from tablee.cli.screen.scale_rows import print_scale
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import foreign, tell

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tablee.lab.league import Plan, Scale


def add_to(app: typer.Typer) -> None:
    app.command()(scale)


def scale(
    game: GameName,
    levels: Annotated[
        str, typer.Option(metavar="A,B,C…", help="The levels, weakest first; without it, all of them.")
    ] = "",
    bot: Annotated[
        list[str], typer.Option(metavar="BOT", help="A Python file with a BOT, or a policy; repeatable.")
    ] = [],  # noqa: B006
    record: Annotated[
        list[Path],
        typer.Option(metavar="PATH", help="A finished game, or a folder of them; repeatable, with --person."),
    ] = [],  # noqa: B006
    person: Annotated[
        list[str],
        typer.Option(metavar="NAME", help="Who of those games wishes to be on the scale; repeatable."),
    ] = [],  # noqa: B006
    seats: Annotated[int, typer.Option(metavar="N", min=0, help="How many play; 0 is the fewest.")] = 0,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="Games of every line-up.")] = 60,
    heavy_games: Annotated[
        int,
        typer.Option(
            metavar="N", min=0, help="Games of a line-up with a level that searches for long; 0: as many."
        ),
    ] = 0,
    anchor: Annotated[
        str, typer.Option(metavar="LEVEL", help="Who is at 1000; without it normal, or the middle level.")
    ] = "",
    seed: Seed = 0,
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
    jobs: Jobs = 1,
    as_json: AsJson = False,
    ray: Cluster = "",
    out: Results = None,
    page: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write the table into this page, between its marks.")
    ] = None,
) -> None:
    """Put all levels of a game on one scale, with your own bots and people.

    Neighbours on the scale sit at one table, seats shared out fairly. 1000 is the level normal, 400 more is
    ten to one; intervals hold 95 times in 100.
    """
    check_cluster(ray)
    from tablee.lab.league import play_league
    from tablee.lab.scale import NotConnected
    from tablee.lab.scale_page import mark_of, table_of

    plan = _plan(game, levels, bot, seats, games, heavy_games)
    options = options_of(find_game(game), plan.seats, option)
    fixed = _anchor(anchor, plan)
    played = games_of(game, record, person, plan)
    if page is not None:
        _write(page, mark_of(plan.seats, option))  # a page without marks is told of before the first game
    try:
        with at_work(game, plan.total, jobs, ray) as (workers, progress):
            found = play_league(plan, fixed, seed, options, played, workers, progress)
    except NotConnected as failure:
        raise Complaint(tell("{names}: played nobody of the scale", names=", ".join(failure.names))) from None
    if out is not None:
        from tablee.lab.results_folder import rating_bars

        keep_results(out, found, found.results, rating_bars(found.scale))
    if page is not None:
        command = _command(plan, levels, bot, anchor, seed, option)
        _write(page, mark_of(plan.seats, option), table_of(found, command))
    print(_json(found)) if as_json else print_scale(found)


def _plan(game: str, levels: str, own: list[str], seats: int, games: int, heavy_games: int) -> Plan:
    from tablee.lab.league import Plan

    meta = find_game(game).META
    ranked = tuple(split_names(levels)) if levels else meta.levels
    check_bots(game, [*ranked, *own])
    for level in ranked:
        if level not in meta.levels or ranked.count(level) > 1:
            raise Complaint(tell("--levels: {name!r} is no level, or named twice", name=level))
    if len(ranked) < 2:
        raise Complaint(tell("--levels: nobody to play against"))
    for one in own:
        if one in meta.levels:
            raise Complaint(tell("--bot: {name!r} is a level and plays anyway", name=one))
    return Plan(game, ranked, seats or meta.seats[0], games, heavy_games or games, tuple(own))


def _anchor(name: str, plan: Plan) -> str:
    from tablee.lab.rating import anchor_of

    if name and name not in plan.levels:
        raise Complaint(tell("--anchor: {name!r} is not among the levels", name=name))
    return name or anchor_of(plan.levels)


def _command(
    plan: Plan, levels: str, own: Sequence[str], anchor: str, seed: int, option: Sequence[str]
) -> str:
    """What somebody types to play the same games."""
    parts = ["tablee", "scale", plan.game, "--seats", str(plan.seats), "--games", str(plan.games)]
    parts += ["--heavy-games", str(plan.heavy_games)] if plan.heavy_games != plan.games else []
    parts += ["--levels", levels] if levels else []
    parts += ["--anchor", anchor] if anchor else []
    parts += [part for one in own for part in ("--bot", one)]
    return join([*parts, *[part for one in option for part in ("--option", one)], "--seed", str(seed)])


def _write(page: Path, mark: str, table: str | None = None) -> None:
    """The table into the page; without one, only whether the page has a place for it."""
    from tablee.lab.scale_page import END, NoPlace, placed

    try:
        text = placed(page.read_text(encoding="utf-8"), mark, table or "")
        if table is not None:
            page.write_text(text, encoding="utf-8")
    except NoPlace:
        raise Complaint(
            tell("{file}: it has no lines {mark} and {end}", file=page, mark=mark, end=END)
        ) from None
    except UnicodeDecodeError:
        raise Complaint(tell("{file}: no text", file=page)) from None
    except OSError as error:
        raise Complaint(foreign(f"{page}: {error.strerror or error}")) from None


def _json(found: Scale) -> str:
    import msgspec

    told = msgspec.to_builtins(found)
    del told["results"]
    return msgspec.json.encode(told).decode()
