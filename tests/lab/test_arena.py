"""Arenas: fair seats, honest sums, the same result whatever the number of processes."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections import Counter
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from tablee.lab.arena import run_arena, seating
from tablee.lab.tally import ArenaResult
from tests.cli.running import HEEDING, command

BOTS = ["easy", "random", "random", "random"]
SHORT = {"counters": 12}


def lasting(result: ArenaResult) -> bytes:
    """All of a result but the time it took."""
    played = [msgspec.structs.replace(one, spent=()) for one in result.played]
    return msgspec.json.encode((result.bots, result.mean_moves, played))


def test_everybody_sits_everywhere_equally_often() -> None:
    sat = Counter((seat, bot) for number in range(15) for seat, bot in enumerate(seating(5, 1, number)))
    assert set(sat.values()) == {3}


def test_neighbours_change_from_block_to_block() -> None:
    assert len({seating(5, 1, number) for number in range(0, 50, 5)}) > 5


def test_the_same_seed_gives_the_same_result_in_one_process_or_two() -> None:
    alone = run_arena("toy", BOTS, 8, seed=5, options=SHORT)
    together = run_arena("toy", BOTS, 8, seed=5, options=SHORT, jobs=2)
    assert lasting(alone) == lasting(together)
    assert lasting(alone) != lasting(run_arena("toy", BOTS, 8, seed=6, options=SHORT))


def test_sums_are_those_of_the_games() -> None:
    result = run_arena("toy", BOTS, 8, seed=2, options=SHORT)
    easy, rest = result.bots
    assert (easy.copies, easy.games, rest.copies, rest.games) == (1, 8, 3, 24)
    assert sum(easy.places) == 8
    assert easy.mean_score + 3 * rest.mean_score == pytest.approx(1, abs=0.001)  # shared by the winners
    assert easy.mean_score == pytest.approx(sum(one.scores[0] for one in result.played) / 8, abs=0.001)
    assert result.timing.decisions == sum(one.moves for one in result.played)


def test_the_error_is_taken_over_blocks_of_one_deal() -> None:
    """Eight games of four are two blocks: two independent means, whatever the number of copies."""
    result = run_arena("toy", BOTS, 8, seed=2, options=SHORT)
    for bot, entrants in zip(result.bots, ([0], [1, 2, 3]), strict=True):
        blocks = (result.played[:4], result.played[4:])
        first, second = (fmean(one.scores[e] for one in block for e in entrants) for block in blocks)
        assert bot.error == pytest.approx(abs(first - second) / 2, abs=0.001)
    assert run_arena("toy", BOTS, 4, options=SHORT).bots[0].error is None


def test_progress_is_told_game_by_game() -> None:
    told: list[int] = []
    run_arena("toy", BOTS, 3, options=SHORT, progress=told.append)
    assert told == [1, 2, 3]


def test_ratings_follow_the_places() -> None:
    pytest.importorskip("openskill", reason="the lab extra is not installed")
    from tablee.lab.ratings import rate

    ratings = rate(run_arena("toy", BOTS, 20, seed=1, options=SHORT))
    assert ratings["easy"] > ratings["random"]


SLOW_BOT = """
import time
from pathlib import Path
class Slow:
    heavy = False
    def choose(self, view, offers, chance):
        Path(__file__).with_suffix(".asked").touch()
        time.sleep(300)
BOT = Slow()
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_and_its_processes_at_once(tmp_path: Path, jobs: str) -> None:
    bot = tmp_path / "slow.py"
    bot.write_text(SLOW_BOT)
    bots = f"{bot},{bot},{bot},{bot}"
    running = subprocess.Popen(
        [*HEEDING, *command("arena", "toy", "--jobs", jobs, "--bots", bots)],
        start_new_session=True,
        stderr=subprocess.PIPE,
        text=True,
    )
    asked = bot.with_suffix(".asked")
    until = time.monotonic() + 30
    while not asked.exists():
        assert time.monotonic() < until
        time.sleep(0.05)
    os.killpg(running.pid, signal.SIGINT)
    _, told = running.communicate(timeout=30)
    assert running.returncode == 130
    assert "Traceback" not in told
