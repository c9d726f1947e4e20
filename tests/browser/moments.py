"""Moments as somebody with a phone in hand sees them."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.geometry import at_rest, inside

BESIDE_PLATES = """(words) => {
    const all = (what) => [...document.querySelectorAll(what)];
    const boxes = (found) => found.map((one) => one.getBoundingClientRect());
    const over = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const apart = (a, b) => over(a, b) < 1 || across(a, b) < 1;
    const told = boxes(all("[data-testid=moment]").filter((one) => one.textContent.includes(words)));
    const plates = boxes(all("[data-plate]"));
    const free = (one) => plates.every((plate) => apart(one, plate));
    return told.length > 0 && plates.length > 1 && told.every(free);
}"""


def expect_moment(page: Page, words: str) -> None:
    """A moment with these words, all of it within what the screen shows."""
    moment = page.get_by_test_id("moment").filter(has_text=words).first
    expect(moment).to_be_visible()
    at_rest(page)  # it comes in from above
    size = page.viewport_size
    assert size is not None
    assert inside(moment, {"x": 0, "y": 0, "width": size["width"], "height": size["height"]})


def expect_moment_beside_plates(page: Page, words: str) -> None:
    """A moment with these words that hides nobody's plate."""
    page.wait_for_function(BESIDE_PLATES, arg=words)
