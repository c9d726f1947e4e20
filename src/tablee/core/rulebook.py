"""The rule books: whole, clause by clause, and the pictures in them."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from tablee.core.box import Box

LANGUAGES: Final = ("fr", "en")
FOLDER: Final = "rulebook"
BOX_PICTURE: Final = "box.png"
"""The box itself, 1200×630, as messengers show it with an invitation; a box may do without."""

_CLAUSE = re.compile(r"^### ([A-Z]+-\d+)\b.*$", re.MULTILINE)
_PICTURE = re.compile(r"[a-z0-9][a-z0-9-]*\.(svg|png)")
_SHOWN = re.compile(r"^!\[[^\]]*\]\(([^)]*)\)$", re.MULTILINE)
_HEADING = re.compile(r"^#{1,3} ", re.MULTILINE)
_CHECKOUT = Path(__file__).resolve().parents[3]


def read_book(box: Box, language: str) -> str:
    """The book as Markdown; `FileNotFoundError` if it is missing."""
    return (_folder(box) / f"{language}.md").read_text("utf-8")


def read_picture(box: Box, name: str) -> bytes:
    """One of the pictures beside the book; `FileNotFoundError` if there is none of that name."""
    if not _PICTURE.fullmatch(name):
        raise FileNotFoundError(name)
    return (_folder(box) / name).read_bytes()


def pictures_in(book: str) -> list[str]:
    """The files of the pictures it shows, each on a line of its own."""
    return _SHOWN.findall(book)


def _folder(box: Box) -> Traversable:
    """Where a box's books lie: in its package, those of this project in `docs` until a wheel is built."""
    packed = files(box.book) / FOLDER
    return packed if packed.is_dir() else _CHECKOUT / "docs" / "rules" / box.name


def clauses(book: str) -> dict[str, str]:
    """Each clause's own part of the book, its heading included."""
    found = {}
    for heading in _CLAUSE.finditer(book):
        after = _HEADING.search(book, heading.end())
        found[heading[1]] = book[heading.start() : after.start() if after else len(book)].strip()
    return found


def find_clause(book: str, wanted: str) -> str | None:
    """The clause of that name, in capitals or not, or just of that number."""
    found = clauses(book)
    for name, text in found.items():
        if wanted.upper() in (name, name.partition("-")[2]):
            return text
    return None
