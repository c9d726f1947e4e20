"""A game of the Grand Dalmuti falls into rounds, and these into tricks."""

from __future__ import annotations

from tablee.core.chapters import Chapter

CHAPTERS = (
    Chapter("round", ("round-begun",)),
    Chapter("trick", ("set-played",), ("trick-won", "round-begun"), within="round"),
)
