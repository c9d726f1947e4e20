"""Standard input and output as they come: closed, full, or without our letters."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from typing import TextIO

LOST = (errno.EPIPE, errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""How it ends when an output takes nothing more."""

PLAINER = str.maketrans(
    {
        "’": "'", "‘": "'", "«": '"', "»": '"', "“": '"', "”": '"', "–": "-", "—": "-", "œ": "oe", "Œ": "OE",
        "·": "-", "›": ">", "▶": ">", "─": "-", "│": "|", "╭": "+", "╮": "+", "╰": "+", "╯": "+",
    }
)  # fmt: skip


def plainer(error: UnicodeError) -> tuple[str, int]:
    """What an encoding lacks, as near as ASCII comes to it: letters lose their accents before they go."""
    assert isinstance(error, UnicodeEncodeError)
    lacking = error.object[error.start : error.end]
    return "".join(map(_plainer, lacking)), error.end


def _plainer(char: str) -> str:
    near = unicodedata.normalize("NFKD", char.translate(PLAINER))
    return near.encode("ascii", "ignore").decode() or "?"


def forgive_letters() -> None:
    """No character typed or told is worth a failure."""
    codecs.register_error("plainer", plainer)
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "plainer"), (sys.stderr, "plainer")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def say_last(message: str) -> None:
    """To whoever reads complaints, if anybody does."""
    if sys.stderr is not None:
        try:
            print(message, file=sys.stderr)
        except OSError:
            _to_nowhere(sys.stderr)


def drop_unwritten() -> None:
    """What the output did not take: Python would try again at the end, and fail."""
    try:
        sys.stdout.flush()
    except OSError:
        _to_nowhere(sys.stdout)


def _to_nowhere(stream: TextIO) -> None:
    os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def at_a_terminal() -> bool:
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))
