"""Every card, colour, event, move, option and refusal has its sentence in both languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from tablee.cli.speech.elision import FUNCTIONS
from tablee.games.camelot.actions import BY_CARD
from tablee.games.camelot.events import Event
from tablee.games.camelot.game import META, Move
from tablee.games.camelot.pieces import ACTIONS, COLOURS, KINDS
from tablee.games.camelot.state import Phase

LANGUAGES = ("fr", "en")
ROOM = files("tablee.games.camelot")


def text_of(language: str) -> str:
    return (ROOM / "locale" / f"{language}.ftl").read_text("utf-8")


def messages(language: str) -> dict[str, set[str]]:
    """Each message with its attributes; a line that cannot be read is a fault."""
    body = FluentParser().parse(text_of(language)).body
    assert not [entry for entry in body if isinstance(entry, Junk)]
    return {
        entry.id.name: {attribute.id.name for attribute in entry.attributes}
        for entry in body
        if isinstance(entry, Message)
    }


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in union.__args__}  # type: ignore[attr-defined]


def reasons() -> set[str]:
    texts = [path.read_text("utf-8") for path in Path(str(ROOM)).rglob("*.py")]
    return {reason for text in texts for reason in re.findall(r'refused\(\s*"CAM-\d\d",\s*"([a-z-]+)"', text)}


def test_both_languages_say_the_same_things() -> None:
    assert messages("fr") == messages("en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_without_words(language: str) -> None:
    said = messages(language)
    wanted = {f"event-{tag}" for tag in tags(Event)} | {f"move-{tag}" for tag in tags(Move)}
    wanted |= {f"phase-{tag}" for tag in tags(Phase)} | {f"refusal-{reason}" for reason in reasons()}
    wanted |= {f"card-{kind.card}" for kind in KINDS} | {f"colour-{colour}" for colour in COLOURS}
    wanted |= {f"level-{level}" for level in META.levels}
    assert wanted <= set(said)
    assert all("hint" in said[f"option-{info.name}"] for info in META.options)
    assert all(f"option-{info.name}-value" in said for info in META.options if info.kind != "switch")
    assert all({"effect", "needs"} <= said[f"card-{card}"] for card in ACTIONS)
    assert all("told" in said[f"card-{card}"] for card in BY_CARD)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_can_be_formed(language: str) -> None:
    """With every argument given, as a word, a number, a missing field."""
    bundle = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    bundle.add_resource(FluentResource(text_of(language)))
    names = set(re.findall(r"\$([a-z_]+)", text_of(language)))
    for value in ("none", "yes", "Knut", 0, 1, 4):
        for key in messages(language):
            pattern = bundle.get_message(key).value
            assert pattern is not None
            told, errors = bundle.format_pattern(pattern, dict.fromkeys(names, value))
            assert not errors
            assert told


def test_french_spaces_do_not_break() -> None:
    for wrong in (" ;", " ?", " !", " :", "« ", " »"):
        assert wrong not in text_of("fr")
