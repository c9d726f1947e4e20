"""Packages that do not work are one line each and stay off the shelf; everything else goes on."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.core import shelf
from tablee.server.http.library_routes import all_boxes
from tests.examples.packages import on_the_shelf, write_package
from tests.server.house import House

BOX = """
from tablee.core.box import Box
BOX = Box(contract={contract}, name="{name}", clauses="QZX", rules="{rules}", words="{words}", book="tests")
"""
TOY = """
from msgspec.structs import replace
from tests.toy_game import *
META = replace(META, name="{name}")
"""


def box(name: str, contract: object = 1, rules: str = "", words: str = "tests") -> str:
    return BOX.format(name=name, contract=contract, rules=rules or f"{name}_rules", words=words)


def broken_packages(target: Path) -> dict[str, str]:
    """One of each kind, and the line that the shelf says of it."""
    write_package(target, "qzfails", "raise RuntimeError('no luck\\ntoday')")
    write_package(target, "qzold", box("qzold", contract=0))
    write_package(target, "qznew", box("qznew", contract=2))
    write_package(target, "qzother", box("qzname"))
    write_package(target, "qzvalue", "BOX = 'a box'")
    write_package(target, "qztypes", box("qztypes", contract="'1'"))
    write_package(target, "qztwice", box("qztwice"))
    write_package(target, "qztwice", box("qztwice"), package="qzagain")
    write_package(target, "qzrules", box("qzrules"), qzrules_rules="import no_such_module")
    write_package(target, "qzempty", box("qzempty"), qzempty_rules="")
    write_package(target, "qzmeta", box("qzmeta"), qzmeta_rules=TOY.format(name="qzmteta"))
    write_package(
        target, "qzwords", box("qzwords", words="tests.qzwrods"), qzwords_rules=TOY.format(name="qzwords")
    )
    return {
        "qzfails": "qzfails_box:BOX cannot be imported (RuntimeError: no luck today)",
        "qzold": "written for an older contract (0); this house keeps 1",
        "qznew": "written for a newer contract (2); this house keeps 1",
        "qzother": "its box says that it is called 'qzname'",
        "qzvalue": "qzvalue_box:BOX is no Box",
        "qztypes": "its box is not filled in as it should be (ValidationError: Expected `int`, got `str`",
        "qztwice": "several installed packages bring a box of this name (qzagain, qztwice)",
        "qzrules": "qzrules_rules cannot be imported (ModuleNotFoundError: No module named 'no_such_module')",
        "qzempty": "its rules lack Event, META, Move, Options",
        "qzmeta": "META.name is 'qzmteta', the box is called 'qzmeta'",
        "qzwords": "its words are in no package called 'tests.qzwrods'",
    }


@pytest.fixture
def said(tmp_path: Path) -> Iterator[dict[str, str]]:
    lines = broken_packages(tmp_path)
    with on_the_shelf(tmp_path):
        yield lines


def test_each_is_one_line_and_off_the_shelf(said: dict[str, str]) -> None:
    before = shelf.names()
    assert {"qzrules", "qzempty"} <= set(before)  # nobody has opened them yet
    shown = [meta.name for meta in all_boxes().games]
    assert shown == [name for name in before if name not in said]
    assert tuple(shown) == shelf.names()
    for name, line in said.items():
        fault = shelf.fault(name)
        assert fault is not None
        assert fault.startswith(f"{name}: {line}")
        assert "\n" not in fault
        with pytest.raises(shelf.NotOnShelf):
            shelf.load(name)
    assert len(shelf.installed().faults) == len(said)


@pytest.mark.slow
def test_the_house_starts_all_the_same_and_says_so(
    said: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = os.pathsep.join([str(tmp_path), os.environ["PYTHONPATH"]])
    monkeypatch.setenv("PYTHONPATH", path)
    house = House(tmp_path / "tables.db", log=tmp_path / "log")
    house.start()
    try:
        games = house.get("/api/shelf").json()["games"]
        assert {game["name"] for game in games}.isdisjoint(said)
        assert len(games) > 1
        refused = house.get("/api/boxes/qzrules")
        assert refused.status_code == 404
    finally:
        assert house.stop() == 0
    told = (tmp_path / "log").read_text()
    for name, line in said.items():
        assert f"{name}: {line}" in told, name


def test_a_command_says_why_its_box_is_not_there(
    said: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    for name in ("qzold", "qzrules"):
        command = [str(Path(sys.executable).with_name("tablee")), "play", name, "--lang", "en"]
        done = subprocess.run(command, input="", capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.startswith(f"tablee: {name}: ")
        assert len(done.stderr.splitlines()) == 1
