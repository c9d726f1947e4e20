"""Which language to speak: `--lang` before or after any command, else the terminal's own."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from tablee.cli.speech.complaint import Complaint
from tablee.cli.speech.translation import tell

LANGUAGES = ("fr", "en")


def wished_language(arguments: Sequence[str]) -> str:
    """The last `--lang` on the command line; empty without one."""
    wished = ""
    for before, word in pairwise(["", *arguments]):
        if before == "--lang" or word.startswith("--lang="):
            wished = word.removeprefix("--lang=")
    return wished


def terminal_language() -> str:
    """French where the terminal is French or says nothing, else English."""
    terminal = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return "fr" if not terminal or terminal.startswith("fr") else "en"


def asked_language(arguments: Sequence[str]) -> str:
    """Before the arguments are understood: whatever is wrong with them is told in this language."""
    wished = wished_language(arguments)
    return wished if wished in LANGUAGES else terminal_language()


def without_language(arguments: Sequence[str]) -> list[str]:
    """The command line without its `--lang`, wherever it stands; a language not spoken here is refused."""
    wished = wished_language(arguments)
    if wished not in LANGUAGES and (wished or "--lang" in arguments):
        raise Complaint(tell("--lang {wished!r}: expected fr or en", wished=wished))
    return [
        word
        for before, word in pairwise(["", *arguments])
        if before != "--lang" and word != "--lang" and not word.startswith("--lang=")
    ]
