"""The suite notices: toys with one promise broken each, and the line that says which."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest
from msgspec.structs import replace

from tablee.conformance import Broken, Plan, check_box
from tablee.core import shelf
from tablee.core.box import part
from tablee.core.choices import Choice
from tablee.core.contract import Due, Offers, Step, Told
from tablee.core.meta import OptionInfo
from tests import toy_game as toy
from tests.conformance.playing import plan_of

PLAN = replace(plan_of("toy"), tables=((3, toy.Options()), (3, toy.Options(secret=True))), older=())
NAME = "broken_toy"
NOTHING: dict[int, Any] = {}


@pytest.fixture
def broken() -> Iterator[Callable[..., str]]:
    """A copy of the toy with these names changed; what the suite says of it."""

    def checked(plan: Plan = PLAN, box: dict[str, Any] | None = None, **changed: Any) -> str:
        module = ModuleType(NAME)
        vars(module).update({name: value for name, value in vars(toy).items() if not name.startswith("__")})
        vars(module).update(changed)
        sys.modules[NAME] = module
        part.cache_clear()  # of the toy broken before under this name
        with pytest.raises(Broken) as told:
            check_box(replace(shelf.box("toy"), rules=NAME, **(box or {})), plan)
        return str(told.value)

    yield checked
    sys.modules.pop(NAME, None)
    part.cache_clear()


def test_the_toy_itself_keeps_all() -> None:
    assert check_box("toy", PLAN) > 40


def test_a_leak_in_the_view(broken: Callable[..., str]) -> None:
    def view(state: Any, seat: int | None) -> Any:
        return replace(toy.view(state, seat), luck=state.luck[0])

    assert "a guess looks as its view says" in broken(view=view)


def test_a_leak_in_the_offers(broken: Callable[..., str]) -> None:
    def offers(state: Any, seat: int) -> Offers:
        found = toy.offers(state, seat)
        return replace(found, moves=found.moves[::-1]) if state.luck[seat - 1] else found

    assert "what a seat is sent tells nothing it may not know" in broken(offers=offers)


def test_a_leak_in_an_event(broken: Callable[..., str]) -> None:
    def apply(state: Any, seat: int, move: Any, chance: Any) -> Step:
        step = toy.apply(state, seat, move, chance)
        if isinstance(move, toy.Guess):
            return replace(step, events=(*step.events, Told(toy.LuckDealt(0, state.luck[0]))))
        return step

    assert "events tell nothing that the rules keep hidden" in broken(apply=apply)


def test_something_raised_is_named_with_its_line(broken: Callable[..., str]) -> None:
    def refuse(state: Any, seat: int, move: Any) -> Any:
        return toy.refuse(state, seat, move) if move else NOTHING[0]

    told = broken(refuse=refuse)
    assert "what_is_no_move_at_all_is_refused: nothing is raised: KeyError: 0, test_suite.py:" in told
    assert told.endswith(" in refuse")


def test_typed_text_that_breaks_the_reader(broken: Callable[..., str]) -> None:
    def read_move(text: str) -> Any:
        return toy.read_move(text) if text else NOTHING[0]

    assert "`read_move` raises ValueError for what is no move: ''" in broken(read_move=read_move)


def test_a_choice_beside_listed_moves_that_leads_nowhere(broken: Callable[..., str]) -> None:
    def offers(state: Any, seat: int) -> Offers:
        found = toy.offers(state, seat)
        return replace(found, choices=(Choice("no-such-move"),)) if found.moves else found

    assert "Invalid value 'no-such-move'" in broken(offers=offers)


def test_an_offer_that_is_refused(broken: Callable[..., str]) -> None:
    def offers(state: Any, seat: int) -> Offers:
        found = toy.offers(state, seat)
        return replace(found, moves=(*found.moves, toy.Take(77))) if found.moves else found

    assert "what is offered is not refused" in broken(offers=offers)


def test_a_move_that_is_not_offered(broken: Callable[..., str]) -> None:
    def refuse(state: Any, seat: int, move: Any) -> Any:
        return None if move == toy.Gamble() else toy.refuse(state, seat, move)

    assert "what is not offered is refused" in broken(refuse=refuse)


def test_junk_that_is_let_through(broken: Callable[..., str]) -> None:
    def refuse(state: Any, seat: int, move: Any) -> Any:
        return None if move is None else toy.refuse(state, seat, move)

    assert "what is no move is refused: None" in broken(refuse=refuse)


def test_a_game_without_an_end(broken: Callable[..., str]) -> None:
    assert "a game is over after 5 moves" in broken(longest=lambda seats, options: 5)


def test_pieces_that_vanish(broken: Callable[..., str]) -> None:
    plan = replace(PLAN, census=lambda state: state.pile)
    assert "the same pieces are in play from the deal to the end" in broken(plan)


def test_chance_from_elsewhere(broken: Callable[..., str]) -> None:
    calls = iter(range(10**6))

    def deal(*given: Any) -> Step:
        step = toy.deal(*given)
        return replace(step, state=replace(step.state, turn=next(calls) % 3))

    assert "the same draws lead to the same state and events" in broken(deal=deal)


def test_notation_that_is_not_read_again(broken: Callable[..., str]) -> None:
    assert "`read_move` reads what `write_move` wrote" in broken(read_move=lambda text: toy.Gamble())


def test_a_window_that_does_not_close(broken: Callable[..., str]) -> None:
    def due(state: Any) -> Due | None:
        found = toy.due(state)
        return None if found is None else replace(found, moves=found.moves[:0])

    assert "what is due closes its window" in broken(due=due)


def test_a_sound_state_that_is_called_faulty(broken: Callable[..., str]) -> None:
    told = broken(fault_in=lambda state, seats, options: "pile: too high")
    assert "`fault_in` finds nothing in a state that was played" in told


def test_levels_without_bots(broken: Callable[..., str]) -> None:
    meta = replace(toy.META, levels=("random", "genius"))
    assert "every level of `META.levels` has its bot in the box: {'genius'}" in broken(META=meta)


def test_an_option_without_a_clause(broken: Callable[..., str]) -> None:
    meta = replace(toy.META, options=(OptionInfo("counters", "TOY-99", "number", least=1, most=2),))
    assert "an option names its clause: 'counters', 'TOY-99'" in broken(META=meta)


def test_sentences_that_are_missing(broken: Callable[..., str]) -> None:
    """The words of another box say nothing of this game."""
    other = next(name for name in shelf.names() if name != "toy")
    told = broken(box={"words": shelf.box(other).words})
    assert "fr.ftl says everything" in told
    assert "event-luck-dealt" in told


def test_a_question_that_nobody_asks(broken: Callable[..., str]) -> None:
    def offers(state: Any, seat: int) -> Offers:
        return replace(toy.offers(state, seat), question=None)

    assert "who may act is asked a question, nobody else" in broken(offers=offers)


def test_hidden_answers_that_could_be_taken_back(broken: Callable[..., str]) -> None:
    everything = {"takes_back": f"{NAME}:irrevocable"}
    told = broken(box=everything, irrevocable=lambda before, seat, move, after: "")
    assert "no step into or out of hidden answers may be taken back" in told


def test_a_reason_nobody_knows(broken: Callable[..., str]) -> None:
    told = broken(box={"takes_back": f"{NAME}:irrevocable"}, irrevocable=lambda *step: "why not")
    assert "`takes_back` gives one of `core.taking_back.REASONS`" in told
