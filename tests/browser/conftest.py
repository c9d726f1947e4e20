"""For a browser, a house is the address it opens."""

from __future__ import annotations

import pytest


@pytest.fixture
def house(address: str) -> str:
    return address
