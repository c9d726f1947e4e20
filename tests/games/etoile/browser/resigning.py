"""A game between people that ends at once: somebody gives up."""

from __future__ import annotations

from playwright.sync_api import Page


def resign(*pages: Page) -> None:
    """Whoever is to move gives up."""
    for page in pages:
        page.get_by_test_id("board").wait_for()
    mover = next(page for page in pages if page.get_by_test_id("resign").count())
    mover.get_by_test_id("resign").click()
    mover.get_by_test_id("resign-yes").click()
