"""For a browser, a house is the address it opens."""

from __future__ import annotations

from tests.browser.conftest import house

__all__ = ["house"]
