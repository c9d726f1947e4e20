"""`tablee arena GAME`: bots against bots."""

from __future__ import annotations

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
from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell

if TYPE_CHECKING:
    from tablee.lab.tally import ArenaResult


def add_to(app: typer.Typer) -> None:
    app.command()(arena)


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,C…", help="One bot a seat: levels or Python files.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: Seed = 0,
    option: OptionPairs = [],  # noqa: B006  (typer reads it, nobody writes it)
    jobs: Jobs = 1,
    ratings: Annotated[bool, typer.Option("--ratings", help="Rate the bots too (needs openskill).")] = False,
    as_json: AsJson = False,
    ray: Cluster = "",
    out: Results = None,
) -> None:
    """Let bots play each other.

    Seats are shared out fairly, and the same seed gives the same games, whatever the jobs.
    """
    rules = find_game(game)
    check_cluster(ray)
    names = split_names(bots)
    check_bots(game, names)
    options = options_of(rules, len(names), option)
    if ratings:
        _check_openskill()
    from tablee.lab.arena import run_arena

    with at_work(game, games, jobs, ray) as (workers, progress):
        result = run_arena(game, names, games, seed, options, progress=progress, workers=workers)
    if out is not None:
        from tablee.lab.results_folder import score_bars

        keep_results(out, result, [result], score_bars(result))
    rated = _rate(result) if ratings else {}
    if as_json:
        print(_json(result, rated))
    else:
        _print_table(result, rated)


def _check_openskill() -> None:
    from importlib.util import find_spec

    if find_spec("openskill") is None:
        raise Complaint(tell("--ratings needs openskill: pip install 'tablee[lab]'"))


def _rate(result: ArenaResult) -> dict[str, float]:
    from tablee.lab.ratings import rate

    return rate(result)


def _json(result: ArenaResult, rated: dict[str, float]) -> str:
    import msgspec

    told = msgspec.to_builtins(result)
    del told["played"]
    if rated:
        told["ratings"] = rated
    return msgspec.json.encode(told).decode()


def _print_table(result: ArenaResult, rated: dict[str, float]) -> None:
    from rich.console import Console
    from rich.table import Table

    title = tell(
        "{game}: {games} games, seed {seed}, {moves} moves a game",
        game=result.game, games=result.games, seed=result.seed, moves=f"{result.mean_moves:.0f}",
    )  # fmt: skip
    table = Table(title=title, title_justify="left", box=None, header_style="bold", pad_edge=False)
    table.add_column("bot")
    headings = [tell("games"), tell("score"), tell("place")]
    headings += [*[f"{n + 1}." for n in range(len(result.entrants))], "ms"]
    for heading in headings + ([tell("rating")] if rated else []):
        table.add_column(heading, justify="right")
    for bot in sorted(result.bots, key=lambda bot: -bot.mean_score):
        spread = "" if bot.error is None else f" ± {bot.error:.2f}"
        cells = [str(bot.games), f"{bot.mean_score:.2f}{spread}", f"{bot.mean_place:.2f}"]
        cells += [f"{100 * count / bot.games:.0f} %" for count in bot.places]
        cells += [f"{result.timing.ms_per_decision[bot.bot]:.3f}"]
        cells += [f"{rated[bot.bot]:.1f}"] if rated else []
        table.add_row(bot.bot, *cells)
    Console().print(table)
    if result.timing.braked:
        count = sum(result.timing.braked.values())
        print(tell("{count} thoughts were cut short by the clock: other games next time", count=count))
