"""The terminal as rich sees it, with lines that break only where they may."""

from __future__ import annotations

import re

from rich import _wrap
from rich.console import Console

# Rich takes every space for a place to break, those before a French colon too, and has no setting for it.
WORD = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def open_console(widest: int) -> Console:
    """As wide as the terminal, up to where lines stay readable."""
    _wrap.re_word = WORD
    console = Console(highlight=False)
    console.width = min(console.width, widest)
    return console
