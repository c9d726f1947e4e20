"""One house for all tests that do not stop or kill it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house import House


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    running = House(tmp_path_factory.mktemp("house") / "tablee.db")
    running.start()
    yield running
    assert running.stop() == 0
