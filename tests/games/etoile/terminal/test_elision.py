"""“d’Ysengrin”, but “de Tibert”: sentences of the star."""

from __future__ import annotations

from tablee.cli.speech.fluent_words import game_words


def test_sentences_elide() -> None:
    say = game_words("etoile", "fr").say
    huffed = {"seat": "Renart", "seat_you": "no", "offender": "Ysengrin", "offender_you": "no", "cell": "Ac3"}
    assert say("event-piece-huffed", **huffed).startswith("Renart souffle la pièce d’Ysengrin en Ac3")
    huffed |= {"offender": "Tibert"}
    assert say("event-piece-huffed", **huffed).startswith("Renart souffle la pièce de Tibert en Ac3")
    assert say("refusal-not-your-turn", seat="le loup").endswith("c’est au loup.")
