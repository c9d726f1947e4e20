"""DSC-85: the physics is this box's alone: another house never imports it, and starts without it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.core import shelf
from tests.cli.running import spawn
from tests.server.house import House
from tests.toy_shelf import ours

NEEDED = "dschamal: it needs more than is installed; to install it: pip install 'tablee[physics]'"
HIDDEN = "import sys\nsys.modules['rapier3d'] = None\n"
ELSEWHERE = """
import sys
import tablee.server.hosting.app, tablee.server.tables.hub, tablee.server.http.library_routes as library
from tablee.lab import play_game
library.all_boxes()
play_game({game!r}, ["random"] * {seats}, 1, {options})
assert not [name for name in sys.modules if name.startswith("rapier")]
"""


@pytest.fixture
def without(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that finds no rapier3d."""
    folder = tmp_path / "without"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(HIDDEN)
    return {"PYTHONPATH": os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])}


def test_a_house_without_it_says_so_and_has_every_other_box(
    tmp_path: Path,
) -> None:
    house = House(tmp_path / "x.db", log=tmp_path / "log", first=HIDDEN)
    house.start()
    try:
        names = [box["name"] for box in house.get("/api/shelf").json()["games"]]
        house.open(game=next(name for name in names if name in ours()))
    finally:
        house.stop()
    assert set(shelf.names()) - set(names) == {"dschamal"}
    said = (tmp_path / "log").read_text().splitlines()
    assert [line for line in said if "pip install" in line] == [f"tablee: {NEEDED}"]


def test_commands_say_what_to_install(without: dict[str, str]) -> None:
    told = spawn("--lang", "en", "play", "dschamal", env=without)
    assert told.code == 2
    assert told.complaint == f"tablee: {NEEDED}"
    assert "pour l’installer" in spawn("rules", "dschamal", env=without).complaint
    assert spawn("rules", "toy", env=without).code == 0


@pytest.mark.parametrize(
    ("game", "seats", "options"), [("toy", 3, "None"), ("dschamal", 3, "{'search_seconds': 2, 'duels': 2}")]
)
def test_nobody_imports_it_before_a_piece_falls(game: str, seats: int, options: str) -> None:
    code = ELSEWHERE.format(game=game, seats=seats, options=options)
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
