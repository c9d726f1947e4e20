"""What a person is asked for a described choice: part by part, in words that fit every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from tablee.cli.faces.face import Reader
from tablee.cli.faces.sentence_arguments import word_of
from tablee.cli.screen.terminal_screen import Screen
from tablee.core.choices import Choice, NumberIn, OrderOf, Part, PointIn, SomeOf, TextOf, Value, reach_of
from tablee.core.roles import Roles, role_of, singular


class ChoiceParts:
    def __init__(self, choice: Choice, roles: Roles, reader: Reader, screen: Screen) -> None:
        self._choice = choice
        self._roles = roles
        self._reader = reader
        self._screen = screen

    def ask(self) -> dict[str, Any] | None:
        """The fields of the move; None if the person wants to think it over."""
        fields: dict[str, Any] = {}
        for part in self._choice.parts:
            self._show(part)
            while (filled := self._filled(part, text := self._screen.again())) is None:
                if text.lower() == "q":
                    return None
                self._screen.note(Text(self._reader.words.say("part-wrong"), "yellow"))
                self._show(part)
            fields |= filled
        return fields

    def _show(self, part: Part) -> None:
        kind = str(part.__struct_config__.tag)
        asked = self._reader.words.say(f"part-{kind}", **_limits(part))
        self._screen.note(Text(f"{self._label(part)}{asked}", "bold green"))
        if isinstance(part, SomeOf | OrderOf):
            role = role_of(self._roles, self._choice.move, part.field)
            role = role if isinstance(part, SomeOf) and part.most == 1 else singular(role)
            named = [str(word_of(value, role, self._reader)) for value in part.of]
            entries = [
                Text.assemble((f"{number}) ", "bold yellow"), name) for number, name in enumerate(named, 1)
            ]
            self._screen.note(Text("   ").join(entries))

    def _label(self, part: Part) -> str:
        """What this part is called, if the game says so: `choice-<move>.<field>`."""
        fields = part.fields if isinstance(part, PointIn) else (part.field,)
        names, words = [f"choice-{self._choice.move}.{field}" for field in fields], self._reader.words
        said = [words.say(name) for name in names if words.has(name)]
        return f"{', '.join(said)} – " if said else ""

    def _filled(self, part: Part, text: str) -> dict[str, Any] | None:
        """What was typed as the fields of this part; None if it does not fit."""
        if isinstance(part, TextOf):
            return {part.field: text} if len(text) <= part.most else None
        try:
            numbers = [int(word.replace("−", "-")) for word in text.replace(",", " ").split()]
        except ValueError:
            return None
        match part:
            case SomeOf(field, of, least, most):
                picked = _named(of, numbers) if least <= len(numbers) <= most else None
                if picked is None or most > 1:
                    return None if picked is None else {field: picked}
                return {field: picked[0]} if picked else {}
            case OrderOf(field, of):
                order = _named(of, numbers) if len(numbers) == len(of) else None
                return None if order is None else {field: order}
            case NumberIn(field, least, most):
                return {field: numbers[0]} if len(numbers) == 1 and least <= numbers[0] <= most else None
            case PointIn((across, up)):
                fits = len(numbers) == 2 and max(map(abs, numbers)) <= reach_of(part)
                return {across: numbers[0], up: numbers[1]} if fits else None


def _named(of: Sequence[Value], numbers: Sequence[int]) -> list[Value] | None:
    """Those with these numbers, counted from 1, each once."""
    if len(set(numbers)) != len(numbers) or not all(1 <= number <= len(of) for number in numbers):
        return None
    return [of[number - 1] for number in numbers]


def _limits(part: Part) -> dict[str, int]:
    """What fills the sentence that asks for a part."""
    match part:
        case SomeOf() | NumberIn():
            return {"least": part.least, "most": part.most}
        case PointIn():
            return {"most": reach_of(part)}
        case TextOf():
            return {"most": part.most}
    return {}
