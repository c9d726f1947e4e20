"""“d’Élie”: sentences of Camelot."""

from __future__ import annotations

from tablee.cli.speech.fluent_words import game_words


def test_sentences_elide() -> None:
    say = game_words("camelot", "fr").say
    assert say("refusal-target-shielded", target="Élie") == "Le Bouclier d’Élie arrête cette carte."
