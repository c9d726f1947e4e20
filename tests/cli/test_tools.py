"""`arena`, `rules`, `check-store` and `serve` as commands."""

from __future__ import annotations

import json
import socket
import sqlite3
import sys
from pathlib import Path

import pytest

from tests.cli.running import call, spawn

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


ARENA = ["arena", "toy", "--bots", "easy,random,random,random", "--games", "6", "--option", "counters=12"]


def arena(capsys: Captured, *more: str) -> dict[str, object]:
    ran = call(capsys, *ARENA, "--json", *more)
    assert (ran.code, ran.err) == (0, "")
    told: dict[str, object] = json.loads(ran.out)
    del told["timing"]
    return told


def test_an_arena_in_json(capsys: Captured) -> None:
    told = arena(capsys, "--seed", "1")
    assert (told["game"], told["games"], told["seed"]) == ("toy", 6, 1)
    bots = told["bots"]
    assert isinstance(bots, list)
    assert [(bot["bot"], bot["games"]) for bot in bots] == [("easy", 6), ("random", 18)]
    assert bots[0]["mean_score"] > bots[1]["mean_score"]
    assert sum(bots[0]["places"]) == 6


def test_an_arena_repeats_itself_whatever_the_jobs(capsys: Captured) -> None:
    alone = arena(capsys, "--seed", "1")
    assert arena(capsys, "--seed", "1", "--jobs", "2") == alone
    assert arena(capsys, "--seed", "2") != alone


def test_an_arena_as_a_table(capsys: Captured) -> None:
    ran = call(capsys, *ARENA)
    assert "toy: 6 games" in ran.out
    assert "easy" in ran.out


def test_ratings(capsys: Captured, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("openskill", reason="the lab extra is not installed")
    ratings = arena(capsys, "--ratings")["ratings"]
    assert isinstance(ratings, dict)
    assert ratings["easy"] > ratings["random"]
    assert "rating" in call(capsys, *ARENA, "--ratings").out
    monkeypatch.setitem(sys.modules, "openskill", None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert "tablee[lab]" in call(capsys, *ARENA, "--ratings").complaint


def test_a_rule_book_and_a_clause(capsys: Captured) -> None:
    assert "Glossaire" in call(capsys, "rules", "toy", "--lang", "fr").out
    clause = call(capsys, "rules", "toy", "toy-03", "--lang", "en").out
    assert clause == call(capsys, "rules", "toy", "03", "--lang", "en").out
    assert "TOY-03" in clause
    assert "TOY-04 ·" not in clause


def test_check_store(capsys: Captured, tmp_path: Path) -> None:
    from tablee.store.sqlite.store import SqliteStore

    path = tmp_path / "house.db"
    store = SqliteStore(path)
    store_closed(store)
    ran = call(capsys, "check-store", path)
    assert (ran.code, ran.out) == (0, "0 tables, 0 entries: sound\n")
    assert json.loads(call(capsys, "check-store", path, "--json").out)["tables"] == 0
    foreign = tmp_path / "foreign.db"
    foreign.write_text("no database")
    assert call(capsys, "check-store", foreign).code == 2
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE things (x)")
    other.close()
    assert call(capsys, "check-store", tmp_path / "other.db").code == 2


def store_closed(store: object) -> None:
    import asyncio

    asyncio.run(store.close())  # type: ignore[attr-defined]


def test_serving_where_somebody_else_does_is_one_line(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = spawn("serve", "--host", "127.0.0.1", "--port", port, "--db", tmp_path / "x.db")
    assert ran.code == 2
    assert f"127.0.0.1:{port}" in ran.complaint
