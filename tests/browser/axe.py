"""What axe finds on a page: on a phone and at a desk, by day and by night."""

from __future__ import annotations

from typing import Any, Literal

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.browser.people import DESK, PHONE

STILL = "*, *::before, *::after { transition: none !important; animation: none !important }"
"""A contrast halfway between two colours is nobody's."""
LIGHTS: tuple[tuple[Literal["light", "dark"], str, dict[str, Any]], ...] = (
    ("light", "day", {}),
    ("dark", "night", {"runOnly": ["color-contrast"]}),  # by night only the colours differ
)
RUN = "async (options) => (await axe.run({ ...options, resultTypes: ['violations'] })).violations"


class Problems:
    """Everything serious found on the way, by place."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.found: dict[str, list[str]] = {}

    def look(self, place: str) -> None:
        self._page.evaluate(Axe().axe_script)
        self._page.add_style_tag(content=STILL)
        for size in (PHONE, DESK):
            self._page.set_viewport_size(size)
            for scheme, light, options in LIGHTS:
                self._page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
                self._page.locator(f"html[data-light={light}]").wait_for(state="attached")
                if found := serious(self._page.evaluate(RUN, options)):
                    self.found[f"{place}, {size['width']}, {scheme}"] = found


def serious(violations: list[dict[str, Any]]) -> list[str]:
    return [
        f"{one['id']}: {node['target']}"
        for one in violations
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
