"""Games on many workers: the same result whoever plays them, and a lost worker costs only time."""

from __future__ import annotations

import json
import os
import signal
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from tablee.core.chance import Chance
from tablee.core.contract import Offers
from tablee.lab import BotFailed, run_arena
from tablee.lab.results_folder import Bar, plot
from tablee.lab.tally import ArenaResult
from tablee.lab.workers import WorkersLost, parts_of, workers_of
from tests.cli.running import call
from tests.ports import HeldPort

OPTIONS = {"counters": 9, "guessing": False}
RAY = pytest.param(
    "local", marks=pytest.mark.skipif(find_spec("ray") is None, reason="pip install 'tablee[ray]'"), id="ray"
)
CLUSTERS = [pytest.param("", id="processes"), RAY]


class FirstMove:
    """`deadly`: a file; while it is not there, whoever plays writes it and dies."""

    heavy = False
    name = "first"

    def __init__(self, deadly: Path | None = None) -> None:
        self._deadly = deadly

    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        if self._deadly is not None and not self._deadly.exists():
            self._deadly.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return offers.moves[0]


class Deadly(FirstMove):
    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Wrong(FirstMove):
    def choose(self, view: Any, offers: Offers, chance: Chance) -> Any:
        raise ValueError("oops")


def games_of(result: ArenaResult) -> list[Any]:
    return [(game.scores, game.places, game.moves) for game in result.played]


@pytest.mark.parametrize("cluster", CLUSTERS)
def test_a_worker_killed_on_the_way_changes_nothing(tmp_path: Path, cluster: str) -> None:
    alone = run_arena("toy", [FirstMove(), "easy"], 24, 3, OPTIONS)
    deadly = tmp_path / "killed"
    heard = list[int]()
    with workers_of(2, cluster) as workers:
        result = run_arena(
            "toy", [FirstMove(deadly), "easy"], 24, 3, OPTIONS, progress=heard.append, workers=workers
        )
        with pytest.raises(BotFailed, match="oops"):
            run_arena("toy", [Wrong(), "easy"], 4, 3, OPTIONS, workers=workers)
    assert deadly.exists()
    assert games_of(result) == games_of(alone)
    assert heard == list(range(1, 25))


def test_work_that_kills_every_worker_is_given_up() -> None:
    with pytest.raises(WorkersLost, match="died"), workers_of(2) as workers:
        run_arena("toy", [Deadly(), "easy"], 2, 3, OPTIONS, workers=workers)


def test_a_cluster_that_is_not_there_is_one_line() -> None:
    port = HeldPort()  # nobody listens there
    for address in (f"127.0.0.1:{port.number}", f"ray://127.0.0.1:{port.number}", "127.0.0.1:99999"):
        with pytest.raises(WorkersLost, match="no cluster at"), workers_of(cluster=address):
            pass


def test_parts_hold_every_task_in_order() -> None:
    for count in (0, 1, 7, 1000):
        parts = parts_of(range(count), 3)
        assert [task for part in parts for task in part] == list(range(count))
        assert all(0 < len(part) <= 16 for part in parts)


def test_a_plot_has_everybody() -> None:
    drawn = plot([Bar("a<b", 1000, 900, 1100), Bar("same", 1000, 1000, 1000)])
    assert "a&lt;b" in drawn
    assert drawn.count("<circle") == 2
    assert "href" not in drawn


def test_what_is_written_beside_a_result(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    ran = call(
        capsys, "arena", "toy", "--bots", "easy,random", "--games", "4", "--out", tmp_path / "arena",
        "--lang", "en",
    )  # fmt: skip
    assert ran.code == 0
    kept = json.loads((tmp_path / "arena" / "result.json").read_text())
    assert len(kept["played"]) == 4
    assert "<svg" in (tmp_path / "arena" / "plot.svg").read_text()
    assert (tmp_path / "arena" / "games.parquet").exists() == (find_spec("pyarrow") is not None)
    assert ("no Parquet" in ran.err) == (find_spec("pyarrow") is None)


def test_a_table_of_games_can_be_read(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="pip install 'tablee[ray]'")
    call(capsys, "rate", "toy", "--bot", "easy", "--games", "2", "--out", tmp_path, "--lang", "en")
    rows = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    scale = json.loads((tmp_path / "result.json").read_text())["scale"]
    assert {row["bot"] for row in rows} == {one["name"] for one in scale}
    assert {row["place"] for row in rows} == {1, 2}


def test_without_ray_it_is_one_line(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    ran = call(capsys, "arena", "toy", "--bots", "easy,easy", "--ray", "local", "--lang", "en")
    assert (ran.code, "pip install 'tablee[ray]'" in ran.complaint) == (2, True)
