"""A game of Dschamál falls into duels and single searches."""

from __future__ import annotations

from tablee.core.chapters import Chapter

CHAPTERS = (Chapter("duel", ("bout-ready",)),)
