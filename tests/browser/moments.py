"""Moments as somebody with a phone in hand sees them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.geometry import at_rest, inside


def expect_moment(page: Page, words: str) -> None:
    """A moment with these words, all of it within what the screen shows."""
    moment = page.get_by_test_id("moment").filter(has_text=words).first
    expect(moment).to_be_visible()
    at_rest(page)  # it comes in from above
    size = page.viewport_size
    assert size is not None
    assert inside(moment, {"x": 0, "y": 0, "width": size["width"], "height": size["height"]})
