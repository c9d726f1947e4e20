"""A game of Camelot falls into tournaments."""

from __future__ import annotations

from tablee.core.chapters import Chapter

CHAPTERS = (Chapter("tournament", ("colour-named",)),)
