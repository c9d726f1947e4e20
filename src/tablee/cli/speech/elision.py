"""French words before a name: “d’Ysengrin”, “de Renart”, “du loup”. Sentences call them by DE and AU.

The browser does the same in `web/src/lib/elision.ts`; docs/decisions/terminal.md says why h and y go so.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Callable
from typing import Any, Final

VOWELS = "aeiouœæ"


def elides(name: str) -> bool:
    """Before a vowel, or a y that sounds like one; never before an h."""
    letters = unicodedata.normalize("NFD", name.casefold())
    plain = [letter for letter in letters if not unicodedata.combining(letter)]
    first, second = (*plain, "", "")[:2]
    if first == "y":
        return second.isalpha() and second not in VOWELS
    return first != "" and first in VOWELS


def of(name: str) -> str:
    return f"d’{name}" if elides(name) else _with_article(name, "de", "du", "des")


def to(name: str) -> str:
    return _with_article(name, "à", "au", "aux")


def _with_article(name: str, alone: str, one: str, many: str) -> str:
    """Only an article in small letters is one: Le Corbusier is called so."""
    first, _, rest = name.partition(" ")
    if rest and first in ("le", "les"):
        return f"{one if first == 'le' else many} {rest}"
    return f"{alone} {name}"


FUNCTIONS: Final[dict[str, Callable[[Any], Any]]] = {
    "DE": lambda name: of(str(name)),
    "AU": lambda name: to(str(name)),
}
