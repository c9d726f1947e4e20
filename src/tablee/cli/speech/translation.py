"""What the command line says, in the language of the person who typed.

English stands where it is said; `french.py` has the same sentence in French, found by the English one.
No Fluent here: help must answer before it could be imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache

from tablee.cli.speech.french import FRENCH
from tablee.cli.speech.french_foreign import FOREIGN

_spoken = "fr"


def speak(language: str) -> None:
    """For the whole command."""
    global _spoken  # noqa: PLW0603  (one process runs one command)
    _spoken = language


def spoken() -> str:
    return _spoken


def tell(english: str, **values: object) -> str:
    """A sentence of ours, its `{values}` filled in; in French it must have been written."""
    return (english if _spoken == "en" else FRENCH[english]).format(**values)


def one_of(values: Iterable[object]) -> str:
    """“a, b or c”."""
    *head, last = map(str, values)
    return tell("{head} or {last}", head=", ".join(head), last=last) if head else last


def foreign(english: str) -> str:
    """A finished sentence of another room or library; one nobody foresaw stays as it is."""
    if _spoken == "en":
        return english
    for pattern, french in _patterns():
        found = pattern.fullmatch(english)
        if found is not None:
            return french.format(**{name: _slot(name, text) for name, text in found.groupdict().items()})
    return english


def _slot(name: str, text: str) -> str:
    """A reason inside a sentence is a sentence too; names have the quotes of the language."""
    if name == "names":
        return re.sub(r"'([^']*)'", "«\u00a0\\1\u00a0»", text)
    return foreign(text) if name.startswith("why") else text


@cache
def _patterns() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Each `{name}` of an English sentence matches as little as it can."""
    found = []
    for english, french in FOREIGN.items():
        parts = re.split(r"\{(\w+)\}", english)
        names = [f"(?P<{part}>.+?)" if at % 2 else re.escape(part) for at, part in enumerate(parts)]
        found.append((re.compile("".join(names), re.DOTALL), french))
    return tuple(found)
