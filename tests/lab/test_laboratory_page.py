"""What docs/laboratory.md and docs/models.md show, runs."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

from tablee.core import shelf

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "laboratory.md"


def programs(page: Path) -> list[str]:
    """Its Python, if every game that it opens is on the shelf."""
    found = re.findall(r"(?ms)^```python\n(.*?)^```", page.read_text(encoding="utf-8"))
    opened = set(re.findall(r'\w*(?:_of|load|run_arena|OpenSeat)\("([a-z]+)"', " ".join(found)))
    if absent := opened - set(shelf.names()):
        pytest.skip(f"not on the shelf: {', '.join(sorted(absent))}")
    assert opened
    return found


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = programs(PAGE)
    assert len(blocks) > 3
    known: dict[str, object] = {}
    for block in blocks:
        if "pyspiel" in block and find_spec("pyspiel") is None:
            continue  # an extra of its own
        exec(compile(block, str(PAGE), "exec"), known)
    assert (tmp_path / "table.svg").exists()


def test_the_example_of_the_models_page_runs() -> None:
    shown, program = programs(DOCS / "models.md")
    known: dict[str, object] = {}
    exec(compile(shown, "models.md", "exec"), known)
    assert "MOVE:" in str(known["question"])
    assert program.startswith("# mymodel.py")
