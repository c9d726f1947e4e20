"""Where things stand on a page, and people whose names are as long as they may be."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import FloatRect, Locator, Page, ViewportSize

from tablee.core.meta import Meta
from tests.browser.tables import posted

LONG = ("Maximilienne-Alexandrine", "W" * 24, "Bartholomäus-Christophor", "Ô" * 24, "m" * 24)
ZOOMED: ViewportSize = {"width": 720, "height": 450}  # a desk at 200 %
TINY: ViewportSize = {"width": 320, "height": 640}
STILL = """async () => {
    const clock = (one) => one.closest("[role=timer]");
    const ends = ({ effect }) =>
        Number.isFinite(effect.getComputedTiming().endTime) && !clock(effect.target);
    const moving = () => document.getAnimations().some((one) => one.playState === "running" && ends(one));
    const until = performance.now() + 20_000;
    let still = 0;
    await document.fonts.ready;
    while (still < 3 && performance.now() < until) {
        await new Promise(requestAnimationFrame);
        still = moving() ? 0 : still + 1;
    }
    return still >= 3;
}"""


def gather(house: str, meta: Meta, seats: int) -> dict[str, Any]:
    """The host's seat in a lobby where everybody has the longest name there is."""
    opened = {"game": meta.name, "name": LONG[0], "seats": seats, "options": {}, "bots": []}
    host = posted(f"{house}/api/tables", opened)
    for name in LONG[1:seats]:
        posted(f"{house}/api/tables/{host['code']}/seats", {"name": name})
    return host


def width_of(page: Page) -> int:
    width: int = page.evaluate("document.documentElement.scrollWidth")
    return width


def at_rest(page: Page) -> None:
    """Nothing but clocks, and what moves for ever, moves any more: cards are dealt, panels have come in."""
    assert page.evaluate(STILL), "something moves for ever"


def box_of(thing: Locator) -> FloatRect:
    box = thing.bounding_box()
    assert box is not None
    return box


def inside(thing: Locator, around: FloatRect) -> bool:
    box = box_of(thing)
    return (
        box["x"] >= around["x"] - 1
        and box["y"] >= around["y"] - 1
        and box["x"] + box["width"] <= around["x"] + around["width"] + 1
        and box["y"] + box["height"] <= around["y"] + around["height"] + 1
    )


def covered(one: FloatRect, other: FloatRect) -> float:
    """How much of a box another one may hide, from 0 to 1."""
    wide = min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"])
    high = min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"])
    return max(0.0, wide) * max(0.0, high) / (one["width"] * one["height"])


def nothing_spills(panel: Locator) -> bool:
    parts = [panel.locator(part) for part in ("table.scores", "[data-testid=log]", "form button")]
    return all(inside(part, box_of(panel)) for part in parts)
