"""Every event, move, option, scene and refusal has its sentence, in both languages."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest
from fluent.runtime import FluentBundle, FluentResource

from tablee.core.roles import role_of, roles_in
from tablee.games.dschamal.game import META, Event, Move
from tablee.games.dschamal.pieces import ALL, COLOURS, FORMS, form_of, is_black
from tablee.games.dschamal.state import Phase

ROOM = Path(__file__).resolve().parents[3] / "src/tablee/games/dschamal"


def text(language: str) -> str:
    return (ROOM / f"locale/{language}.ftl").read_text(encoding="utf-8")


def keys(language: str) -> set[str]:
    return set(re.findall(r"(?m)^([a-z][\w-]*) =", text(language)))


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_everything_has_its_sentence(language: str) -> None:
    wanted = {f"event-{tag}" for tag in tags(Event)} | {f"move-{tag}" for tag in tags(Move)}
    wanted |= {f"phase-{tag}" for tag in tags(Phase)} | {f"option-{info.name}" for info in META.options}
    wanted |= {f"level-{level}" for level in META.levels}
    code = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    wanted |= {
        f"refusal-{reason}" for reason in re.findall(r'refused\([^"]*(?:"DSC-\d\d")?[^"]*"([a-z-]+)"', code)
    }
    assert wanted <= keys(language)


def test_both_languages_say_the_same_things() -> None:
    assert keys("fr") - {"colour-m", "colour-f"} == keys("en")


@pytest.mark.parametrize("language", ["fr", "en"])
def test_the_sentences_can_be_read_and_every_piece_has_a_name_of_its_own(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text(language)))
    names = set()
    for piece in ALL:
        colour = "black" if is_black(piece) else COLOURS[piece % 4]
        words = {"form": FORMS[form_of(piece)], "colour": colour}
        for key in ("piece-name", "piece-one", "form-name"):
            message = bundle.get_message(key)
            assert message.value is not None
            _, errors = bundle.format_pattern(message.value, words)
            assert not errors
        message = bundle.get_message("piece-one")
        assert message.value is not None
        names.add(bundle.format_pattern(message.value, words)[0])
    assert len(names) == len(ALL)


def test_structs_name_their_tags_once() -> None:
    for union in (Event, Move, Phase):
        assert len(tags(union)) == len(get_args(union))
        assert all(issubclass(kind, msgspec.Struct) for kind in get_args(union))


@pytest.mark.parametrize("language", ["fr", "en"])
@pytest.mark.parametrize(
    ("asked", "name", "role"), [("take", "giver", "seat"), ("give", "to", "seat"), ("hand", "piece", "piece")]
)
def test_what_a_question_names_has_a_role(language: str, asked: str, name: str, role: str) -> None:
    """Browser and terminal tell a value by the role its name has in events and moves: a seat by its name."""
    assert role_of(roles_in(Event, Move), asked, name) == role
    sentence = re.search(rf"(?m)^question-{asked} = (.*)$", text(language))
    assert sentence
    assert re.findall(r"\$(\w+)", sentence[1]) == [name]
