"""The search every game has, on the toy: legal, repeatable, within its budget, and better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.bots import load
from tablee.bots.bot import RandomBot
from tablee.bots.search import SearchBot
from tablee.core.chance import Chance, Stream
from tablee.core.choices import Choice, NumberIn, PointIn, SomeOf
from tablee.core.contract import Offers, Step
from tablee.lab import run_arena
from tests.toy_game import Options, Take, apply, deal, find, guess, offers, to_act, view

SECRET = b"search"


def state_to_take_at() -> Any:
    """Everybody has guessed; the first seat is to take."""
    state = deal(3, Options(counters=30), Stream(SECRET)).state
    for seat in sorted(to_act(state)):
        state = apply(state, seat, offers(state, seat).moves[0], Stream(SECRET)).state
    return state


def chosen(bot: Any, state: Any, key: bytes = SECRET) -> Any:
    (seat,) = to_act(state)
    return bot.choose(view(state, seat), offers(state, seat), Stream(key))


def test_it_beats_chance_clearly() -> None:
    """Of 100 games (seed 11) it won 81 against two; a third would be its share."""
    result = run_arena("toy", ["search", "random", "random"], games=15, seed=11)
    searching = next(one for one in result.bots if one.bot == "search")
    assert searching.places[0] >= 9


def test_it_takes_what_is_best_in_every_world() -> None:
    assert chosen(load("toy", "search"), state_to_take_at()) == Take(3)


def test_it_repeats_itself() -> None:
    state = state_to_take_at()
    assert len({chosen(load("toy", "search"), state) for _ in range(3)}) == 1


def test_it_tries_no_more_than_its_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    game, made = find("toy"), [0]

    def counted(state: Any, seat: int, move: Any, chance: Chance) -> Step:
        made[0] += 1
        return apply(state, seat, move, chance)

    monkeypatch.setattr(game, "apply", counted)
    chosen(SearchBot(game, moves=200), state_to_take_at())
    assert 200 <= made[0] < 200 + 4 * 40  # the last world is played out for every move


def test_it_searches_in_guessed_worlds_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is given a view, and every world it plays in comes from `guess`."""
    game, worlds = find("toy"), list[Any]()

    def kept(seen: Any, chance: Chance) -> Any:
        worlds.append(guess(seen, chance))
        return worlds[-1]

    monkeypatch.setattr(game, "guess", kept)
    state = state_to_take_at()
    (seat,) = to_act(state)
    chosen(SearchBot(game, moves=400), state)
    assert len(worlds) > 2
    assert all(view(world, seat) == view(state, seat) for world in worlds)


def test_where_nothing_is_listed_it_makes_a_described_choice() -> None:
    state = state_to_take_at()
    (seat,) = to_act(state)
    described = Offers(choices=(Choice("take", (SomeOf("count", (1, 2, 3)),)),))
    made = SearchBot(find("toy")).choose(view(state, seat), described, Stream(SECRET))
    assert made == Take(3)


BESIDE = Offers((Take(1),), (Choice("take", (NumberIn("count", 1, 9),)),))
"""One move is listed, and described beside it are others, most of which the toy refuses."""


def test_a_choice_beside_listed_moves_is_tried_and_what_the_rules_refuse_is_not() -> None:
    state = state_to_take_at()
    (seat,) = to_act(state)
    assert SearchBot(find("toy")).choose(view(state, seat), BESIDE, Stream(SECRET)) == Take(3)
    made = {RandomBot(find("toy")).choose(view(state, seat), BESIDE, Stream(bytes([n]))) for n in range(60)}
    assert made == {Take(1), Take(2), Take(3)}


@pytest.mark.parametrize(
    "choice",
    [
        Choice("gamble"),
        Choice("take", (NumberIn("count", 2, 3), PointIn(("across", "up"), 5))),
        Choice("take", (NumberIn("count", 2, 3),), special=True),
    ],
    ids=["nothing to choose", "a point", "for the game's own client"],
)
def test_what_is_left_to_people_beside_listed_moves(choice: Choice) -> None:
    state = state_to_take_at()
    (seat,) = to_act(state)
    for bot in (RandomBot(find("toy")), SearchBot(find("toy"), moves=50)):
        offered = Offers((Take(1),), (choice,))
        assert {bot.choose(view(state, seat), offered, Stream(bytes([n]))) for n in range(20)} == {Take(1)}


def test_a_game_in_real_time_has_no_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find("toy"), "clocked", object())
    with pytest.raises(KeyError):
        load("toy", "search")
