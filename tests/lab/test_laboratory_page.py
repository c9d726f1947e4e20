"""What docs/laboratory.md shows, runs."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="the lab extra is not installed")

PAGE = Path(__file__).resolve().parents[2] / "docs" / "laboratory.md"


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
