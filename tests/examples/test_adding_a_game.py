"""docs/adding-a-game.md is true: it shows what the example has, lists what the code has; its commands run."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from tablee.conformance.word_promises import FAMILIES
from tablee.core import choices, roles, shelf
from tablee.core.box import Box
from tests.examples.packages import KETTLE, ROOT

PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
SHOWN = re.findall(r"(?ms)^```(?:python|toml|ftl|markdown) (\S+)\n(.*?)^```", PAGE)
COMMANDS = [line for block in re.findall(r"(?ms)^```sh\n(.*?)^```", PAGE) for line in block.splitlines()]
INSTALLED = ("pip install", "tablee play", "tablee serve")  # done by the fixtures, or waiting for people
PARTS = {part.__name__ for part in get_args(choices.Part)}


@pytest.mark.parametrize(("name", "text"), SHOWN, ids=[name for name, _ in SHOWN])
def test_what_is_shown_is_in_the_example(name: str, text: str) -> None:
    whole = (KETTLE / name).read_text("utf-8")
    for excerpt in text.split("\n\n# …\n\n"):
        assert excerpt.strip() in whole


def test_every_file_of_the_example_is_named() -> None:
    tree = re.findall(r"(?ms)^```\n(kettle/.*?)^```", PAGE)[0]
    present = {path.name for path in KETTLE.rglob("*") if path.suffix in (".py", ".toml", ".ftl")}
    assert {name for name in present if name not in tree} == set()


def test_installing_it_leaves_nothing_behind(kettle_folder: Path) -> None:
    made = {path.name for path in KETTLE.rglob("*") if path.is_dir()} - {"__pycache__"}
    assert made == {"tablee_kettle", "locale", "rulebook"}
    assert {path.name for path in (kettle_folder / "tablee_kettle").iterdir()} >= {"locale", "rulebook"}


def test_everything_that_can_be_said_is_listed() -> None:
    named = set(re.findall(r"`([\w.-]+)", PAGE))
    assert set(Box.__struct_fields__) - named == set()
    assert PARTS - named == set()
    assert {"Seat", "Asked", "Order", "Standings", "Score", "EachSeat", "Hand"} <= set(vars(roles)) & named
    assert {family for family in FAMILIES if not any(name.startswith(family) for name in named)} == set()


def test_every_function_of_the_contract_is_met() -> None:
    assert [name for name in shelf.PROMISED if name not in PAGE] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_its_commands_run(command: str, kettle_folder: Path) -> None:
    if command.startswith(INSTALLED):
        assert not command.startswith("pip") or (ROOT / command.rsplit(maxsplit=1)[-1]).is_dir()
        command = f"{' '.join(command.split()[:2])} --help"
    program, *arguments = shlex.split(command)
    python = Path(sys.executable)
    done = subprocess.run(
        [str(python if program == "python" else python.with_name(program)), *arguments],
        env={**os.environ, "PYTHONPATH": str(kettle_folder)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
