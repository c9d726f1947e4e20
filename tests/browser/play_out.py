"""Playing a short game of a plain box to its end: whatever is offered first is pressed."""

from __future__ import annotations

import contextlib
import time

from playwright.sync_api import Error, Page

OPEN = "button:not([disabled]):not([aria-disabled=true]):not(.clause)"


def play_out(*pages: Page, seconds: float = 60) -> None:
    """Everybody presses the first thing their page offers, until the end is shown to all."""
    until = time.monotonic() + seconds
    while not all(page.get_by_test_id("game-over").is_visible() for page in pages):
        assert time.monotonic() < until, "the game did not end"
        for page in pages:
            asked = page.get_by_test_id("offers").locator(OPEN)
            with contextlib.suppress(Error):  # it may be answered or gone by now
                if asked.count():
                    asked.first.click(timeout=1500)
        pages[0].wait_for_timeout(40)
