"""A scale of players as the terminal shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tablee.cli.speech.translation import tell

if TYPE_CHECKING:
    from tablee.lab.league import Scale


def print_scale(found: Scale) -> None:
    from rich.console import Console
    from rich.table import Table

    from tablee.lab.scale_page import told

    table = Table(box=None, header_style="bold", pad_edge=False)
    table.add_column("bot")
    for heading in (
        tell("rating"),
        tell("interval"),
        tell("ahead of the next"),
        tell("games"),
        tell("place"),
    ):
        table.add_column(heading, justify="right")
    for one in found.scale:
        interval = "–" if one.name == found.anchor else f"{one.low:.0f} … {one.high:.0f}"
        ahead = "–" if one.ahead is None else told(one.ahead)
        table.add_row(one.name, f"{one.rating:.0f}", interval, ahead, str(one.games), f"{one.mean_place:.2f}")
    Console().print(table)
    if found.plan.too_few:
        print(tell("fewer than two deals of some line-up: the intervals are too narrow"))
    if found.braked:
        print(tell("{count} thoughts were cut short by the clock: other games next time", count=found.braked))
