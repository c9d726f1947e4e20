"""One name for one thing, in book, screen and terminal."""

from __future__ import annotations

from tests.prose import files_of, misnamed

TERMS = {
    r"\bla Tour\b|The tower, no": "Turm",
    r"[Mm]aster of Pieces|(?:You are|is) Master$": "Master of the Pieces",
    r"\bcall(?:s|ed)? for the camel\b": "call the camel",
    r"\| reçu \|": "verdict: a receipt is what one keeps of a deal",
}


def test_one_thing_has_one_name() -> None:
    assert not misnamed(files_of("dschamal"), TERMS)
