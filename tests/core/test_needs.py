"""What a box needs beyond its package: asked for without importing it, and said in one line."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tablee.cli.speech.translation import foreign, speak
from tablee.core import shelf
from tablee.core.box import CONTRACT

MODULE = """
from tablee.core.box import Box

BOX = Box(contract={contract}, name="{name}", clauses="QZX", rules="nothing", words="nothing", book="nothing",
          needs={needs!r})
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages; the shelf is looked at anew, and forgotten afterwards."""
    monkeypatch.syspath_prepend(tmp_path)
    shelf.installed.cache_clear()
    yield tmp_path
    shelf.installed.cache_clear()


def install(folder: Path, name: str, needs: dict[str, str]) -> None:
    info = folder / f"{name}-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n")
    (info / "entry_points.txt").write_text(f"[tablee.games]\n{name} = {name}_box:BOX\n")
    (folder / f"{name}_box.py").write_text(MODULE.format(contract=CONTRACT, name=name, needs=needs))


def test_a_box_whose_needs_are_not_installed_stays_off_the_shelf(folder: Path) -> None:
    install(folder, "gravity", {"json": "nothing", "no_such_module": "gravity[all]"})
    told = "gravity: it needs more than is installed; to install it: pip install 'gravity[all]'"
    assert shelf.installed().faults == (told,)
    assert "gravity" not in shelf.names()
    assert shelf.fault("gravity") == told
    assert shelf.fault("grav") is None
    speak("fr")
    assert "pour l’installer" in foreign(told)


def test_what_is_installed_is_found_without_being_imported(folder: Path) -> None:
    (folder / "very_heavy.py").write_text("raise AssertionError('imported')\n")
    install(folder, "balance", {"very_heavy": "balance[all]"})
    assert shelf.installed().faults == ()
    assert "balance" in shelf.names()
    assert "very_heavy" not in sys.modules
