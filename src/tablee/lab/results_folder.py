"""What an arena or a rating leaves in a folder: JSON, a table of games (Parquet), and a plot (SVG)."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import msgspec

from tablee.lab.scale import Rated
from tablee.lab.tally import ArenaResult

WIDTH: Final = 640
LEFT, RIGHT, ROW = 150, 90, 34


class Bar(msgspec.Struct, frozen=True):
    """A value with the interval it lies in."""

    name: str
    value: float
    low: float
    high: float


def score_bars(result: ArenaResult) -> list[Bar]:
    """Mean scores, each with two standard errors on both sides, best first."""
    ordered = sorted(result.bots, key=lambda bot: -bot.mean_score)
    spread = [(bot, 2 * (bot.error or 0.0)) for bot in ordered]
    return [Bar(bot.bot, bot.mean_score, bot.mean_score - by, bot.mean_score + by) for bot, by in spread]


def rating_bars(scale: Sequence[Rated]) -> list[Bar]:
    return [Bar(one.name, one.rating, one.low, one.high) for one in scale]


def write_results(folder: Path, told: Any, results: Sequence[ArenaResult], bars: Sequence[Bar]) -> bool:
    """`result.json`, `plot.svg` and, where pyarrow is installed, `games.parquet`: whether that is there."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "result.json").write_bytes(msgspec.json.encode(told))
    (folder / "plot.svg").write_text(plot(bars), encoding="utf-8")
    if find_spec("pyarrow") is None:
        return False
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(rows(results)), folder / "games.parquet")
    return True


def rows(results: Sequence[ArenaResult]) -> list[dict[str, Any]]:
    """One row for each player of each game; `line_up` counts the results, `entrant` the players as named."""
    return [
        {
            "game": result.game,
            "seed": result.seed,
            "line_up": line_up,
            "number": number,
            "entrant": entrant,
            "bot": bot,
            "score": float(game.scores[entrant]),
            "place": game.places[entrant],
            "moves": game.moves,
            "asked": game.asked[entrant],
            "seconds": game.spent[entrant],
        }
        for line_up, result in enumerate(results)
        for number, game in enumerate(result.played)
        for entrant, bot in enumerate(result.entrants)
    ]


def plot(bars: Sequence[Bar]) -> str:
    """A dot and its interval for each; it fetches nothing from anywhere."""
    least, most = min(bar.low for bar in bars), max(bar.high for bar in bars)
    wide = (most - least) or 1.0

    def across(value: float) -> float:
        return round(LEFT + (value - least) / wide * (WIDTH - LEFT - RIGHT), 1)

    lines = []
    for number, bar in enumerate(bars):
        y = ROW * number + ROW // 2
        lines += [
            f'<text x="{LEFT - 16}" y="{y + 5}" text-anchor="end">{escape(bar.name)}</text>',
            f'<path d="M{across(bar.low)} {y}H{across(bar.high)}" stroke="currentColor" stroke-width="2"/>',
            f'<circle cx="{across(bar.value)}" cy="{y}" r="5" fill="currentColor"/>',
            f'<text x="{WIDTH - RIGHT + 16}" y="{y + 5}">{bar.value:.4g}</text>',
        ]
    height = ROW * len(bars)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'font-family="sans-serif" font-size="14" fill="currentColor">\n' + "\n".join(lines) + "\n</svg>\n"
    )
