"""A small learner of the Grand Dalmuti: it improves within a minute, the same whoever plays its games."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from tablee.lab import run_arena
from tablee.lab.linear_policy import LinearPolicy
from tablee.lab.players import NoSuchBot, find_bot
from tablee.lab.training import train
from tablee.lab.workers import workers_of
from tests.cli.running import call

OPTIONS = {"rounds": 1}


def test_a_learner_improves_within_a_minute(tmp_path: Path) -> None:
    """Some seconds of training: from chance (1.5 points) to clearly ahead of those it learnt against."""
    policy, told = train("dalmuti", ["random"] * 3, rounds=40, games=32, seed=1, options=OPTIONS)
    assert len(told) == 40
    kept = tmp_path / "policy.npz"
    policy.save(kept)
    result = run_arena("dalmuti", [str(kept), "random", "random", "random"], 200, 5, OPTIONS)
    learnt = next(bot for bot in result.bots if bot.bot == "policy.npz")
    assert learnt.error is not None
    assert learnt.mean_score - 4 * learnt.error > 1.5


def test_the_number_of_workers_changes_nothing() -> None:
    alone, _ = train("dalmuti", ["random"] * 3, rounds=2, games=6, seed=1, options=OPTIONS)
    with workers_of(2) as workers:
        spread, _ = train("dalmuti", ["random"] * 3, 2, 6, 1, OPTIONS, workers=workers)
    assert np.array_equal(alone.weights, spread.weights)
    assert alone.weights.any()


def test_what_is_no_policy_is_one_line(tmp_path: Path) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"nothing")
    for file in (broken, tmp_path / "missing.npz"):
        with pytest.raises(NoSuchBot, match="no policy"):
            find_bot("dalmuti", str(file))
    LinearPolicy("dalmuti", 4).save(broken)
    with pytest.raises(NoSuchBot, match="it plays dalmuti"):
        find_bot("camelot", str(broken))


def test_a_policy_by_the_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "policy.npz"
    with_bots = ("--bots", "random,random,random", "--lang", "en")
    ran = call(
        capsys, "train", "dalmuti", file, *with_bots, "--rounds", "2", "--games", "4", "--option", "rounds=1"
    )
    assert ran.code == 0, ran.err
    assert ran.out.startswith("from ")
    assert file.exists()
    assert "file of .npz" in call(capsys, "train", "dalmuti", "policy.txt", *with_bots).complaint
