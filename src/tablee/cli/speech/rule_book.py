"""The rule books: whole, or clause by clause."""

from __future__ import annotations

import re

from tablee import assets

CLAUSE = re.compile(r"^### ([A-Z]+-\d+)\b.*$", re.MULTILINE)
HEADING = re.compile(r"^#{1,3} ", re.MULTILINE)


def read_book(game: str, language: str) -> str:
    """The book as Markdown; `FileNotFoundError` if it is missing."""
    return (assets.rulebook_dir() / game / f"{language}.md").read_text("utf-8")


def clauses(book: str) -> dict[str, str]:
    """Each clause's own part of the book, its heading included."""
    found = {}
    for heading in CLAUSE.finditer(book):
        after = HEADING.search(book, heading.end())
        found[heading[1]] = book[heading.start() : after.start() if after else len(book)].strip()
    return found


def find_clause(book: str, wanted: str) -> str | None:
    """By its whole name, in capitals or not, or just by its number."""
    found = clauses(book)
    for name, text in found.items():
        if wanted.upper() in (name, name.partition("-")[2]):
            return text
    return None
