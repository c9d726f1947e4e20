"""No game is named outside its own places: removing one is deleting its folders and its entry point."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

from tablee.core.shelf import box, load
from tests.toy_shelf import ours

ROOT = Path(__file__).resolve().parent.parent
SHARED = ("src/tablee", "web/src", "web/tests", "bench", "tests", "packaging", "Makefile", "setup.py")
WRITTEN = (
    ".py",
    ".pyx",
    ".pxd",
    ".ts",
    ".svelte",
    ".css",
    ".html",
    ".js",
    ".json",
    ".ftl",
    ".md",
    ".txt",
    ".sql",
    "",
)
MEASURED = ROOT / "bench" / "results.json"
"""Written by `make bench`: figures by the names of the boxes that were on the shelf."""


def folded(text: str) -> str:
    """Without accents and capitals, with one kind of apostrophe."""
    plain = unicodedata.normalize("NFD", text.replace("’", "'"))
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).lower()


def shared_files() -> Iterator[Path]:
    """Every written file that belongs to no box."""
    for place in SHARED:
        found = [ROOT / place] if (ROOT / place).is_file() else sorted((ROOT / place).rglob("*"))
        for path in found:
            if path.is_file() and path.suffix in WRITTEN and path != MEASURED and not _apart(path):
                yield path


def _apart(path: Path) -> bool:
    """In a box's own folder, or not written by anybody."""
    folders = path.relative_to(ROOT).parts[:-1]
    owned = any(here == "games" and name in ours() for here, name in pairwise(folders))
    return owned or bool({"node_modules", "__pycache__"} & set(folders))


TEXTS = {str(path.relative_to(ROOT)): path.read_text("utf-8", errors="replace") for path in shared_files()}


@pytest.mark.parametrize("game", ours())
def test_no_game_is_named_outside_its_own_places(game: str) -> None:
    named = re.compile("|".join(re.escape(folded(word)) for word in (game, load(game).META.title)))
    cited = re.compile(rf"\b{box(game).clauses}-\d")
    found = [
        f"{path}:{number}: {line.strip()[:80]}"
        for path, text in TEXTS.items()
        for number, line in enumerate([path, *text.splitlines()])
        if named.search(folded(line)) or cited.search(line)
    ]
    assert found == []
