"""The suite notices: toys with one promise broken each, and the line that says which."""

from __future__ import annotations

import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import pytest
from msgspec.structs import replace

from tablee.conformance import Plan, check_box
from tablee.conformance.record_promises import differing
from tablee.conformance.word_promises import sentences_of_choice, sentences_of_options
from tablee.core import shelf
from tablee.core.chapters import Chapter
from tablee.core.choices import Choice, NumberIn, TextOf
from tablee.core.contract import Due, Offers, Step, Told
from tablee.core.meta import OptionInfo
from tablee.core.roles import role
from tablee.core.taking_back import REASONS
from tablee.core.teaching import Coach, FirstGame, Picture, Tip, When, Words
from tests import toy_game as toy
from tests.conformance.broken_toy import NAME, PLAN
from tests.toy_game.chapters import CHAPTERS

NOTHING: dict[int, Any] = {}


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

    assert "Choice('no-such-move'): no move has this tag" in broken(offers=offers)


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
    told = broken(longest=lambda seats, options: 5)
    assert told.startswith("no_game_goes_on_beyond_longest: a game goes on after the 5 moves that `longest` ")
    assert told.endswith("'3 seats, plain'")


def test_a_bound_without_room_for_what_is_to_come(broken: Callable[..., str]) -> None:
    def fault_in(state: Any, seats: int, options: Any) -> str | None:
        found = toy.fault_in(state, seats, options)
        return None if found and found.startswith("pile: the pieces") else found

    told = broken(fault_in=fault_in)
    assert "3 seats, plain: a_state_at_the_end_of_a_bound_stays_sound: " in told
    assert "stays sound when it is played on: 'at its end: taken." in told


def test_a_hidden_answer_that_others_see(broken: Callable[..., str]) -> None:
    def view(state: Any, seat: int | None) -> Any:
        return toy.view(replace(state, secret=False), seat)

    def guess(view: Any, chance: Any) -> Any:
        return replace(toy.guess(view, chance), secret=True)

    told = broken(replace(PLAN, tables=((3, toy.Options(secret=True)),)), view=view, guess=guess)
    assert "a hidden answer changes nothing that another seat or a watcher is shown: None, Guess(odd=" in told
    assert "'View.guessed', (" in told


@pytest.mark.parametrize("secret", [False, True])
def test_a_choice_that_is_told_before_all_have_chosen(broken: Callable[..., str], secret: bool) -> None:
    def apply(state: Any, seat: int, move: Any, chance: Any) -> Step:
        step = toy.apply(state, seat, move, chance)
        if isinstance(move, toy.Guess) and None in step.state.guesses:
            return replace(step, events=(Told(toy.Taken(seat, int(move.odd), 0)),))
        return step

    plan = replace(PLAN, tables=((3, toy.Options(secret=secret)),))
    told = broken(plan, apply=apply)
    assert "an event tells nobody what was chosen before all is shown: None, (0, 'Taken', 'count')" in told


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
    meta = replace(toy.META, options=(OptionInfo("counters", "TOY-99", "number", least=1, most=100_000),))
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
    box = {"takes_back": f"{NAME}:irrevocable"}

    def irrevocable(before: Any, seat: int, move: Any, after: Any) -> str:
        return "" if None in after.guesses else REASONS[0]

    told = broken(box=box, irrevocable=irrevocable)
    assert "no step into or out of hidden answers may be taken back" in told


def test_a_reason_nobody_knows(broken: Callable[..., str]) -> None:
    told = broken(box={"takes_back": f"{NAME}:irrevocable"}, irrevocable=lambda *step: "why not")
    assert "`takes_back` gives one of `core.taking_back.REASONS`" in told


def test_an_event_that_tells_all_what_one_seat_was_dealt(broken: Callable[..., str]) -> None:
    def deal(*given: Any) -> Step:
        step = toy.deal(*given)
        return replace(step, events=tuple([replace(told, to=None) for told in step.events]))

    plan = replace(PLAN, tables=((3, toy.Options()),))
    told = broken(plan, deal=deal)
    assert "an event tells nobody what only another seat is shown: None, (1, 'LuckDealt', 'luck'), 0" in told


def test_a_move_that_changes_nothing(broken: Callable[..., str]) -> None:
    def apply(state: Any, seat: int, move: Any, chance: Any) -> Step:
        return Step(state, ()) if move == toy.Take(1) else toy.apply(state, seat, move, chance)

    assert "a move changes the state: " in broken(apply=apply)


def test_an_option_that_is_no_field(broken: Callable[..., str]) -> None:
    meta = replace(toy.META, options=(OptionInfo("counter", "TOY-01", "number", least=1, most=9),))
    told = broken(Plan(), META=meta)
    assert told.endswith("every option of `META` is a field of `Options`: 'counter'")


def test_a_choice_with_a_field_nobody_knows(broken: Callable[..., str]) -> None:
    def offers(state: Any, seat: int) -> Offers:
        found = toy.offers(state, seat)
        return replace(
            found, moves=(), choices=(Choice("take", (NumberIn("cuont", 1, 1),)),) * bool(found.moves)
        )

    assert "Choice('take'): this move has no field 'cuont'" in broken(offers=offers)


def test_a_part_of_the_box_that_is_not_there(broken: Callable[..., str]) -> None:
    for field, parts in (
        ("Box.story", {"story": "tests.toy_game.stroy:tell"}),
        (
            "Box.bots['easy']",
            {"bots": dict.fromkeys(("easy", "normal", "hard"), "tests.toy_game.bots:NOBODY")},
        ),
    ):
        told = broken(box=parts)
        assert told.startswith(f"every_part_can_be_opened: `{field}` can be opened: 'tests.toy_game.")
    told = broken(box={"words": "tests.toy_gmae"})
    assert told.endswith("`Box.words` holds locale/fr.ftl: 'tests.toy_gmae'")


def test_a_field_that_comes_back_otherwise(broken: Callable[..., str]) -> None:
    def deal(*given: Any) -> Step:
        step = toy.deal(*given)
        return replace(step, state=replace(step.state, pile=True))

    one = replace(PLAN, tables=((3, toy.Options(counters=1)),))
    told = broken(one, deal=deal)
    assert "a value survives JSON: State does not come back: Expected `int`, got `bool` - at `$.pile`" in told


def test_the_first_difference_is_named() -> None:
    row = toy.View(3, None, (True,), (0,), 0)
    assert differing(row, replace(row, taken=(1,)), "View") == ("View.taken", (0,), (1,))


def test_an_option_beyond_its_range(broken: Callable[..., str]) -> None:
    def refuse_options(seats: int, options: Any) -> Any:
        return toy.refuse_options(seats, replace(options, counters=12))

    told = broken(refuse_options=refuse_options)
    assert "an option beyond what `META` says is refused: 'counters', 0" in told


def test_a_value_that_no_option_can_have(broken: Callable[..., str]) -> None:
    *others, order = toy.META.options
    meta = replace(toy.META, options=(*others, replace(order, values=("left", "rihgt"))))
    assert "what `META` says of an option may be played: 'order', 'rihgt'" in broken(META=meta)


def test_a_choice_without_its_usual_value(broken: Callable[..., str]) -> None:
    *others, order = toy.META.options
    meta = replace(toy.META, options=(*others, replace(order, values=("right",))))
    assert "a choice has the usual value among its `values`: 'order', 'left'" in broken(META=meta)


def test_a_kind_of_option_nobody_knows(broken: Callable[..., str]) -> None:
    *others, order = toy.META.options
    meta = replace(toy.META, options=(*others, replace(order, kind="enum")))
    assert "an option is a switch, a choice or a number: 'order', 'enum'" in broken(META=meta)


def test_a_guess_that_cannot_be(broken: Callable[..., str]) -> None:
    def guess(view: Any, chance: Any) -> Any:
        return replace(toy.guess(view, chance), luck=(99,) * len(view.taken))

    def view(state: Any, seat: int | None) -> Any:
        return toy.view(replace(state, luck=(0,) * len(state.luck)), seat)

    assert "a guess is a sound state: None, 'luck" in broken(guess=guess, view=view)


def test_a_state_from_outside_that_breaks_its_reader(broken: Callable[..., str]) -> None:
    def fault_in(state: Any, seats: int, options: Any) -> str | None:
        return toy.fault_in(state, seats, options) if state.luck else NOTHING[0]

    told = broken(fault_in=fault_in)
    assert "`fault_in` raises nothing: 'damaged: luck" in told
    assert "KeyError" in told


def test_a_move_from_outside_that_breaks_its_reader(broken: Callable[..., str]) -> None:
    def refuse(state: Any, seat: int, move: Any) -> Any:
        huge = isinstance(move, toy.Take) and float(move.count) > 10
        return toy.refuse(state, seat, toy.Take(10) if huge else move)

    assert "`refuse` raises nothing: Take(count=" in broken(refuse=refuse)


def test_silence_that_everybody_hears(broken: Callable[..., str]) -> None:
    told = broken(hidden=lambda state, seat, move: False)
    assert "what is due in a window that lasts its whole time is `hidden`" in told


def test_a_move_written_on_two_lines(broken: Callable[..., str]) -> None:
    told = broken(write_move=lambda move: f"{toy.write_move(move)}\nnow")
    assert "`write_move` writes one line" in told


def test_values_that_can_be_changed(broken: Callable[..., str]) -> None:
    def view(state: Any, seat: int | None) -> Any:
        seen = toy.view(state, seat)
        return replace(seen, taken=list(seen.taken))

    assert "values are frozen structs of tuples: 'View'" in broken(view=view)


def test_points_against_the_places(broken: Callable[..., str]) -> None:
    assert "who has more points is placed before" in broken(scores=_upside_down)


def _upside_down(state: Any) -> tuple[int, ...]:
    """The number of one's place: the last have most."""
    places = toy.standings(state) or (tuple(range(len(state.taken))),)
    numbers = {seat: number for number, place in enumerate(places) for seat in place}
    return tuple([numbers[seat] for seat in range(len(state.taken))])


class Careless:
    """Passes whatever is asked."""

    heavy = False

    def choose(self, view: Any, offers: Any, chance: Any) -> Any:
        return toy.Take(77)


def test_a_bot_that_makes_moves_of_its_own(broken: Callable[..., str]) -> None:
    bots = {"easy": f"{NAME}:careless", "normal": f"{NAME}:careless", "hard": f"{NAME}:careless"}
    assert "a bot makes moves that are open: 'easy', Take(count=77)" in broken(
        box={"bots": bots}, careless=Careless()
    )
    assert "a bot of the box is an object, not its class: 'easy'" in broken(
        box={"bots": bots}, careless=Careless
    )


def test_a_scene_that_cannot_be_played(broken: Callable[..., str]) -> None:
    told = broken(box={"scenes": f"{NAME}"})
    assert "the module of scenes has SCENES, PLAYABLE and replay" in told


def test_a_coach_that_leads_to_what_is_not_there(broken: Callable[..., str]) -> None:
    words = Words("Bonjour", "Hello")
    game = FirstGame(3, "easy", toy.Options(), lambda chance: toy.deal(3, toy.Options(), chance).state)
    sound = Coach((), game, (), (), ("TOY-03",))
    for coach, said in (
        (replace(sound, pictures=(Picture("turn.svg", words),)), "is one of the rule book: 'turn.svg'"),
        (replace(sound, lessons=("TOY-99",)), "is a scene that can be played: 'TOY-99'"),
        (replace(sound, tips=(Tip("now", When(), words, "TOY-99"),)), "names its clause: 'now', 'TOY-99'"),
        (replace(sound, game=replace(game, seats=99)), "the coach's first game may be played: "),
        (replace(sound, game=replace(game, level="genius")), "have a level of `META.levels`: 'genius'"),
        (replace(sound, game=replace(game, seats=4)), "the coach's first game begins soundly: 'luck: "),
    ):
        assert said in broken(box={"coach": f"{NAME}:coach"}, coach=coach)


def test_a_chapter_that_never_begins(broken: Callable[..., str]) -> None:
    chapters = (Chapter(CHAPTERS[0].kind, ("round-begun",)),)
    told = broken(box={"chapters": f"{NAME}:chapters"}, chapters=chapters)
    assert "a chapter begins and ends with events of the game: " in told
    assert told.endswith("{'round-begun'}")


def test_an_option_is_named_explained_and_each_of_its_choices_said() -> None:
    needed = set(sentences_of_options(toy.META))
    assert {"option-order", "option-order.hint", "option-order-value", "option-secret.hint"} <= needed
    assert "option-secret-value" not in needed


@pytest.fixture
def reworded(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Callable[..., str]
) -> Callable[..., str]:
    """The toy with one line of its English sentences written otherwise; what the suite says of it."""

    def checked(line: str, other: str, **changed: Any) -> str:
        package = tmp_path / "toy_words"
        shutil.copytree(Path(toy.__file__).parent / "locale", package / "locale", dirs_exist_ok=True)
        text = (package / "locale" / "en.ftl").read_text("utf-8")
        assert line in text
        (package / "locale" / "en.ftl").write_text(text.replace(line, other), "utf-8")
        monkeypatch.syspath_prepend(str(tmp_path))
        return broken(box={"words": "toy_words"}, **changed)

    return checked


def test_a_picture_that_is_not_beside_the_book(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Callable[..., str]
) -> None:
    package = tmp_path / "toy_book"
    shutil.copytree(Path(toy.__file__).parent / "rulebook", package / "rulebook")
    with (package / "rulebook" / "en.md").open("a", encoding="utf-8") as book:
        book.write("\n![The pile](pile.svg)\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    told = broken(box={"book": "toy_book"})
    assert "a picture of the rule book lies beside it: 'en', 'pile.svg'" in told


def test_a_value_of_an_option_without_a_variant(reworded: Callable[..., str]) -> None:
    told = reworded("    [left] to the left\n", "")
    assert "en.ftl: option-order-value says each value in its own way: 'left', 'right'" in told


def test_parts_of_a_choice_without_labels() -> None:
    amount, reason = NumberIn("count", 1, 9), TextOf("why", 9)
    assert sentences_of_choice(Choice("take", (amount,))) == ["choice-take"]
    assert sentences_of_choice(Choice("take", (amount, reason))) == [
        "choice-take",
        "choice-take.count",
        "choice-take.why",
    ]


def test_a_role_that_no_sentence_says(broken: Callable[..., str]) -> None:
    told = broken(View=Odd, view=lambda state, seat: Odd(*msgspec.structs.astuple(toy.view(state, seat))))
    assert "fr.ftl names what the game shows: 'penny-3'" in told


class Odd(toy.View, frozen=True):
    coin: Annotated[int, role("penny")] = 3


def test_words_for_what_the_game_has_not(broken: Callable[..., str]) -> None:
    meta = replace(toy.META, options=toy.META.options[:-1])
    told = broken(META=meta)
    assert (
        "fr.ftl: a sentence is named after something in the game: ['option-order', 'option-order.hint'"
        in told
    )


def test_a_move_with_fields_nobody_knows(broken: Callable[..., str]) -> None:
    told = broken(Move=toy.Guess | toy.Take | Loose)
    assert "a move has `forbid_unknown_fields=True`: ['Loose']" in told


class Loose(msgspec.Struct, frozen=True, tag="gamble"):
    pass


def test_a_described_choice_that_is_not_kept_to(broken: Callable[..., str]) -> None:
    """Counters are taken by a number; one more than it says is let through."""

    def offers(state: Any, seat: int) -> Offers:
        found = toy.offers(state, seat)
        takes = [move.count for move in found.moves if isinstance(move, toy.Take)]
        if not takes:
            return found
        return replace(
            found, moves=(), choices=(Choice("take", (NumberIn("count", 1, max(1, len(takes) - 1)),)),)
        )

    few = {"face": "tests.toy_game.scenes", "bots": {}}  # a face needs no sentence of it
    meta = replace(toy.META, levels=("random",))
    told = broken(box=few, META=meta, offers=offers)
    assert "what fits no described choice is refused: " in told
