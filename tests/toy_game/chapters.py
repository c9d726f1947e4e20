"""A game of the toy falls into single takings."""

from __future__ import annotations

from tablee.core.chapters import Chapter

CHAPTERS = (Chapter("taking", ("taken",)),)
