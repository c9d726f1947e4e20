"""The terminal's sentences: the same in both languages, and none missing for any game."""

from __future__ import annotations

from importlib.resources import files

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message

from tablee.cli.faces.face import Reader
from tablee.cli.faces.installed_faces import load_face
from tablee.cli.speech.fluent_bundle import Unsaid
from tablee.cli.speech.fluent_words import game_words, plain
from tablee.cli.speech.language import LANGUAGES, asked_language
from tablee.core.choices import Choice
from tablee.core.shelf import names
from tests.conformance.playing import Case, all_cases, name_of, random_game


def keys(language: str) -> set[str]:
    text = (files("tablee.cli") / "locale" / f"{language}.ftl").read_text("utf-8")
    return {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, Message)}


def test_both_languages_say_the_same_things() -> None:
    assert keys("fr") == keys("en")


def test_french_spaces_do_not_break() -> None:
    text = (files("tablee.cli") / "locale" / "fr.ftl").read_text("utf-8")
    for wrong in (" ;", " ?", " !", " :", "« ", " »"):
        assert wrong not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", all_cases(names()), ids=name_of)
def test_everything_that_happens_can_be_told_and_drawn(case: Case, language: str) -> None:
    """Every event, move, question and refusal of a random game, to every seat and to a watcher."""
    game, face = case.rules, load_face(case.game)
    names = tuple(f"N{seat}" for seat in range(case.seats))
    words = game_words(case.game, language)
    last = None
    for played in random_game(case, 31):
        state = played.step.state
        reader = Reader(words, names, played.seat)
        for told in played.step.events:
            assert face.tell(told.event, reader)
            face.summary(told.event, reader)
        for seat in game.to_act(state):
            view, offers = game.view(state, seat), game.offers(state, seat)
            reader = Reader(words, names, seat)
            assert face.prompt(view, offers, reader)
            for move in face.listed(view, offers):
                assert face.describe(move, reader)
                if isinstance(move, Choice):
                    continue  # nothing one types at once: it is asked for part by part
                typed = face.typed(move, game.write_move(move), view, reader)
                assert face.read(typed, view) == move
            obvious = face.obvious(view, offers)
            assert obvious is None or obvious in (*offers.moves, *face.listed(view, offers))
            if last is not None and (refusal := game.refuse(state, seat, last)) is not None:
                assert words.say(f"refusal-{refusal.reason}", **face.refusal_values(refusal.values, reader))
        last = played.move


def test_a_missing_sentence_is_noticed() -> None:
    with pytest.raises(LookupError):
        game_words("toy", "fr").say("no-such-sentence")
    with pytest.raises(Unsaid):
        game_words("toy", "fr").say("option-counters-value")


def test_foreign_text_is_made_harmless() -> None:
    assert plain("a\x1b[2Jb\nc é") == "a·[2Jb·c é"


@pytest.mark.parametrize(
    ("terminal", "language"),
    [("fr_FR.UTF-8", "fr"), ("en_US.UTF-8", "en"), ("C.UTF-8", "en"), ("de_DE", "en"), ("", "fr")],
)
def test_a_terminal_that_speaks_something_else_is_not_french(
    monkeypatch: pytest.MonkeyPatch, terminal: str, language: str
) -> None:
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)
    monkeypatch.setenv("LANG", terminal)
    assert asked_language([]) == language
    assert asked_language(["rules", "--lang", "en"]) == "en"
    assert asked_language(["--lang=fr", "rules"]) == "fr"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_table_of_one_is_refused_in_the_singular(game: str, language: str) -> None:
    told = game_words(game, language).say("refusal-wrong-seats", least=2, most=3, got=1)
    assert "1 places" not in told
    assert "1 seats" not in told


def test_a_foreign_name_commands_no_terminal_and_turns_no_line_round() -> None:
    assert plain("\x1b[31mEv\u202eil\n") == "·[31mEv·il·"
    assert plain("שירה") == "\u2068שירה\u2069"
    assert plain("علی\u200cرضا") == "\u2068علی\u200cرضا\u2069"
    assert plain("Zoé 李") == "Zoé 李"
