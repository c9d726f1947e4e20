"""Our filling in of Fluent sentences says what Fluent's own does, for every sentence there is."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tablee.cli.speech.elision import FUNCTIONS
from tablee.cli.speech.fluent_bundle import Bundle, Unsaid, written

ROOT = Path(__file__).resolve().parents[2]
FILES = sorted([*ROOT.glob("src/tablee/**/locale/*.ftl"), *ROOT.glob("examples/*/**/locale/*.ftl")])
VALUES = (0, 1, 2, 7, 12, 1234, 2_000_000, 1.5, "no", "yes", "Ysengrin", "le loup", "")


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (Fluent's name for it)
        self.names.add(node.id.name)


def said(bundle: Bundle, pattern: ast.Pattern, values: Mapping[str, object]) -> str | None:
    try:
        return bundle.say(pattern, values)
    except Unsaid:
        return None


@pytest.mark.parametrize("path", FILES, ids=lambda path: "/".join(path.parts[-4:]))
def test_every_sentence_is_said_as_fluent_says_it(path: Path) -> None:
    language, text = path.stem, path.read_text("utf-8")
    theirs = FluentBundle([language], use_isolating=False, functions=FUNCTIONS)
    theirs.add_resource(FluentResource(text))
    ours = Bundle(language, FUNCTIONS)
    ours.add(text)
    found = Variables()
    found.visit(FluentParser().parse(text))
    compared = 0
    for entry in FluentParser().parse(text).body:
        if not isinstance(entry, ast.Message):
            continue
        message = theirs.get_message(entry.id.name)
        patterns = {"": message.value} | message.attributes
        for attribute, pattern in patterns.items():
            own = ours.pattern(entry.id.name, attribute)
            if pattern is None or own is None:
                assert pattern is own is None
                continue
            for value in VALUES:
                values = dict.fromkeys(found.names, value)
                told, errors = theirs.format_pattern(pattern, values)
                if not errors:
                    compared += 1
                    assert said(ours, own, values) == str(told)
    assert compared


@pytest.mark.parametrize(
    ("number", "french", "english"),
    [
        (0, "0", "0"),
        (1234567, "1\u202f234\u202f567", "1,234,567"),
        (-1234.5, "-1\u202f234,5", "-1,234.5"),
        (2.0, "2", "2"),
    ],
)
def test_numbers_are_written_as_one_writes_them(number: float, french: str, english: str) -> None:
    assert (written(number, "fr"), written(number, "en")) == (french, english)


def test_what_is_missing_is_not_passed_over() -> None:
    bundle = Bundle("fr", {})
    bundle.add("a = { $x }\nb = { nobody }\nc = { F($x) }\nd = { -term }")
    for name in "abcd":
        pattern = bundle.pattern(name)
        assert pattern is not None
        with pytest.raises(Unsaid):
            bundle.say(pattern, {} if name == "a" else {"x": 1})
