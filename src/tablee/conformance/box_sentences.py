"""The sentences of a box as its files have them: their names, their arguments, what they tell apart."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Identifier,
    Junk,
    Message,
    Pattern,
    SelectExpression,
    VariableReference,
    Variant,
)
from fluent.syntax.visitor import Visitor

from tablee.conformance.broken import require
from tablee.core.box import Box


def text_of(box: Box, language: str) -> str:
    return (files(box.words) / "locale" / f"{language}.ftl").read_text("utf-8")


def sentences(box: Box, language: str) -> dict[str, frozenset[str]]:
    """Every sentence by its name, with its arguments; an attribute is `name.attribute`."""
    return {name: arguments_in(pattern) for name, pattern in patterns_of(box, language).items()}


def patterns_of(box: Box, language: str) -> dict[str, Pattern]:
    found: dict[str, Pattern] = {}
    for entry in FluentParser().parse(text_of(box, language)).body:
        if isinstance(entry, Junk):
            require(False, f"{language}.ftl can be read", entry.content)
        if isinstance(entry, Message):
            found |= {entry.id.name: entry.value} if entry.value else {}
            found |= {f"{entry.id.name}.{one.id.name}": one.value for one in entry.attributes}
    return found


def told_of(pattern: Pattern, value: Any) -> str:
    """What a sentence says of `$value`, as far as that tells two values apart."""
    told = ""
    for element in pattern.elements:
        match getattr(element, "expression", element):
            case SelectExpression(selector=VariableReference(id=Identifier(name="value")), variants=variants):
                told += told_of(_variant(variants, value).value, value)
            case VariableReference(id=Identifier(name="value")):
                told += str(value)
            case other:
                told += str(other.to_json())
    return told


def _variant(variants: Sequence[Variant], value: Any) -> Variant:
    named = [
        one for one in variants if str(getattr(one.key, "name", getattr(one.key, "value", ""))) == str(value)
    ]
    return (named or [one for one in variants if one.default])[0]


def arguments_in(pattern: BaseNode) -> frozenset[str]:
    reader = _Arguments()
    reader.visit(pattern)
    return frozenset(reader.names)


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802  (the parser's name)
        self.names.add(node.id.name)
