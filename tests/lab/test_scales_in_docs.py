"""The page of every box has its scale, as `tablee scale` wrote it: levels, intervals, and the command."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from tablee.core import shelf
from tablee.lab.scale_page import END

PAGES = Path(__file__).resolve().parents[2] / "docs" / "decisions"
SCALE = re.compile(rf"<!-- the scale at (\d+)((?:, [^ ]+)*) -->\n(.*?){re.escape(END)}", re.DOTALL)
NUMBER = r"−?\d+"


@pytest.mark.parametrize("page", sorted(PAGES.glob("*-bots.md")), ids=lambda page: page.stem)
def test_a_page_has_the_scale_of_its_levels(page: Path) -> None:
    game = page.stem.removesuffix("-bots")
    if game not in shelf.names():
        pytest.skip(f"not on the shelf: {game}")
    scales = SCALE.findall(page.read_text("utf-8"))
    assert scales
    for seats, options, table in scales:
        command, *rows = [line for line in table.splitlines() if line]
        words = shlex.split(command.split("`")[1])
        assert words[:5] == ["tablee", "scale", game, "--seats", seats]
        told = "".join([f", {words[at + 1]}" for at, word in enumerate(words) if word == "--option"])
        assert told == options
        names = [row.split("|")[1].strip() for row in rows[2:]]
        assert {"random", "normal"} <= set(names) <= set(shelf.load(game).META.levels)
        for row in rows[2:]:
            interval = "" if row.startswith("| normal |") else rf" \({NUMBER} … {NUMBER}\)"
            assert re.match(rf"\| \w+ \| {NUMBER}{interval} \|", row)
