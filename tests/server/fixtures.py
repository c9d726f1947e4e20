"""One house for all tests that do not stop or kill it; small ones on a clock that stands still."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.server.house import House
from tests.server.parlour import Heard, hear
from tests.server.window_worlds import Hearing


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house") / "tablee.db")
    running.start()
    yield running
    assert running.stop() == 0


@pytest.fixture
def hearing(tmp_path: Path) -> Hearing:
    """`hear`, each time in a house of its own."""
    numbers = count()

    def hear_it(*args: Any, **settings: Any) -> Heard:
        return hear(tmp_path / str(next(numbers)), *args, **settings)

    return hear_it
