"""Sentences from Fluent files: the game's own, and the terminal's."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from unicodedata import bidirectional

from tablee.cli.speech.elision import FUNCTIONS
from tablee.cli.speech.fluent_bundle import Bundle
from tablee.core import shelf

JOINERS = "\u200c\u200d"  # invisible, but some scripts need them


class Words:
    """`say(id, …)` in one language; a missing sentence or value is a fault of ours and raises."""

    def __init__(self, language: str, texts: Sequence[str]) -> None:
        self.language = language
        self._bundle = Bundle(language, FUNCTIONS)
        for text in texts:
            self._bundle.add(text)

    def say(self, key: str, **values: object) -> str:
        name, _, attribute = key.partition(".")
        pattern = self._bundle.pattern(name, attribute)
        if pattern is None:
            raise KeyError(key)
        return self._bundle.say(pattern, values)

    def has(self, key: str) -> bool:
        name, _, attribute = key.partition(".")
        return (
            self._bundle.knows(name) if not attribute else self._bundle.pattern(name, attribute) is not None
        )

    def join(self, parts: Sequence[str]) -> str:
        """A list as one says it: “a, b and c”."""
        if len(parts) < 2:
            return "".join(parts)
        return self.say("list-last", head=", ".join(parts[:-1]), last=parts[-1])


@cache
def own_words(language: str) -> Words:
    """The terminal's sentences alone, where no game is known yet."""
    return Words(language, [(files("tablee.cli") / "locale" / f"{language}.ftl").read_text("utf-8")])


@cache
def game_words(game: str, language: str) -> Words:
    """The terminal's sentences, then the game's."""
    own = files("tablee.cli") / "locale" / f"{language}.ftl"
    theirs = files(shelf.box(game).words) / "locale" / f"{language}.ftl"
    return Words(language, [own.read_text("utf-8"), theirs.read_text("utf-8")])


def plain(text: str) -> str:
    """Foreign text that can neither command a terminal nor turn the line around it round."""
    shown = "".join(char if char.isprintable() or char in JOINERS else "·" for char in text)
    turned = any(bidirectional(char) in ("R", "AL") for char in shown)
    return f"\u2068{shown}\u2069" if turned else shown
