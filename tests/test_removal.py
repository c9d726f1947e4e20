"""Removing a game is deleting its folders and its entry point: done in a copy, installed again, tested again.

`TABLEE_REMOVED=all pytest tests/test_removal.py` removes each in turn, a game's name that one. Without the
first of them all shared tests run but those of attack, fuzz, browser and packaging; without each other one
those that ask which boxes there are, for the rest play the toy, or look at one box after the other, and boxes
do not know each other (`test_rooms.py`). The protocol's check and the client's tests run without each. If
nothing is asked for, one game goes, and a few tests run.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toy_shelf import ours

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src/tablee/games", "web/src/games", "web/tests/games", "docs/rules", "tests/games")
APART = shutil.ignore_patterns(
    ".git",
    ".venv",
    ".setup",
    ".*_cache",
    ".hypothesis",
    "node_modules",
    "dist",
    "build",
    "__pycache__",
    "*.egg-info",
)
ASKED = os.environ.get("TABLEE_REMOVED", "")
GAMES = ours() if ASKED == "all" else (ASKED,) if ASKED else ours()[-1:]
FEW = (
    "tests/core/test_needs.py",
    "tests/records",
    "tests/test_names.py",
    "tests/test_clauses.py",
    "tests/test_rooms.py",
    "tests/cli/test_help.py",
    "tests/lab/test_playing.py",
    "tests/server/test_http.py",
)
APART_TESTS = (
    "tests/games",
    "tests/browser",
    "tests/attack",
    "tests/fuzz",
    "tests/examples",
    "tests/test_packaging.py",
    "tests/test_removal.py",
)
MOST = ("-m", "not slow and not browser", "-n", "2")
ASKING = re.compile(
    r"\bours\(|\b(names|installed|opened)\(\)|\ball_cases\(|from tests\.(records|playthroughs)"
)
"""How a test asks which boxes there are."""
BOX_BY_BOX = ("tests/conformance/test_every_box.py", "tests/server/test_coach.py")
"""They look at one box after the other."""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    folder = tmp_path / "copy"
    shutil.copytree(ROOT, folder, ignore=APART, symlinks=True)
    for made in ("dist", "node_modules"):  # the client as it was built, and what it is built with
        if (ROOT / "web" / made).is_dir():
            (folder / "web" / made).symlink_to(ROOT / "web" / made)
    return folder


def remove(copy: Path, game: str) -> None:
    """All there is to do."""
    for folder in FOLDERS:
        shutil.rmtree(copy / folder / game, ignore_errors=True)
    settings = copy / "pyproject.toml"
    text, removed = re.subn(rf'(?m)^{game} = "tablee\.games\.{game}\..*\n', "", settings.read_text("utf-8"))
    assert removed == 1
    settings.write_text(text, "utf-8")


def within(copy: Path, *command: str) -> None:
    """Run there, with that copy's package before the installed one."""
    outside = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env = {**outside, "PYTHONPATH": str(copy / "src")}
    ran = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout[-6000:] + ran.stderr[-3000:]


def install(copy: Path) -> None:
    """What an installation writes down of the package; compiled parts are there already."""
    within(copy, sys.executable, "setup.py", "-q", "egg_info")


def shared_tests_without(copy: Path, game: str) -> tuple[str, ...]:
    """What is run in the copy: a few, nearly all, or where that was done already what asks for boxes."""
    if not ASKED:
        return FEW
    if game == GAMES[0]:
        return ("tests", *[f"--ignore={path}" for path in APART_TESTS], *MOST)
    return (*asking(copy), *MOST)


def asking(copy: Path) -> list[str]:
    paths = {str(path.relative_to(copy)): path for path in sorted((copy / "tests").rglob("test_*.py"))}
    shared = {name: path for name, path in paths.items() if not name.startswith((*APART_TESTS, *BOX_BY_BOX))}
    return [name for name, path in shared.items() if ASKING.search(path.read_text("utf-8"))]


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_house_goes_on_without_a_game(copy: Path, game: str) -> None:
    remove(copy, game)
    install(copy)
    gone = f"assert {str(copy)!r} in shelf.__file__ and {game!r} not in shelf.names()"
    within(copy, sys.executable, "-c", f"from tablee.core import shelf; {gone}")
    chosen = shared_tests_without(copy, game)
    within(copy, sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *chosen)
    if ASKED:
        within(copy, sys.executable, "-m", "tablee.server.protocol.generated_files", "--check")
        check_client(copy)


def check_client(copy: Path) -> None:
    if not (copy / "web" / "node_modules").is_dir() or shutil.which("npm") is None:
        pytest.skip("the client's packages are not installed")
    for step in ("check", "test"):
        within(copy, "npm", "--prefix", "web", "run", "--silent", step)
