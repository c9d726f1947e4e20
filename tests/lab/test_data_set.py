"""Data sets: whole, the same again, and described."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="the lab extra is not installed")

import numpy as np

from tablee.core import shelf
from tablee.core.record import read_record
from tablee.core.verify import verify
from tablee.lab.translator import length_of, translator_of
from tests.cli.running import call

LEARNT = [name for name in shelf.names() if shelf.box(name).learner]


def written(capsys: pytest.CaptureFixture[str], folder: Path, game: str, *more: str) -> None:
    bots = ",".join(["random"] * shelf.load(game).META.seats[0])
    ran = call(capsys, "dataset", game, folder, "--bots", bots, "--games", "2", "--seed", "3", *more)
    assert ran.code == 0, ran.err
    assert "2" in ran.out


@pytest.mark.parametrize("game", [name for name in LEARNT if shelf.load(name).clocked is None])
def test_positions_are_questions_with_open_answers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    written(capsys, tmp_path, game)
    lines = (tmp_path / "games.jsonl").read_bytes().splitlines()
    records = [read_record(line, shelf.load) for line in lines]
    assert [verify(shelf.load(game), record) for record in records] == [None, None]
    numbers = translator_of(game, shelf.load(game).META.seats[0])
    with np.load(tmp_path / "positions.npz") as arrays:
        rows = len(arrays["actions"])
        assert rows == sum(len(record.turns) - 1 for record in records)
        assert arrays["observations"].shape == (rows, length_of(numbers.fields))
        masks = np.unpackbits(arrays["masks"], axis=1)[:, : numbers.size]
        assert all(masks[row, action] for row, action in enumerate(arrays["actions"]))
        assert set(arrays["games"].tolist()) == {0, 1}
        assert abs(arrays["results"]).max() <= 1
    page = (tmp_path / "README.md").read_text()
    assert f"rules version {shelf.load(game).META.rules}" in page
    assert all(name in page for name, _ in numbers.fields)


def test_the_same_command_writes_the_same_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for folder in ("one", "two"):
        written(capsys, tmp_path / folder, "toy", "--option", "counters=12")
    assert (tmp_path / "one/games.jsonl").read_bytes() == (tmp_path / "two/games.jsonl").read_bytes()
    assert "no positions" in (tmp_path / "one/README.md").read_text()


def test_what_cannot_be_written_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "file"
    file.write_text("")
    bots = ",".join(["random"] * 4)
    assert call(capsys, "dataset", "toy", file / "x", "--bots", bots, "--games", "1").complaint
    assert call(capsys, "dataset", "toy", tmp_path, "--bots", "nobody,random", "--games", "1").complaint
