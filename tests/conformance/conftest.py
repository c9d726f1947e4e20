"""A toy to break, for every test of the suite."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

import pytest

from tablee.core.box import part
from tests.conformance.broken_toy import NAME, told_of


@pytest.fixture
def broken() -> Iterator[Callable[..., str]]:
    """A copy of the toy with these names changed; what the suite says of it."""
    yield told_of
    sys.modules.pop(NAME, None)
    part.cache_clear()
