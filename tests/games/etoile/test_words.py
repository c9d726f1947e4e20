"""Every event, move, option and refusal has its sentence, in French and in English."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_message
from msgspec import inspect as shapes

from tablee.games.etoile import game
from tablee.games.etoile.meta import META

ROOM = Path(game.__file__).parent
LANGUAGES = ("fr", "en")


def entries(language: str) -> dict[str, ast.Message]:
    text = (ROOM / "locale" / f"{language}.ftl").read_text(encoding="utf-8")
    resource = FluentParser().parse(text)
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def tags(union: object) -> list[str]:
    shape = shapes.type_info(union)
    assert isinstance(shape, shapes.UnionType)
    return [str(part.tag) for part in shape.types if isinstance(part, shapes.StructType)]


def reasons() -> set[str]:
    """The reason words that stand in the code beside a clause; the house's own for a table's size."""
    code = "".join(path.read_text(encoding="utf-8") for path in ROOM.glob("*.py"))
    calls = re.findall(r"refused\((.*?)\)\n|refused\((.*?)$", code, flags=re.MULTILINE)
    words = re.findall(r'"([a-z]+(?:-[a-z]+)+)"', " ".join(map("".join, calls)))
    return {*words, "wrong-seats"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there(language: str) -> None:
    have = set(entries(language))
    wanted = {f"event-{tag}" for tag in tags(game.Event)} | {f"move-{tag}" for tag in tags(game.Move)}
    wanted |= {f"option-{info.name}" for info in META.options} | {f"refusal-{reason}" for reason in reasons()}
    wanted |= {f"option-{info.name}-value" for info in META.options if info.kind == "choice"}
    assert wanted <= have
    assert {name for name in have if name.startswith("refusal-")} == {f"refusal-{word}" for word in reasons()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_its_hint(language: str) -> None:
    for info in META.options:
        message = entries(language)[f"option-{info.name}"]
        assert [attribute.id.name for attribute in message.attributes] == ["hint"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_but_chance_says_what_it_sees(language: str) -> None:
    told = [serialize_message(entries(language)[f"level-{level}"]) for level in META.levels]
    assert [" · " in text for text in told] == [level != "random" for level in META.levels]


def test_both_languages_say_the_same_with_the_same_values() -> None:
    def values(message: ast.Message) -> set[str]:
        found: set[str] = set()

        def look(node: object) -> None:
            if isinstance(node, ast.VariableReference):
                found.add(node.id.name)
            for part in vars(node).values() if isinstance(node, ast.BaseNode) else ():
                for inner in part if isinstance(part, list) else [part]:
                    look(inner)

        look(message)
        return found

    french, english = entries("fr"), entries("en")
    assert list(french) == list(english)
    for name, message in french.items():
        assert values(message) == values(english[name]), name


def test_french_keeps_its_spaces() -> None:
    text = (ROOM / "locale" / "fr.ftl").read_text(encoding="utf-8")
    assert not re.findall(r"[^\u202f\s#*\[][;!?](?=\s)| [;!?»]|« ", text)
    assert "'" not in text
