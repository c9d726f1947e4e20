"""“d’Ysengrin”, but “de Renart”: words before a name, alike in the terminal and in the browser."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tablee.cli.speech.elision import of, to
from tablee.cli.speech.fluent_words import game_words

CASES = json.loads((Path(__file__).parent / "elision.json").read_text("utf-8"))


@pytest.mark.parametrize("name", CASES)
def test_words_before_a_name(name: str) -> None:
    assert [of(name), to(name)] == CASES[name]


def test_sentences_elide() -> None:
    say = game_words("etoile", "fr").say
    huffed = {"seat": "Renart", "seat_you": "no", "offender": "Ysengrin", "offender_you": "no", "cell": "Ac3"}
    assert say("event-piece-huffed", **huffed) == "Renart souffle la pièce d’Ysengrin en Ac3."
    huffed |= {"offender": "Tibert"}
    assert say("event-piece-huffed", **huffed) == "Renart souffle la pièce de Tibert en Ac3."
    assert game_words("camelot", "fr").say("refusal-target-shielded", target="Élie") == (
        "Le Bouclier d’Élie arrête cette carte."
    )
    assert say("refusal-not-your-turn", seat="le loup").endswith("c’est au loup.")


def test_no_name_follows_a_bare_word() -> None:
    """A person's name after “de” is written with DE; numbers, camps and cells are not names."""
    names = r"(seat|offender|target|owner|partner|giver|receiver|other|turn|chooser|victim)"
    found = subprocess.run(
        ["git", "grep", "-nE", rf"\b(de|que|à) \{{ \${names} \}}", "--", "src/tablee/games/*/locale/fr.ftl"],
        capture_output=True, text=True, check=False, cwd=Path(__file__).parents[2],
    ).stdout  # fmt: skip
    assert [line for line in found.splitlines() if "/dschamal/" not in line] == []
