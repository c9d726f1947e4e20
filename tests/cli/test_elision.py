"""“d’Ysengrin”, but “de Renart”: words before a name, alike in the terminal and in the browser."""

from __future__ import annotations

import json
import re
from importlib.resources import files
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
    bare = re.compile(rf"\b(de|que|à) \{{ \${names} \}}")
    games = Path(str(files("tablee")), "games")
    found = [line for file in games.glob("*/locale/fr.ftl") for line in file.read_text("utf-8").splitlines()]
    assert found
    assert [line for line in found if bare.search(line)] == []
