"""Which language to speak: French, unless English is asked for."""

from __future__ import annotations

import os

from tablee.cli.complaint import Complaint

LANGUAGES = ("fr", "en")


def choose_language(wished: str) -> str:
    """`wished` from the command line, else what the terminal says."""
    if not wished:
        terminal = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
        return "en" if terminal.startswith("en") else "fr"
    if wished not in LANGUAGES:
        raise Complaint(f"--lang {wished!r}: expected fr or en")
    return wished
