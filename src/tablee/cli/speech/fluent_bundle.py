"""Fluent sentences filled in, in French or English.

Parsed by `fluent.syntax`; `fluent.runtime` would do the rest, but brings the calendars and numbers of
every language there is with it, more than everything else that is installed together. A test compares.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from fluent.syntax import FluentParser, ast

Functions = Mapping[str, Callable[..., Any]]
GROUPING: Final = {"fr": "\u202f", "en": ","}
POINT: Final = {"fr": ",", "en": "."}
MILLION: Final = 1_000_000


class Unsaid(Exception):
    """A sentence that cannot be said: something in it is missing."""


class Bundle:
    """The sentences of one language, by their ids; later ones stand for earlier ones of the same id."""

    def __init__(self, language: str, functions: Functions) -> None:
        self.language = language
        self._functions = functions
        self._entries: dict[str, ast.Message | ast.Term] = {}

    def add(self, text: str) -> None:
        for entry in FluentParser(with_spans=False).parse(text).body:
            if isinstance(entry, ast.Message):
                self._entries[entry.id.name] = entry
            elif isinstance(entry, ast.Term):
                self._entries[f"-{entry.id.name}"] = entry

    def knows(self, name: str) -> bool:
        return name in self._entries

    def pattern(self, name: str, attribute: str = "") -> ast.Pattern | None:
        """A sentence, or an attribute of one, as it was written; None if there is none."""
        entry = self._entries.get(name)
        if entry is None:
            return None
        if not attribute:
            return entry.value
        return next((one.value for one in entry.attributes if one.id.name == attribute), None)

    def say(self, pattern: ast.Pattern, values: Mapping[str, object]) -> str:
        """`Unsaid` where a value, a sentence or a function is missing."""
        return "".join([self._element(element, values) for element in pattern.elements])

    def _element(self, element: ast.TextElement | ast.Placeable, values: Mapping[str, object]) -> str:
        if isinstance(element, ast.TextElement):
            return str(element.value)
        return self._shown(self._value(element.expression, values))

    def _shown(self, value: object) -> str:
        if isinstance(value, int | float) and not isinstance(value, bool):
            return written(value, self.language)
        return str(value)

    def _value(self, found: Any, values: Mapping[str, object]) -> object:
        match found:
            case ast.Placeable(expression=inner):
                return self._value(inner, values)
            case ast.StringLiteral():
                return found.parse()["value"]
            case ast.NumberLiteral():
                return found.parse()["value"]
            case ast.VariableReference(id=name):
                if name.name not in values:
                    raise Unsaid(f"${name.name}")
                return values[name.name]
            case ast.MessageReference(id=name, attribute=attribute):
                return self._referred(name.name, attribute, values)
            case ast.TermReference(id=name, attribute=attribute, arguments=arguments):
                return self._referred(f"-{name.name}", attribute, self._named(arguments, values))
            case ast.FunctionReference(id=name, arguments=arguments):
                return self._called(name.name, arguments, values)
            case ast.SelectExpression(selector=selector, variants=variants):
                return self.say(self._chosen(self._value(selector, values), variants).value, values)
        raise Unsaid(type(found).__name__)

    def _referred(self, name: str, attribute: ast.Identifier | None, values: Mapping[str, object]) -> str:
        pattern = self.pattern(name, attribute.name if attribute is not None else "")
        if pattern is None:
            raise Unsaid(name)
        return self.say(pattern, values)

    def _named(self, arguments: ast.CallArguments | None, values: Mapping[str, object]) -> dict[str, object]:
        """A term knows what it is called with, and nothing else."""
        named = arguments.named if arguments is not None else []
        return {one.name.name: self._value(one.value, values) for one in named}

    def _called(self, name: str, arguments: ast.CallArguments, values: Mapping[str, object]) -> object:
        if name not in self._functions:
            raise Unsaid(f"{name}()")
        positional = [self._value(one, values) for one in arguments.positional]
        return self._functions[name](*positional, **self._named(arguments, values))

    def _chosen(self, selected: object, variants: list[ast.Variant]) -> ast.Variant:
        default = next(variant for variant in variants if variant.default)
        return next((one for one in variants if self._fits(one.key, selected)), default)

    def _fits(self, key: ast.Identifier | ast.NumberLiteral, selected: object) -> bool:
        number = selected if isinstance(selected, int | float) else None
        if isinstance(key, ast.NumberLiteral):
            return number is not None and float(key.value) == number
        return key.name == selected or (number is not None and key.name == plural(number, self.language))


def plural(number: float, language: str) -> str:
    """CLDR's word for that many things."""
    if language == "fr":
        if 0 <= abs(number) < 2:
            return "one"
        return "many" if number == int(number) and int(number) % MILLION == 0 else "other"
    return "one" if number == 1 and isinstance(number, int) else "other"


def written(number: float, language: str) -> str:
    """A number as one writes it: at most three decimals, thousands apart."""
    text = f"{number:,}" if isinstance(number, int) else f"{number:,.3f}".rstrip("0").rstrip(".")
    whole, point, decimals = text.partition(".")
    return whole.replace(",", GROUPING[language]) + (POINT[language] + decimals if point else "")
