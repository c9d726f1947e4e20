"""The rule books: whole, or clause by clause."""

from __future__ import annotations

from tablee.core import rulebook, shelf
from tablee.core.rulebook import clauses, find_clause

__all__ = ["clauses", "find_clause", "read_book"]


def read_book(game: str, language: str) -> str:
    """The book as Markdown; `FileNotFoundError` if it is missing."""
    return rulebook.read_book(shelf.box(game), language)
