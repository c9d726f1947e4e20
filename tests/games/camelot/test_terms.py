"""One name for one thing, in book, screen and terminal."""

from __future__ import annotations

from tests.prose import files_of, misnamed

TERMS = {
    r"the strongest\b": "highest",
    r"\bsupporter\b": "support card",
}


def test_one_thing_has_one_name() -> None:
    assert not misnamed(files_of("camelot"), TERMS)
