"""The rule book: the same clauses in both languages, each with a test here, and diagrams that exist."""

from __future__ import annotations

import re
from pathlib import Path

BOOK = Path(__file__).parents[3] / "docs" / "rules" / "etoile"
BOOKS = {language: (BOOK / f"{language}.md").read_text(encoding="utf-8") for language in ("fr", "en")}


def clauses(text: str) -> list[str]:
    return re.findall(r"^### (ETO-\d\d) · \S", text, flags=re.MULTILINE)


def test_both_books_hold_the_same_clauses_once_each() -> None:
    french, english = clauses(BOOKS["fr"]), clauses(BOOKS["en"])
    assert french == english
    assert len(set(french)) == len(french) == 27
    assert french == sorted(french)


def test_every_clause_has_a_test_and_every_test_a_clause() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    marked = re.findall(r"pytest\.mark\.clause\(([^)]*)\)", code)
    assert set(re.findall(r"ETO-\d\d", " ".join(marked))) == set(clauses(BOOKS["en"]))


def test_both_books_show_every_diagram_in_the_same_places() -> None:
    shown = {language: re.findall(r"!\[[^\]]+\]\((\S+)\)", text) for language, text in BOOKS.items()}
    assert shown["fr"] == shown["en"]
    assert sorted(shown["en"]) == sorted(path.name for path in BOOK.glob("*.svg"))


def test_examples_and_rulings_stand_in_both_books_alike() -> None:
    assert BOOKS["fr"].count("> **Arbitrage** — ") == BOOKS["en"].count("> **Ruling** — ")
    assert BOOKS["fr"].count("*Exemple\u00a0:") == BOOKS["en"].count("*Example:")
    assert BOOKS["fr"].count("\n- **") == BOOKS["en"].count("\n- **")
