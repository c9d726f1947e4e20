"""The Grand Dalmuti in the arena: points of a round, seeds, ratings, a bot that breaks the rules."""

from __future__ import annotations

from pathlib import Path
from statistics import fmean

import pytest

from tablee.core.record import write_record
from tablee.core.refusal import MoveRefused
from tablee.lab import play_game, run_arena
from tablee.lab.players import BotFailed
from tests.lab.test_arena import BOTS, lasting
from tests.lab.test_playing import BREAKS_THE_RULES

SHORT = {"rounds": 1}


@pytest.mark.clause("DAL-40")
def test_a_round_of_four_gives_three_two_one_and_no_point() -> None:
    result = run_arena("dalmuti", BOTS, 8, seed=2, options=SHORT)
    easy, rest = result.bots
    assert (easy.copies, easy.games, rest.copies, rest.games) == (1, 8, 3, 24)
    assert sum(easy.places) == 8
    assert easy.mean_score + 3 * rest.mean_score == pytest.approx(3 + 2 + 1 + 0, abs=0.001)
    assert easy.mean_score == pytest.approx(sum(one.scores[0] for one in result.played) / 8, abs=0.001)
    assert result.timing.decisions == sum(one.moves for one in result.played)


def test_the_error_is_taken_over_blocks_of_one_deal() -> None:
    result = run_arena("dalmuti", BOTS, 8, seed=2, options=SHORT)
    for bot, entrants in zip(result.bots, ([0], [1, 2, 3]), strict=True):
        blocks = (result.played[:4], result.played[4:])
        first, second = (fmean(one.scores[e] for one in block for e in entrants) for block in blocks)
        assert bot.error == pytest.approx(abs(first - second) / 2, abs=0.001)
    assert run_arena("dalmuti", BOTS, 4, options=SHORT).bots[0].error is None


def test_the_same_seed_gives_the_same_result_in_one_process_or_two() -> None:
    alone = run_arena("dalmuti", BOTS, 8, seed=5, options=SHORT)
    assert lasting(alone) == lasting(run_arena("dalmuti", BOTS, 8, seed=5, options=SHORT, jobs=2))
    assert lasting(alone) != lasting(run_arena("dalmuti", BOTS, 8, seed=6, options=SHORT))


def test_the_same_seed_gives_the_same_bytes() -> None:
    bots = ["random"] * 5
    once = write_record(play_game("dalmuti", bots, seed=9, options=SHORT))
    assert write_record(play_game("dalmuti", bots, seed=9, options=SHORT)) == once
    assert write_record(play_game("dalmuti", bots, seed=10, options=SHORT)) != once


def test_ratings_follow_the_places() -> None:
    pytest.importorskip("openskill", reason="the lab extra is not installed")
    from tablee.lab.ratings import rate

    ratings = rate(run_arena("dalmuti", BOTS, 20, seed=1, options=SHORT))
    assert ratings["easy"] > ratings["random"]


def test_seats_and_rounds_that_may_not_be_are_refused() -> None:
    with pytest.raises(MoveRefused):
        play_game("dalmuti", ["random"] * 3)
    with pytest.raises(MoveRefused):
        play_game("dalmuti", ["random"] * 5, options={"rounds": 0})


def test_a_bot_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(BREAKS_THE_RULES)
    with pytest.raises(BotFailed, match=r"mine\.py, at seat \d: None is refused: DAL-90, not-now"):
        run_arena("dalmuti", ["easy", "easy", "easy", str(path)], 8)
