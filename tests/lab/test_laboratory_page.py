"""What docs/laboratory.md and docs/models.md show, runs."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

DOCS = Path(__file__).resolve().parents[2] / "docs"
PAGE = DOCS / "laboratory.md"


def test_the_examples_of_the_page_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"(?ms)^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"))
    assert len(blocks) > 3
    known: dict[str, object] = {}
    for block in blocks:
        if "pyspiel" in block and find_spec("pyspiel") is None:
            continue  # an extra of its own
        exec(compile(block, str(PAGE), "exec"), known)
    assert (tmp_path / "table.svg").exists()


def test_the_example_of_the_models_page_runs() -> None:
    text = (DOCS / "models.md").read_text(encoding="utf-8")
    shown, program = re.findall(r"(?ms)^```python\n(.*?)^```", text)
    known: dict[str, object] = {}
    exec(compile(shown, "models.md", "exec"), known)
    assert "MOVE:" in str(known["question"])
    assert program.startswith("# mymodel.py")
