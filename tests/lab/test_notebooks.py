"""The notebooks of the documentation run from their first cell to their last, at small sizes."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tablee.core import shelf

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def code_of(file: Path) -> list[str]:
    cells = json.loads(file.read_text("utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def smaller(source: str) -> str:
    """Fewer rounds and games than a reader would play."""
    source = re.sub(r"^ROUNDS, GAMES = \d+, \d+$", "ROUNDS, GAMES = 2, 4", source, flags=re.MULTILINE)
    return re.sub(r"^(GAME, SEATS, GAMES = .*), \d+$", r"\1, 1", source, flags=re.MULTILINE)


def test_there_are_three() -> None:
    assert [file.stem for file in NOTEBOOKS] == [
        "play-and-draw",
        "train-a-small-learner",
        "write-and-rate-a-bot",
    ]


@pytest.mark.parametrize("file", NOTEBOOKS, ids=lambda file: str(file.stem))
def test_a_notebook_runs(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    cells = code_of(file)
    game = re.search(r'^GAME, .*?= "(\w+)"', "\n".join(cells), re.MULTILINE)
    assert game is not None
    if game[1] not in shelf.names():
        pytest.skip(f"{game[1]} is not on the shelf")
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(cells):
        exec(compile(smaller(cell), f"{file.name}[{number}]", "exec"), names)
