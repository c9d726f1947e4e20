"""Who may read the store's files, and what happens when somebody takes them away."""

from __future__ import annotations

import os
import stat
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tablee.store.sqlite.files import log_of
from tablee.store.sqlite.store import SqliteStore
from tablee.store.store_contract import Conflict, StoreFailed
from tests.store.building import line
from tests.toy_game import find

pytestmark = pytest.mark.skipif(os.name == "nt", reason="an open file cannot be taken away there")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture(params=[0o000, 0o022, 0o777])
def umask(request: pytest.FixtureRequest) -> Iterator[None]:
    before = os.umask(request.param)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


@pytest.mark.usefixtures("umask")
async def test_every_file_is_its_owner_s_alone(path: Path) -> None:
    store = SqliteStore(path, games=find)
    await store.append("TOYS", 1, line(1))
    assert modes(path.parent) == {"tables.db": 0o600, "tables.db-wal": 0o600, "tables.db-shm": 0o600}
    assert store.warnings == []
    await store.close()
    assert modes(path.parent) == {"tables.db": 0o600}


async def test_a_file_others_could_read_is_closed_to_them_and_the_host_is_told(path: Path) -> None:
    await SqliteStore(path, games=find).close()
    open_to_others(path)
    store = SqliteStore(path, games=find)
    assert store.warnings == [f"{path}: others could read it, and no longer can"]
    assert set(modes(path.parent).values()) == {0o600}
    await store.close()


def open_to_others(path: Path) -> None:
    path.chmod(0o664)


def remove(*paths: Path) -> None:
    for path in paths:
        path.unlink()


def move(path: Path, to: Path | None = None) -> None:
    path.rename(to or path.with_name("elsewhere"))


def replace(path: Path) -> None:
    """By a copy of itself: another file all the same."""
    new = path.with_name("new")
    subprocess.run(["cp", path, new], check=True)
    new.replace(path)


@pytest.mark.parametrize("take_away", [remove, move, replace])
@pytest.mark.parametrize("which", [Path, log_of], ids=["file", "log"])
async def test_nothing_is_promised_once_a_file_is_gone(
    path: Path, take_away: Callable[[Path], None], which: Callable[[Path], Path]
) -> None:
    store = SqliteStore(path, games=find)
    await store.append("TOYS", 1, line(1))
    take_away(which(path))
    for _ in range(2):
        with pytest.raises(StoreFailed, match="was deleted or replaced while in use"):
            await store.append("TOYS", 2, line(2))
    assert len(await store.load("TOYS")) == 1
    await store.close()


async def test_a_file_put_back_goes_on(path: Path) -> None:
    store = SqliteStore(path, games=find)
    move(path, path.with_name("away.db"))
    with pytest.raises(StoreFailed):
        await store.append("TOYS", 1, line(1))
    move(path.with_name("away.db"), path)
    await store.append("TOYS", 1, line(1))
    with pytest.raises(Conflict):
        await store.append("TOYS", 1, line(1))
    await store.close()
    again = SqliteStore(path, games=find)
    assert again.warnings == []
    assert len(await again.load("TOYS")) == 1
    await again.close()


async def test_a_link_that_leads_elsewhere_is_noticed(path: Path) -> None:
    link = path.with_name("link.db")
    link.symlink_to(path)
    store = SqliteStore(link, games=find)
    await store.append("TOYS", 1, line(1))
    link.unlink()
    link.symlink_to(path.with_name("other.db"))
    with pytest.raises(StoreFailed, match=r"link\.db: it was deleted or replaced"):
        await store.append("TOYS", 2, line(2))
    await store.close()


async def test_closing_a_file_that_was_replaced_leaves_the_new_one_s_log_alone(path: Path) -> None:
    store = SqliteStore(path, games=find)
    await store.append("TOYS", 1, line(1))
    remove(path, log_of(path))
    newer = SqliteStore(path, games=find)
    await newer.append("NEWS", 1, line(1))
    await store.close()
    assert log_of(path).stat().st_size > 0
    await newer.append("NEWS", 2, line(2))
    await newer.close()
