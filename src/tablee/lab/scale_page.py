"""A scale as a page of the documentation has it: a table between two marks, which the command writes anew."""

from __future__ import annotations

from collections.abc import Sequence

from tablee.lab.league import Scale
from tablee.lab.scale import Between, Rated

END = "<!-- end of the scale -->"


class NoPlace(ValueError):
    """A page without the marks."""


def mark_of(seats: int, options: Sequence[str]) -> str:
    """The line a page has where this scale goes: one for each number of players and their options."""
    told = "".join([f", {option}" for option in options])
    return f"<!-- the scale at {seats}{told} -->"


def placed(page: str, mark: str, text: str) -> str:
    """The page with this text between the mark and the next end; `NoPlace` where it has none."""
    before, found, after = page.partition(f"{mark}\n")
    _, ended, rest = after.partition(END)
    if not found or not ended:
        raise NoPlace(mark)
    return f"{before}{found}{text}{END}{rest}"


def table_of(scale: Scale, command: str) -> str:
    """The command, what it played, and everybody, strongest first."""
    plan = scale.plan
    heavy = any(games != plan.games for _, games in plan.tables())
    searching = f", {plan.heavy_games} where a level searches for long" if heavy else ""
    cut = f"; the clock cut {scale.braked:,} thoughts short" if scale.braked else ""
    few = "; fewer than two deals of some line-up, so intervals are too narrow" if plan.too_few else ""
    head = (
        f"`{command}` (strength {scale.strength}; {plan.games} games of every line-up{searching}{cut}{few}):"
    )
    rows = [_row(one, fixed=one.name == scale.anchor) for one in scale.scale]
    titles = ["| | rating | ahead of the next | games | mean place |", "|---|---|---|---|---|"]
    return "\n".join([head, "", *titles, *rows, ""])


def _row(one: Rated, *, fixed: bool) -> str:
    rating = f"{one.rating:.0f}" if fixed else told(Between(one.rating, one.low, one.high))
    ahead = "" if one.ahead is None else told(one.ahead)
    return f"| {one.name} | {rating} | {ahead} | {one.games} | {one.mean_place:.2f} |"


def told(one: Between) -> str:
    """`876 (847 … 902)`, with a real minus."""
    value, low, high = [f"{round(number)}".replace("-", "−") for number in (one.value, one.low, one.high)]
    return f"{value} ({low} … {high})"
