"""`tablee play GAME --deal-of-the-day`: one try at a running house, compared afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.cli.remote.deal_of_the_day import day_token, own_key
from tests.cli.running import spawn
from tests.server.house import House

TYPED = "hint\n" + "a\n" * 40 + "q\n"


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def play(house: House, typed: str = TYPED) -> str:
    """What was printed, in one line."""
    asked = ["--deal-of-the-day", "--house", house.base, "--lang", "en"]
    done = spawn("play", "toy", *asked, typed=typed)
    assert (done.code, done.err) == (0, "")
    return " ".join(done.out.split())


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """A house of one's own: who else has played is part of what is told."""
    running = House(tmp_path / "tablee.db")
    running.start()
    yield running
    assert running.stop() == 0


def test_one_try_without_help_and_the_comparison_afterwards(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "the same command comes back to it" in play(house, "q\n")
    first = play(house)
    assert "without help" in first
    assert "The deal of the day: " in first
    assert "Nobody else has finished this deal yet." in first
    assert first.endswith(play(house, ""))
    monkeypatch.setenv("XDG_DATA_HOME", str(Path.cwd() / "another"))
    assert "One other person has played it and did no better than you." in play(house)


def test_a_key_is_made_once_for_its_owner_alone() -> None:
    key = own_key()
    assert own_key() == key
    assert len(bytes.fromhex(day_token(key, "2026-11-18", "toy"))) == 32


def test_what_is_the_house_s_cannot_be_chosen_and_a_house_that_is_not_there_is_said() -> None:
    asked = ["play", "toy", "--deal-of-the-day", "--lang", "en"]
    assert "are the house's" in spawn(*asked, "--seed", "1").complaint
    assert "does not answer" in spawn(*asked, "--house", "http://127.0.0.1:9").complaint


def test_the_token_is_the_one_a_browser_makes(house: House) -> None:
    """docs/decisions/given-deals.md: HMAC-SHA256(key, "tablee-day/1 {day} {game}"), in small digits."""
    play(house, "q\n")
    day = httpx.get(f"{house.base}/api/given", timeout=60).json()["day"]
    asked = {"token": day_token(own_key(), day, "toy")}
    own = httpx.post(f"{house.base}/api/given/toy/own", json=asked, timeout=60).json()
    assert own["status"] == "playing"
