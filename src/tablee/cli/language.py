"""Which language to speak: French, unless English is asked for."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import pairwise

from tablee.cli.complaint import Complaint
from tablee.cli.speech import spoken, tell

LANGUAGES = ("fr", "en")


def asked_language(arguments: Sequence[str]) -> str:
    """Before the arguments are understood: whatever is wrong with them is told in this language."""
    wished = ""
    for before, word in pairwise(["", *arguments]):
        if before == "--lang" or word.startswith("--lang="):
            wished = word.removeprefix("--lang=")
    return wished if wished in LANGUAGES else choose_language("")


def choose_language(wished: str) -> str:
    """`wished` from the command line, else what the terminal says."""
    if not wished:
        terminal = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return "en" if terminal.startswith("en") else "fr"
    if wished not in LANGUAGES:
        raise Complaint(tell("--lang {wished!r}: expected fr or en", wished=wished))
    return wished


def command_language(wished: str) -> str:
    """A command's own `--lang`; without one it goes on in the language spoken so far."""
    return choose_language(wished) if wished else spoken()
