"""What all tests share: houses and browsers to use, and the order.

Each worker begins with its share of the slow tests, so none is left for the end. No example is given up
because the machine was busy with something else.
"""

from __future__ import annotations

import os
from itertools import count
from math import ceil

import pytest
from hypothesis import HealthCheck, settings

from tests.toy_shelf import put_on_shelf

put_on_shelf()
pytest_plugins = ["tests.server.fixtures", "tests.browser.people"]

DATA_HOMES = count()
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


@pytest.fixture(autouse=True)
def own_data_home(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a terminal keeps for its person, each test keeps apart; nothing is made until it is needed."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.getbasetemp() / f"data-{next(DATA_HOMES)}"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    slow = [item for item in items if item.get_closest_marker("slow")]
    rest = [item for item in items if not item.get_closest_marker("slow")]
    share, ordered = ceil(len(items) / workers), list[pytest.Item]()
    for worker in range(workers):  # xdist gives each a row of neighbours to begin with
        mine = slow[worker::workers]
        more = max(0, share - len(mine))
        ordered += [*mine, *rest[:more]]
        del rest[:more]
    items[:] = [*ordered, *rest]
    if workers == 1:  # Playwright keeps its event loop for itself: what needs one comes before
        items.sort(key=lambda item: item.get_closest_marker("browser") is not None)
