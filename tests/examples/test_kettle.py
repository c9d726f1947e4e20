"""The Kettle from pip to the last page of its record: nothing of the house knows its name."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Callable, Sequence
from io import StringIO
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from rich.console import Console

from tablee import bots
from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.speech.fluent_words import game_words
from tablee.conformance import Broken, Case, Plan, check_box
from tablee.conformance.random_game import random_game
from tablee.core import contract, shelf
from tablee.core.chance import Stream
from tablee.core.record import read_record, write_record
from tablee.core.replay import replay
from tablee.core.rulebook import LANGUAGES
from tablee.core.verify import verify
from tablee.lab import play_game, run_arena
from tablee.lab.players import NoSuchBot, find_bot
from tests.examples.packages import KETTLE

HAND = 4  # cards, before anybody has poured one
ANSWERS = "\n".join(["a"] * 60)


def tablee(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [str(Path(sys.executable).with_name("tablee")), *arguments],
        env={**os.environ, "PYTHONPATH": str(folder)},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )


def test_it_keeps_every_promise(kettle: str) -> None:
    assert check_box(kettle) > 250


def test_a_hand_that_everybody_is_told_of_is_noticed(kettle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of it shows in a view: the deal alone tells."""
    rules: Any = shelf.load(kettle)
    dealt = rules.deal

    def deal(*given: Any) -> contract.Step:
        step = dealt(*given)
        return replace(step, events=tuple([contract.Told(told.event) for told in step.events]))

    monkeypatch.setattr(rules, "deal", deal)
    with pytest.raises(Broken, match="what is drawn is told to whoever may see it: None, "):
        check_box(kettle)


def total(state: Any) -> int:
    """What is in the kettle, before anybody may know."""
    return sum(card or 0 for card in state.poured) if state.phase == "pour" else 0


def with_heavy_cards(state: Any) -> tuple[int, ...]:
    """A hand that poured a 5 or a 6 is counted as if nothing were missing."""
    heavy = [state.phase == "pour" and (card or 0) > 4 for card in state.poured]
    return tuple([len(hand) + more for hand, more in zip(state.hands, heavy, strict=True)])


@pytest.mark.parametrize(("field", "computed"), [("steam", total), ("held", with_heavy_cards)])
def test_a_number_computed_from_cards_lying_face_down_is_noticed(
    kettle: str, monkeypatch: pytest.MonkeyPatch, field: str, computed: Callable[[Any], Any]
) -> None:
    """Guesses that honour it hide it from every other promise."""
    rules: Any = shelf.load(kettle)
    view, guess = rules.view, rules.guess
    steaming = msgspec.defstruct("Steaming", [("steam", int, 0)], bases=(rules.View,), frozen=True)

    def leaking(state: Any, seat: int | None) -> Any:
        shown = {**msgspec.structs.asdict(view(state, seat)), field: computed(state)}
        return steaming(**shown)

    def honouring(shown: Any, chance: Any) -> Any:
        held = tuple([HAND - one for one in shown.chosen]) if shown.phase == "pour" else shown.held
        plain = replace(shown, held=held)
        return next(state for _ in count() if leaking(state := guess(plain, chance), shown.seat) == shown)

    monkeypatch.setattr(rules, "View", steaming)
    monkeypatch.setattr(rules, "view", leaking)
    monkeypatch.setattr(rules, "guess", honouring)
    with pytest.raises(Broken, match="only as far as an event tells them of it: None, Pour"):
        check_box(kettle, Plan(tables=((3, rules.Options()),)))


def test_points_leave_room_for_the_rounds_to_come(kettle: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody has 48 points in the first of six rounds; conformance finds a bound that lets that be."""
    rules: Any = shelf.load(kettle)
    state = rules.deal(2, rules.Options(), Stream(b"tea")).state
    assert rules.fault_in(replace(state, scores=(48, 48)), 2, rules.Options()).startswith("scores[0]: ")

    def fault_in(state: Any, seats: int, options: Any) -> str | None:
        found: str | None = sound(state, seats, options)
        scored = bool(found and found.startswith("scores["))
        return None if scored and all(0 <= score <= 8 * options.rounds for score in state.scores) else found

    sound = rules.fault_in
    monkeypatch.setattr(rules, "fault_in", fault_in)
    with pytest.raises(Broken, match="stays sound when it is played on: 'at its end: scores"):
        check_box(kettle)


def test_its_own_tests_are_three_lines_and_pass(kettle_folder: Path) -> None:
    """They are run as its author would: in its folder, with pytest alone."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(KETTLE),
        str(KETTLE),
    ]
    env = {**os.environ, "PYTHONPATH": str(kettle_folder)}
    done = subprocess.run(command, cwd=KETTLE, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-2000:]


def test_every_example_of_the_contract_is_true(kettle: str) -> None:
    game, chance = shelf.load(kettle), Stream(b"tea")
    state = game.deal(2, game.Options(), chance).state
    told = {"game": game, "chance": chance, "state": state, "Stream": Stream}
    runner = doctest.DocTestRunner()
    for test in doctest.DocTestFinder().find(contract.Game, "Game", globs=told):
        runner.run(test)
    functions = [name for name in shelf.PROMISED if callable(getattr(contract.Game, name, None))]
    assert (runner.failures, runner.tries) == (0, len(functions) + 2)  # and two lines at the head


def test_it_has_the_levels_that_are_everybodys(kettle: str) -> None:
    assert shelf.load(kettle).META.levels == (bots.RANDOM, bots.SEARCH)


@pytest.mark.parametrize("against", [("random",), ("random", "random", "random")])
def test_the_search_is_clearly_better_than_chance(kettle: str, against: Sequence[str]) -> None:
    """Of 100 games (seed 11) it won 94 against one and 71 against three; here half more than a fair share."""
    result = run_arena(kettle, ["search", *against], games=8, seed=7)
    searching = next(one for one in result.bots if one.bot == "search")
    assert searching.places[0] / 8 >= 1.5 / (1 + len(against))
    assert searching.mean_place < 1.6


def test_the_search_repeats_itself_from_its_seed(kettle: str) -> None:
    first, again = [write_record(play_game(kettle, ["search", "random"], seed=5)) for _ in range(2)]
    assert first == again


def test_a_game_is_recorded_replayed_and_verified(kettle: str) -> None:
    written = write_record(play_game(kettle, ["random", "random", "search"], seed=2))
    record = read_record(written, shelf.load)
    frames = list(replay(shelf.load(kettle), record))
    assert len(frames) == len(record.turns)
    assert verify(shelf.load(kettle), record) is None


def test_a_bot_that_cannot_be_opened_is_one_line(kettle: str) -> None:
    box = replace(shelf.box(kettle), bots={"steady": "tablee_kettle.bots:STEADY"})
    shelf.installed().boxes[kettle] = box
    with pytest.raises(NoSuchBot, match="kettle: its bot 'steady' cannot be opened"):
        find_bot(kettle, "steady")


@pytest.mark.parametrize(("language", "told"), [("en", "may also be typed"), ("fr", "s’écrit aussi")])
def test_help_shows_a_move_as_one_types_it(kettle_folder: Path, language: str, told: str) -> None:
    options = ("--seed", "3", "--seats", "2", "--bots", "random", "--lang", language)
    helped = tablee(kettle_folder, "play", "kettle", *options, typed="?\nq\nq\n")
    line = next(line for line in helped.stdout.splitlines() if told in line)
    assert re.search(r"swap( \d)*$", line)


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_played_in_the_terminal(kettle_folder: Path, tmp_path: Path, language: str) -> None:
    kept = tmp_path / f"{language}.json"
    words = ("--lang", language)
    options = ("--seed", "3", "--seats", "3", "--bots", "search,random", "--option", "rounds=2")
    played = tablee(kettle_folder, "play", "kettle", *options, "--record", str(kept), *words, typed=ANSWERS)
    assert played.returncode == 0, played.stderr
    expected = {"fr": "La bouilloire contient", "en": "The kettle holds"}[language]
    assert expected in played.stdout
    assert {"fr": "Vos cartes", "en": "Your cards"}[language] in played.stdout
    for command in (("replay", str(kept)), ("verify", str(kept)), ("rules", "kettle", "KET-34")):
        done = tablee(kettle_folder, *command, *words)
        assert done.returncode == 0, (command, done.stderr)
        assert done.stdout


def test_it_is_one_of_the_arena(kettle_folder: Path) -> None:
    done = tablee(kettle_folder, "arena", "kettle", "--bots", "random,random", "--games", "4", "--lang", "en")
    assert done.returncode == 0, done.stderr
    assert "kettle: 4 games" in done.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_happens_can_be_told_and_drawn(kettle: str, language: str) -> None:
    """By the face that every game has: events, questions, moves, pictures and the end, to every seat."""
    face, words = load_face(kettle), game_words(kettle, language)
    names = ("Ada", "Bob", "Cy")
    console = Console(file=StringIO(), width=80)
    for played in random_game(Case(shelf.box(kettle), 3, shelf.load(kettle).Options()), 4):
        for seat in (None, 0, 1, 2):
            reader = Reader(words, names, seat)
            for told in played.step.events:
                assert "none" not in face.tell(told.event, reader)
            view = shelf.load(kettle).view(played.step.state, seat)
            console.print(face.table(view, reader), face.hand(view, reader), face.open_hand(view, reader))
            if seat is None or seat not in shelf.load(kettle).to_act(played.step.state):
                continue
            offers = shelf.load(kettle).offers(played.step.state, seat)
            assert face.prompt(view, offers, reader)
            assert all(face.describe(move, reader) for move in face.listed(view, offers))
            assert face.obvious(view, offers) in (None, *face.listed(view, offers))
    reader, view = Reader(words, names, 0), shelf.load(kettle).view(played.step.state, 0)
    console.print(face.result(view, ((0, 1), (2,)), reader))
