"""“d’Ysengrin”, but “de Renart”: words before a name, alike in the terminal and in the browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tablee.cli.speech.elision import of, to

CASES = json.loads((Path(__file__).parent / "elision.json").read_text("utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_words_before_a_name(name: str) -> None:
    assert [of(name), to(name)] == CASES[name]


def test_no_name_follows_a_bare_word() -> None:
    """A person's name after “de” is written with DE; numbers, camps and cells are not names."""
    names = r"(seat|offender|target|owner|partner|giver|receiver|other|turn|chooser|victim)"
    found = subprocess.run(
        ["git", "grep", "-nE", rf"\b(de|que|à) \{{ \${names} \}}", "--", "src/tablee/games/*/locale/fr.ftl"],
        capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2],
    ).stdout  # fmt: skip
    assert found == ""
