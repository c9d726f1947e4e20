"""What boxes bring for the browser: roles, sentences, and files of a client of their own."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.core import shelf
from tablee.core.roles import roles_of
from tests.server.house import House

INSTALLED = Path(__file__).resolve().parent.parent / "mounted" / "installed"


@pytest.fixture(scope="module")
def mounted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with one more box, whose package brings a client."""
    paths = os.pathsep.join([os.environ["PYTHONPATH"], str(INSTALLED)])
    house = House(tmp_path_factory.mktemp("house") / "db.sqlite", within=["env", f"PYTHONPATH={paths}"])
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def entry(mounted: House) -> str:
    return str(mounted.get("/api/boxes/mounted").json()["client"])


def test_a_box_says_what_its_fields_stand_for_and_its_sentences(mounted: House) -> None:
    parts = mounted.get("/api/boxes/toy").json()
    assert parts == {"roles": roles_of(shelf.load("toy")), "client": "", "moments": {}}
    for language in ("fr", "en"):
        words = mounted.get(f"/api/boxes/toy/words/{language}")
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        assert "event-taken = " in words.text
    assert httpx.get(f"{mounted.base}/api/boxes/toy/words/de").status_code == 404
    assert httpx.get(f"{mounted.base}/api/boxes/chess").status_code == 404


def test_the_shelf_says_which_pages_a_box_has(mounted: House) -> None:
    pages = mounted.get("/api/shelf").json()["pages"]
    assert (pages["toy"], pages["mounted"]) == (["scenes", "given"], [])
    assert list(pages) == [game["name"] for game in mounted.get("/api/shelf").json()["games"]]
    for name, there in pages.items():
        for page in ("coach", "given"):
            answer = httpx.get(f"{mounted.base}/api/{page}/{name}")
            assert answer.status_code == (200 if page in there else 404), (page, name)
        assert bool(mounted.get(f"/api/scenes/{name}").json()["scenes"]) == ("scenes" in there), name


def test_a_client_is_served_with_all_it_loads_and_never_changes_under_its_address(
    mounted: House, entry: str
) -> None:
    for name in ("index.js", "parts.js"):
        answer = mounted.get(entry.replace("index.js", name))
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert "immutable" in answer.headers["cache-control"]
    _, version, _ = entry.rsplit("/", 2)
    assert httpx.get(f"{mounted.base}{entry.replace(version, 'before')}").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "../__init__.py",
        "..%2f__init__.py",
        "%2e%2e/box.py",
        "/etc/passwd",
        "%2fetc%2fpasswd",
        "..%5cbox.py",
        "parts.js%00",
        "",
    ],
)
def test_nothing_beside_the_clients_files_is_served(mounted: House, entry: str, path: str) -> None:
    with httpx.stream("GET", f"{mounted.base}{entry.replace('index.js', path)}") as answer:
        assert answer.status_code in (400, 404)
