"""All levels on one scale: who meets whom, what the intervals hold, and the same scale whoever plays."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.core.chance import Stream, key_of
from tablee.core.record import Record
from tablee.lab import play_game, run_arena
from tablee.lab.league import Plan, level_line_ups, play_league
from tablee.lab.people_played import result_of
from tablee.lab.scale import Between, NotConnected, ratings, scale_of
from tablee.lab.scale_page import told
from tablee.lab.tally import ArenaResult, GamePlayed, tally

OPTIONS = {"counters": 30, "guessing": False}
LEVELS = ("random", "easy", "normal")


def duels(one: str, other: str, won: int, games: int) -> ArenaResult:
    places = [(1, 2) if number < won else (2, 1) for number in range(games)]
    nothing = (0, 0)
    played = [GamePlayed(nothing, place, 1, nothing, nothing) for place in places]
    return tally("toy", [one, other], None, 0, played)


def test_neighbours_meet_and_everybody_is_connected() -> None:
    assert level_line_ups("abcd", 2) == [("a", "b"), ("b", "c"), ("c", "d"), ("a", "c"), ("b", "d")]
    assert level_line_ups("abcd", 3) == [("a", "b", "c"), ("b", "c", "d")]
    assert level_line_ups("abcd", 4) == [("a", "b", "c", "d")]
    assert level_line_ups("abc", 5) == [tuple("abcab"), tuple("abcbc"), tuple("abcca")]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_bot_of_ones_own_meets_every_level(seats: int) -> None:
    plan = Plan("toy", LEVELS, seats, 2, 2, ("mine.py",))
    met = {other for line_up, _ in plan.tables() if "mine.py" in line_up for other in line_up}
    assert met == {"mine.py", *LEVELS}
    assert plan.total == 2 * len(plan.tables())


def test_levels_that_search_play_as_often_as_they_are_told_to() -> None:
    plan = Plan("toy", ("easy", "normal", "hard"), 2, 40, 4)
    assert [games for _, games in plan.tables()] == [40, 4, 4]
    assert [games for _, games in replace(plan, seats=3).tables()] == [4]


def test_a_long_chain_of_levels_is_fitted_to_its_end() -> None:
    """Each 400 ahead of the next below: ten to one, seven times."""
    names = "abcdefgh"
    wins = dict.fromkeys(pairwise(names), 100_000.0)
    wins |= {(b, a): count / 10 for (a, b), count in list(wins.items())}
    found = ratings(wins, names, "h")
    assert [round(found[name], -1) for name in names] == [1000 + 400 * (7 - n) for n in range(8)]


def test_an_interval_holds_what_the_games_were_drawn_from() -> None:
    luck, held = Stream(key_of(b"intervals", ["1"])), 0
    for _ in range(20):
        won = sum([luck.below(4) < 3 for _ in range(100)])
        first, last = scale_of([duels("a", "b", won, 100)], "b")
        assert first.ahead is not None
        assert last.ahead is None
        assert (first.ahead.value, first.ahead.low) == (
            round(first.rating - 1000, 1),
            round(first.low - 1000, 1),
        )
        held += first.low <= 1000 + 190.8 <= first.high  # three to one
    assert held >= 17


def test_a_number_has_a_real_minus_and_no_zero_has_one() -> None:
    assert told(Between(-0.4, -12.5, 3.0)) == "0 (−12 … 3)"


def test_whoever_met_nobody_of_the_scale_is_named() -> None:
    results = [duels("a", "b", 5, 10), duels("Ann", "Bob", 5, 10)]
    with pytest.raises(NotConnected, match="Ann, Bob"):
        scale_of(results, "a")


def test_the_levels_stand_in_their_order_and_the_jobs_change_nothing() -> None:
    plan = Plan("toy", LEVELS, 3, 12, 12)
    alone = play_league(plan, "normal", 1, OPTIONS)
    assert [one.name for one in alone.scale][-1] == "random"
    assert alone.braked == 0
    from tablee.lab.workers import workers_of

    with workers_of(2) as workers:
        assert play_league(plan, "normal", 1, OPTIONS, workers=workers).scale == alone.scale


def record_of(names: tuple[str, ...], players: tuple[str, ...]) -> Record[Any, Any, Any]:
    return replace(play_game("toy", ["easy"] * len(names), 3, OPTIONS), names=names, players=players)


def test_only_people_who_wish_to_be_and_levels_of_today_are_taken_from_a_game() -> None:
    record = record_of(("Ann", "Bob", "Easy", "Old"), ("", "", "easy/1", "normal/0"))
    found = result_of(record, ["Ann"], LEVELS)
    assert found is not None
    assert found.entrants == ("Ann", "easy")
    order = [seat for place in record.standings or () for seat in place]
    assert (found.played[0].places[0] < found.played[0].places[1]) == (order.index(0) < order.index(2))
    assert result_of(record, ["Cleo"], LEVELS) is None
    assert result_of(replace(record, standings=None), ["Ann"], LEVELS) is None


def test_people_stand_on_the_scale_of_the_levels() -> None:
    record = record_of(("Ann", "Easy"), ("", "easy/1"))
    played = result_of(record, ["Ann"], LEVELS)
    assert played is not None
    found = play_league(Plan("toy", LEVELS, 2, 4, 4), "normal", 1, OPTIONS, [played] * 6)
    ann = next(one for one in found.scale if one.name == "Ann")
    assert ann.games == 6
    assert ann.low <= ann.rating <= ann.high


class Hurried:
    """A bot whose clock cuts every thought short, and the twin of it that has none."""

    heavy, name = True, "hurried"

    def __init__(self, *, light: bool, braked: bool = True) -> None:
        self.light, self.braked = light, braked

    def patient(self) -> Hurried:
        return Hurried(light=self.light, braked=False)

    def choose(self, view: Any, offers: Any, chance: Any) -> Any:
        return offers.moves[0]


def test_nobody_waits_in_an_arena_so_no_clock_cuts_a_thought_short() -> None:
    assert run_arena("toy", [Hurried(light=False), "easy"], 2, options=OPTIONS).timing.braked == {}


def test_where_nothing_is_compiled_the_clock_stays_and_is_told_of() -> None:
    result = run_arena("toy", [Hurried(light=True), "easy"], 2, options=OPTIONS)
    assert result.timing.braked == {"hurried": sum([game.asked[0] for game in result.played])}
