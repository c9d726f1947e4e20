"""The Kettle, installed by pip for the tests that want it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.packages import KETTLE, on_the_shelf, pip_install


@pytest.fixture(scope="session")
def kettle_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("installed") / "site"
    pip_install(KETTLE, folder)
    return folder


@pytest.fixture
def kettle(kettle_folder: Path) -> Iterator[str]:
    """The name of the box, which is on the shelf meanwhile."""
    with on_the_shelf(kettle_folder):
        yield "kettle"
